// SPDX-License-Identifier: Apache-2.0
/**
 * A model of our own: each switch is solved together with the lengths of its upstream queues.
 *
 * <p>The chain of the paper assumes that offers to an inlet and acceptance at an outlet are
 * independent between cycles. At high load they are not: a blocked queue finds the same switch full
 * again, and an empty one stays empty for long. Here the state of a switch holds the lengths of all
 * its queues ({@link org.kneepoint.solver.sharedbuffer.coupled.QueueLengthStates}), so that no
 * outlet distribution is assumed, and those of its d upstream queues ({@link
 * org.kneepoint.solver.sharedbuffer.coupled.UpstreamQueueStates}). An upstream queue that is not
 * empty offers a packet; its transitions with and without acceptance are the means of the chain of
 * its own switch ({@link org.kneepoint.solver.sharedbuffer.coupled.QueueTransitionMatrix}). An
 * outlet is accepted with a probability by the length of its queue, from the chain of the next
 * switch. Correlation over more than two switches is neglected.
 *
 * <p>To limit the states, upstream queues beyond some length are not distinguished.
 */
package org.kneepoint.solver.sharedbuffer.coupled;
