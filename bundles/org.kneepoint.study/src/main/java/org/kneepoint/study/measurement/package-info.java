// SPDX-License-Identifier: Apache-2.0
/**
 * Figures of merit of curves, and of several ramps of one scenario combined ({@link
 * org.kneepoint.study.measurement.CurveMeasurements}); ramps refined around the critical load
 * ({@link org.kneepoint.study.measurement.RefinedRamps}).
 */
@Export
@Version("1.0.0")
package org.kneepoint.study.measurement;

import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;
