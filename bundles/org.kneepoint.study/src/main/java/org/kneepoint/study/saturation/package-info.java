// SPDX-License-Identifier: Apache-2.0
/**
 * Where a network saturates: an interval between the highest load that is seen steady and the
 * lowest that is seen saturated, narrowed by asking a model or a simulator for points.
 *
 * <p>A {@link org.kneepoint.study.saturation.SaturationQuery} comes in, a {@link
 * org.kneepoint.study.saturation.SaturationSearch} answers it with a {@link
 * org.kneepoint.study.saturation.SaturationResult} for each method and combination of words, and
 * {@link org.kneepoint.study.saturation.SaturationTable} makes rows of them.
 */
@Export
@Version("1.0.0")
package org.kneepoint.study.saturation;

import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;
