// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.executor.hazelcast;

import java.util.Optional;
import java.util.concurrent.ConcurrentMap;

/** The maps of a session, which the submitting process and the members share. */
interface SharedSession {
    /** Packs of runs that are not done, as {@link Pack#text texts} by their numbers. */
    ConcurrentMap<Integer, String> packs();

    /** Results that were not collected yet, as {@link RunEnd#text texts} by numbers of runs. */
    ConcurrentMap<Integer, String> results();

    /** Parts of files, see {@link SentFiles}. */
    ConcurrentMap<String, byte[]> blocks();

    /** Why members do not work for the session, by their addresses. */
    ConcurrentMap<String, String> refusals();

    /** Takes the lease of a pack for a member, unless another has it. */
    boolean lease(int pack, String member);

    /** Renews the lease of a pack; returns false if the member does not have it any more. */
    boolean renew(int pack, String member);

    /** Returns the member that has the lease of a pack. */
    Optional<String> holder(int pack);

    /** Ends the lease of a pack. */
    void release(int pack);

    /** Removes all maps. */
    void remove();
}
