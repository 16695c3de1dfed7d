// SPDX-License-Identifier: Apache-2.0
/**
 * An asynchronous multistage network in motion, event by event on a continuous clock: N = a^n
 * terminals, n stages of a x a switches, buffers of L waiting places, deterministic service d.
 *
 * <p>Since every service lasts d, services end in the order in which they began. A ring of {@link
 * org.kneepoint.simulator.packet.multistage.ServiceCompletions} and one merged Poisson stream of
 * {@link org.kneepoint.simulator.packet.multistage.PoissonSources} are therefore all the events
 * there are, and each costs the same whatever the size of the network.
 *
 * <p>A <em>wire</em> is one of the N lines before, between and after the stages; a <em>place</em>
 * is a wire of a stage, see {@link org.kneepoint.simulator.packet.multistage.MultistageLayout}.
 * What happens at places is told by {@link
 * org.kneepoint.simulator.packet.multistage.MultistageSwitches}.
 *
 * <p>Time inside is in services, not in cycles: sums of services are then exact, and no rounding
 * can make all packets of a long run a little faster or slower.
 *
 * <p>These are inner loops: packets and buffers are numbers, what belongs to them lies in arrays,
 * and nothing is allocated per packet.
 */
package org.kneepoint.simulator.packet.multistage;
