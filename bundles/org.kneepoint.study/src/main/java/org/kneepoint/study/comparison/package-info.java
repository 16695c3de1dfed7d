// SPDX-License-Identifier: Apache-2.0
/**
 * Comparison of curves: settings shared by a simulation and a model, pairs of points, their
 * differences, and findings.
 */
@Export
@Version("1.0.0")
package org.kneepoint.study.comparison;

import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;
