// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

/** Ends the session, thrown by {@code exit}. */
final class SessionExit extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int status;

    SessionExit(int status) {
        super("left with status " + status, null, false, false);
        this.status = status;
    }

    /** Returns the exit status of the process. */
    int status() {
        return status;
    }
}
