// SPDX-License-Identifier: Apache-2.0
/**
 * Event-driven simulation of an asynchronous multistage network on a continuous clock: N = a^n
 * terminals, n stages of a x a switches, buffers of L waiting places, deterministic service time d.
 *
 * <p>Since every service lasts d, services complete in the order of their starts. A ring of {@link
 * org.kneepoint.simulator.packet.multistage.ServiceCompletions} and one merged Poisson stream of
 * {@link org.kneepoint.simulator.packet.multistage.PoissonSources} are therefore the only events,
 * and the cost of an event does not depend on the size of the network.
 *
 * <p>A <em>wire</em> is one of the N lines before, between and after the stages; a <em>place</em>
 * is a wire of a stage, see {@link org.kneepoint.simulator.packet.multistage.MultistageLayout}.
 * Events at places are processed by {@link
 * org.kneepoint.simulator.packet.multistage.MultistageSwitches}.
 *
 * <p>The unit of time in this package is the service time, not the cycle: sums of service times are
 * then exact, and rounding cannot bias the latencies of a long run.
 *
 * <p>Packets and buffers are indices into arrays; nothing is allocated per packet.
 */
package org.kneepoint.simulator.packet.multistage;
