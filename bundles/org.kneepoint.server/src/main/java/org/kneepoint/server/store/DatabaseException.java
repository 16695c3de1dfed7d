// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.store;

import java.sql.SQLException;
import java.sql.SQLNonTransientConnectionException;
import java.sql.SQLRecoverableException;
import java.sql.SQLTransientConnectionException;

/** The database has refused a statement or does not answer. Its message is one line. */
public final class DatabaseException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** State of standard SQL: a value of a unique column exists already. */
    private static final String DUPLICATE = "23505";

    /** Classes of states: connection lost or refused; ended by the operator (PostgreSQL). */
    private static final String CONNECTION = "08";

    private static final String OPERATOR = "57P";

    private final String state;
    private final boolean unavailable;

    /** Wraps what the driver reports. */
    public DatabaseException(SQLException cause) {
        super(message(cause), cause);
        this.state = state(cause);
        this.unavailable = isUnavailable(cause);
    }

    /** Returns whether a row with a value that has to be unique exists already. */
    public boolean isDuplicate() {
        return state.equals(DUPLICATE);
    }

    /** Returns whether the database does not answer at present; it may later. */
    public boolean isUnavailable() {
        return unavailable;
    }

    private static String state(SQLException cause) {
        return cause.getSQLState() == null ? "" : cause.getSQLState();
    }

    private static boolean isUnavailable(SQLException cause) {
        String state = state(cause);
        return state.startsWith(CONNECTION)
                || state.startsWith(OPERATOR)
                || cause instanceof SQLTransientConnectionException
                || cause instanceof SQLNonTransientConnectionException
                || cause instanceof SQLRecoverableException;
    }

    /** The first line of a driver's message; H2 adds the statement, which may hold values. */
    private static String message(SQLException cause) {
        String text = String.valueOf(cause.getMessage()).lines().findFirst().orElse("");
        String reason = text.replaceFirst("; SQL statement:$", "");
        return isUnavailable(cause)
                ? "the database does not answer: " + reason
                : "the database: " + reason;
    }
}
