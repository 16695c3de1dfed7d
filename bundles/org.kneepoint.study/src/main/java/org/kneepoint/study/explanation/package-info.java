// SPDX-License-Identifier: Apache-2.0
/**
 * Why a network saturates: from the points of a curve and the flows of its network, {@link
 * org.kneepoint.study.explanation.SaturationExplanation} names the channel that fills first, the
 * flows through it, the channels blocked behind it ({@link
 * org.kneepoint.study.explanation.BlockedTree}), the throughput beyond the knee and the sources
 * that inject least. Findings are explanations: codes with typed arguments.
 */
@Export
@Version("1.0.0")
package org.kneepoint.study.explanation;

import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;
