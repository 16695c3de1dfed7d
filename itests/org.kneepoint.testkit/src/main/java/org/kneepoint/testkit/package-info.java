// SPDX-License-Identifier: Apache-2.0
/**
 * What the tests of plug-ins share, ours and those of others: small networks to test with, tables
 * of reference values, and the contract of each kind of plug-in as a list of findings that is empty
 * when it is kept. Knows no test framework.
 */
@Export
@Version("1.0.0")
package org.kneepoint.testkit;

import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;
