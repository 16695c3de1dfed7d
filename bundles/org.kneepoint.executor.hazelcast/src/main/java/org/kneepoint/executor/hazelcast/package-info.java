// SPDX-License-Identifier: Apache-2.0
/**
 * Runs by workbenches that join a private network. The {@link
 * org.kneepoint.executor.hazelcast.HazelcastExecutor} joins it for one execution, a session; {@link
 * org.kneepoint.executor.hazelcast.MemberCommand} makes a workbench a member that works for all
 * sessions. Only texts, numbers and bytes of files cross the network, in maps of Hazelcast that
 * survive the loss of a member:
 *
 * <ul>
 *   <li>of the network: the sessions, each with what its members must agree on;
 *   <li>of a session: its packs of runs; leases of packs, which end if they are not renewed;
 *       results by the number of their run; the files of the deploy folder; refusals of members.
 * </ul>
 *
 * <p>The submitting process holds the truth. It offers packs, collects results, and offers again
 * what a member has left undone, so that the maps may lose anything. A member takes a pack by a
 * lease and executes its runs in worker processes on a copy of the deploy folder of the submitter.
 *
 * <p>The library Hazelcast is a feature of its own. It is installed when a process joins a network:
 * no class that uses it may be loaded before.
 */
package org.kneepoint.executor.hazelcast;
