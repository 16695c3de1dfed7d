// SPDX-License-Identifier: Apache-2.0
/**
 * The flit-level simulator of any installed topology. {@link
 * org.kneepoint.simulator.flit.FlitSimulator} is the service, {@link
 * org.kneepoint.simulator.flit.FlitParameters} its parameters, {@link
 * org.kneepoint.simulator.flit.RouterModels} the installed router models. Those of this bundle have
 * a package each: {@code ideal}, {@code singlecycle}, {@code pipelined}; their common parts are in
 * {@code kernel}.
 */
package org.kneepoint.simulator.flit;
