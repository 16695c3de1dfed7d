// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

/** A statement has failed; the statements after it are not run. */
final class StatementFailure extends Exception {
    private static final long serialVersionUID = 1L;
    private final transient String place;
    private final transient ErrorReport errorReport;

    /**
     * A failure with its message.
     *
     * @param place prefix of the message; empty for none
     * @param cause null if the result is a fault
     */
    StatementFailure(String place, ErrorReport errorReport, Throwable cause) {
        super(errorReport.line(), cause);
        this.place = place;
        this.errorReport = errorReport;
    }

    /** Returns the prefix of the message, such as "3: " for the third line. */
    String place() {
        return place;
    }

    ErrorReport errorReport() {
        return errorReport;
    }
}
