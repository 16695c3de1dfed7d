// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

/** The user leaves the session. */
final class Left extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int status;

    /**
     * Leaves.
     *
     * @param status that the process ends with
     */
    Left(int status) {
        super("left with status " + status, null, false, false);
        this.status = status;
    }

    /** Returns the status that the process ends with. */
    int status() {
        return status;
    }
}
