// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.store;

import java.sql.SQLException;

/** The database has refused a statement, or is away. Its message is one line. */
public sealed class DatabaseException extends RuntimeException permits DatabaseOutage {
    private static final long serialVersionUID = 1L;

    /** State of standard SQL: a value of a unique column exists already. */
    private static final String DUPLICATE = "23505";

    private final boolean duplicate;

    DatabaseException(String message, SQLException cause) {
        super(message, cause);
        this.duplicate = DUPLICATE.equals(cause.getSQLState());
    }

    /** Returns what the report of a driver means: an outage, or a refusal. */
    static DatabaseException of(SQLException cause) {
        return DatabaseOutage.isOutage(cause)
                ? new DatabaseOutage(cause)
                : new DatabaseException("the database: " + line(cause), cause);
    }

    /** Returns whether a row with a value that has to be unique exists already. */
    public boolean isDuplicate() {
        return duplicate;
    }

    /** The first line of a driver's message; H2 adds the statement, which may hold values. */
    static String line(Throwable cause) {
        String text = String.valueOf(cause.getMessage()).lines().findFirst().orElse("");
        return text.replaceFirst("; SQL statement:$", "");
    }
}
