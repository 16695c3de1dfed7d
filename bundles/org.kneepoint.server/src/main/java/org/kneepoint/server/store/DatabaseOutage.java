// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.store;

import java.io.IOException;
import java.sql.SQLException;
import java.sql.SQLNonTransientConnectionException;
import java.sql.SQLRecoverableException;
import java.sql.SQLTransientConnectionException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.kneepoint.study.session.Outage;

/** The database does not answer at present, or its disk is full; it may answer later. */
public final class DatabaseOutage extends DatabaseException implements Outage {
    private static final long serialVersionUID = 1L;

    /** Classes of states: connection lost or refused. */
    private static final String CONNECTION = "08";

    /** Ended by the operator, and no space or memory left (PostgreSQL). */
    private static final List<String> SERVER = List.of("57P", "53");

    private static final String DISK_FULL = "53100";

    DatabaseOutage(SQLException cause) {
        super(message(cause), cause);
    }

    static boolean isOutage(SQLException cause) {
        String state = String.valueOf(cause.getSQLState());
        return SERVER.stream().anyMatch(state::startsWith)
                || isOfConnection(cause)
                || cause instanceof SQLTransientConnectionException
                || cause instanceof SQLNonTransientConnectionException
                || cause instanceof SQLRecoverableException
                || ofDisk(cause).isPresent();
    }

    /** The pool and the driver each wrap what they have caught. */
    private static boolean isOfConnection(SQLException cause) {
        return causes(cause)
                .anyMatch(
                        any ->
                                any instanceof SQLException sql
                                        && String.valueOf(sql.getSQLState())
                                                .startsWith(CONNECTION));
    }

    /** H2 reports a file that cannot be written as a general error, with the reason as cause. */
    private static Optional<String> ofDisk(SQLException cause) {
        if (DISK_FULL.equals(cause.getSQLState())) {
            return Optional.of("no space left");
        }
        return causes(cause)
                .filter(any -> any instanceof IOException && !isOfConnection(cause))
                .map(DatabaseException::line)
                .findFirst();
    }

    private static Stream<Throwable> causes(Throwable thrown) {
        return Stream.iterate(thrown, cause -> cause != null, Throwable::getCause);
    }

    private static String message(SQLException cause) {
        return ofDisk(cause)
                .map(reason -> "the database cannot use its disk: " + reason)
                .orElse("the database does not answer");
    }

    /** Returns whether the disk of the database is the reason. */
    public boolean isOfDisk() {
        return ofDisk((SQLException) getCause()).isPresent();
    }

    @Override
    public String finding() {
        return causes(getCause()).map(DatabaseException::line).reduce("", (any, last) -> last);
    }
}
