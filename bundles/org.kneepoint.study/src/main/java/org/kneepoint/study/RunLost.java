// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

/** What had to execute a run has ended, several times, without its result. */
public final class RunLost extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** The end of what executed it last. */
    public RunLost(String reason) {
        super(reason, null, false, false);
    }

    /** Returns the message: it is no fault of a class. */
    @Override
    public String toString() {
        return getMessage();
    }
}
