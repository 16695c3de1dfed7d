// SPDX-License-Identifier: Apache-2.0
/**
 * The test kit for plug-ins: the contract of each kind as a JUnit 5 test to extend, such as {@link
 * org.kneepoint.testkit.TopologyContract}; small networks, tables of reference values, and
 * comparison of errors by value, independent of a test framework.
 */
@Export
@Version("1.0.0")
package org.kneepoint.testkit;

import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;
