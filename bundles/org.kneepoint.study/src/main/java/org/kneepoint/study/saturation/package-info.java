// SPDX-License-Identifier: Apache-2.0
/**
 * The saturation load of a network: a bracket between the highest steady load and the lowest
 * saturated load, narrowed by evaluating points by a model or a simulator.
 *
 * <p>A {@link org.kneepoint.study.saturation.SaturationSearch} answers a {@link
 * org.kneepoint.study.saturation.SaturationQuery} with a {@link
 * org.kneepoint.study.saturation.SaturationResult} for each method and combination of settings, the
 * rows of a {@link org.kneepoint.study.saturation.SaturationTable}.
 */
@Export
@Version("1.0.0")
package org.kneepoint.study.saturation;

import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;
