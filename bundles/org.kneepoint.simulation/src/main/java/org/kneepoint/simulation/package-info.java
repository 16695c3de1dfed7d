// SPDX-License-Identifier: Apache-2.0
/**
 * The library of simulators: the contract of an engine ({@link
 * org.kneepoint.simulation.SimulationEngine}) and reproducible random streams ({@link
 * org.kneepoint.simulation.RandomStreams}). Output analysis is in {@code analysis}.
 */
@Export
@Version("1.0.0")
package org.kneepoint.simulation;

import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;
