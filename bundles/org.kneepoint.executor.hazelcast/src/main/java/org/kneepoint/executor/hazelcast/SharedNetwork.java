// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.executor.hazelcast;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentMap;

/** A network that this workbench has joined. Safe for use by several threads. */
interface SharedNetwork extends AutoCloseable {
    /** Joins networks. */
    @FunctionalInterface
    interface Joining {
        /**
         * Joins a network, or begins it if no member of it answers.
         *
         * @param slots runs that this workbench executes at the same time; 0 if it only submits
         * @throws org.kneepoint.api.scenario.BadInput if the port cannot be used
         */
        SharedNetwork join(NetworkSettings settings, int slots) throws InterruptedException;
    }

    /** Returns this workbench. */
    NetworkMember self();

    /** Returns all workbenches now in the network by their identifiers, this one included. */
    Map<String, NetworkMember> members();

    /** Returns the {@link SessionTerms terms} of all sessions by their names. */
    ConcurrentMap<String, String> sessions();

    /** Returns the maps of a session. */
    SharedSession session(String name);

    /**
     * Returns whether an exception says that the network is changing, so that it may be retried.
     */
    boolean isOutage(RuntimeException e);

    /** Leaves the network. */
    @Override
    void close();

    /** Returns the members that execute runs. */
    default List<NetworkMember> workers() {
        return members().values().stream().filter(member -> member.slots() > 0).toList();
    }
}
