// SPDX-License-Identifier: Apache-2.0
/**
 * Simulators: a {@link org.kneepoint.api.simulator.Simulator} turns the context of a network, or
 * the scenario of a system, into a point of the latency-throughput curve, with an interval on every
 * figure.
 */
@Export
@Version("2.0.0")
package org.kneepoint.api.simulator;

import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;
