// SPDX-License-Identifier: Apache-2.0
/**
 * The test kit for plug-ins: small networks, tables of reference values, the contract of each kind
 * of plug-in as a list of violations, and comparison of errors by value. Independent of a test
 * framework.
 */
@Export
@Version("1.0.0")
package org.kneepoint.testkit;

import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;
