// SPDX-License-Identifier: Apache-2.0
/**
 * The contract of each kind of plug-in: {@link org.kneepoint.contract.PlugInContract} checks it and
 * returns a {@link org.kneepoint.contract.ContractReport}, clause by clause. The command {@code
 * check} prints the report; the test kit makes a test of each clause.
 */
@Export
@Version("1.0.0")
package org.kneepoint.contract;

import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;
