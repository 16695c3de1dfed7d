// SPDX-License-Identifier: Apache-2.0
/**
 * Analytic models: a {@link org.kneepoint.api.solver.Solver} turns the context of a network, or the
 * scenario of a system, into a point of the latency-throughput curve.
 */
@Export
@Version("2.0.0")
package org.kneepoint.api.solver;

import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;
