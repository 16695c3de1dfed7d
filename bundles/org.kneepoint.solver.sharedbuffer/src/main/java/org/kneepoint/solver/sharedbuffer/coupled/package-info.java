// SPDX-License-Identifier: Apache-2.0
/**
 * A model of our own: each switch is solved together with the lengths of the queues that feed it.
 *
 * <p>The chain of the paper takes what is offered to an inlet in a cycle, and what is accepted at
 * an outlet, for independent of the cycle before. In a network at high load they are not: a queue
 * that was blocked finds the same switch full again, and one that ran empty stays so for long. Here
 * the state of a switch holds the lengths of all its queues ({@link
 * org.kneepoint.solver.sharedbuffer.coupled.QueueLengthStates}), so that no rule is needed for how
 * cold packets are spread, and those of the d queues that feed it ({@link
 * org.kneepoint.solver.sharedbuffer.coupled.UpstreamQueueStates}). A feeding queue that is not
 * empty offers a packet; how its length changes when the packet is taken, or is not, is what the
 * chain of its own switch says in the mean ({@link
 * org.kneepoint.solver.sharedbuffer.coupled.QueueTransitionMatrix}). In turn an outlet is accepted
 * with a probability that depends on the length of its queue, as the chain of the next switch says.
 * What remains neglected is memory over more than two switches.
 *
 * <p>Where the states would be too many, feeding queues beyond some length are not told apart.
 */
package org.kneepoint.solver.sharedbuffer.coupled;
