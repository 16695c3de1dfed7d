// SPDX-License-Identifier: Apache-2.0
/**
 * Figures of merit read off curves: of each for itself, and of ramps of one scenario together
 * ({@link org.kneepoint.study.measurement.CurveMeasurements}); and the ramps that give one answer
 * with an interval ({@link org.kneepoint.study.measurement.RefinedRamps}).
 */
@Export
@Version("1.0.0")
package org.kneepoint.study.measurement;

import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;
