// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.executor.hazelcast;

import org.kneepoint.api.run.Progress;

/** The right of this member to execute a pack, until it is done or the lease has ended. */
final class Lease implements Progress {
    /** How long a lease lasts that is not renewed, seconds. */
    static final long TERM_SECONDS = 30;

    private final JoinedSession session;
    private final int number;
    private final Pack pack;
    private volatile boolean isLost;

    /**
     * A lease that was taken.
     *
     * @param number of the pack
     */
    Lease(JoinedSession session, int number, Pack pack) {
        this.session = session;
        this.number = number;
        this.pack = pack;
    }

    JoinedSession session() {
        return session;
    }

    Pack pack() {
        return pack;
    }

    /** Renews it for a member; another may have it if it was not renewed for too long. */
    void renew(String member) {
        if (!session.isEnded() && !session.shared().renew(number, member)) {
            isLost = true;
        }
    }

    /** Returns whether this member still has it, as far as it knows. */
    boolean isHeld() {
        return !isLost && !session.isEnded();
    }

    /** Says that nothing more of the pack will be done here. */
    void end() {
        if (isHeld()) {
            session.shared().packs().remove(number);
            session.shared().release(number);
        }
    }

    /** A run whose lease has ended is not of use. */
    @Override
    public boolean isCancelled() {
        return !isHeld();
    }

    @Override
    public void report(double fraction) {
        // whole runs are counted
    }
}
