// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.job;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import org.kneepoint.server.execution.PatientDatabase;
import org.kneepoint.server.execution.Priority;
import org.kneepoint.server.store.Database;
import org.kneepoint.server.store.Sql;
import org.kneepoint.study.session.Caller;
import org.kneepoint.study.session.Role;
import org.kneepoint.study.session.WorkspaceJob.State;

/**
 * The table {@code job}. New jobs are refused while the database does not answer; changes of known
 * jobs wait for it. Safe for use by several threads.
 */
final class JobTable {
    private static final int LONGEST_FAILURE = 10_000;
    private static final String COLUMNS =
            "SELECT id, account, role, line, priority, state, created, started, ended, estimate,"
                    + " failure, attempts, answered, executed, names FROM job ";
    private static final String SEPARATOR = " ";

    private final Database database;
    private final PatientDatabase patient;
    private final Clock clock;

    JobTable(Database database, Clock clock) {
        this.database = database;
        this.patient = new PatientDatabase(database);
        this.clock = clock;
    }

    /** Records a new job, which waits or begins at once. */
    JobRecord add(Caller caller, String line, boolean begins) {
        State state = begins ? State.RUNNING : State.QUEUED;
        return database.transaction(
                sql -> {
                    long id =
                            sql.insert(
                                    "INSERT INTO job (account, role, line, priority, state,"
                                            + " created, started, attempts)"
                                            + " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                                    caller.account(),
                                    caller.role().label(),
                                    line,
                                    Priority.NORMAL.label(),
                                    label(state),
                                    clock.instant(),
                                    begins ? clock.instant() : null,
                                    begins ? 1 : 0);
                    return select(sql, "WHERE id = ?", id).get(0);
                });
    }

    /** Records that a job begins. */
    void begin(int number, int attempts) {
        update(
                "state = ?, started = ?, attempts = ?",
                number,
                label(State.RUNNING),
                clock.instant(),
                attempts);
    }

    /** Records how far a job is from harming the server, and what it will take. */
    void progress(int number, int attempts, OptionalDouble estimate) {
        update(
                "attempts = ?, estimate = ?",
                number,
                attempts,
                estimate.isPresent() ? estimate.getAsDouble() : null);
    }

    /** Records the end of a job. */
    void end(int number, State state, String failure, JobRecord.Runs runs, List<String> names) {
        update(
                "state = ?, ended = ?, failure = ?, attempts = 0, answered = ?, executed = ?,"
                        + " names = ?",
                number,
                label(state),
                clock.instant(),
                failure.substring(0, Math.min(LONGEST_FAILURE, failure.length())),
                runs.answered(),
                runs.executed(),
                String.join(SEPARATOR, names));
    }

    /** Records that a job waits again, as if it had not begun. */
    void queue(int number) {
        update(
                "state = ?, started = NULL, ended = NULL, failure = '', attempts = 0, names = ''",
                number,
                label(State.QUEUED));
    }

    /** Removes a job that was refused. */
    void remove(int number) {
        patient.transaction(sql -> sql.update("DELETE FROM job WHERE id = ?", number));
    }

    /** Removes the jobs that ended before some moment; returns their number. */
    int removeEndedBefore(Instant moment) {
        return database.transaction(
                sql ->
                        sql.update(
                                "DELETE FROM job WHERE ended < ? AND state NOT IN (?, ?)",
                                moment,
                                label(State.QUEUED),
                                label(State.RUNNING)));
    }

    void setPriority(int number, Priority priority) {
        update("priority = ?", number, priority.label());
    }

    private void update(String assignments, int number, Object... values) {
        Object[] arguments = Arrays.copyOf(values, values.length + 1);
        arguments[values.length] = number;
        patient.transaction(
                sql -> sql.update("UPDATE job SET " + assignments + " WHERE id = ?", arguments));
    }

    Optional<JobRecord> find(int number) {
        return database.transaction(
                sql -> select(sql, "WHERE id = ?", number).stream().findFirst());
    }

    /** Returns the jobs that have not ended, by number. */
    List<JobRecord> open() {
        return database.transaction(
                sql ->
                        select(
                                sql,
                                "WHERE state IN (?, ?) ORDER BY id",
                                label(State.QUEUED),
                                label(State.RUNNING)));
    }

    /** Returns the last jobs of an account, or of all, the newest first. */
    List<JobRecord> last(Optional<String> account, int most) {
        String end = " ORDER BY id DESC FETCH FIRST " + most + " ROWS ONLY";
        return database.transaction(
                sql ->
                        account.isEmpty()
                                ? select(sql, end)
                                : select(sql, "WHERE account = ?" + end, account.get()));
    }

    private static List<JobRecord> select(Sql sql, String condition, Object... arguments)
            throws SQLException {
        return sql.query(COLUMNS + condition, JobTable::read, arguments);
    }

    private static JobRecord read(ResultSet row) throws SQLException {
        double estimate = row.getDouble("estimate");
        boolean hasEstimate = !row.wasNull();
        String names = row.getString("names");
        return new JobRecord(
                Math.toIntExact(row.getLong("id")),
                new Caller(row.getString("account"), Role.of(row.getString("role"))),
                row.getString("line"),
                Priority.of(row.getString("priority")),
                State.valueOf(row.getString("state").toUpperCase(Locale.ROOT)),
                new JobRecord.Times(
                        Sql.instant(row, "created"),
                        Optional.ofNullable(Sql.instant(row, "started")),
                        Optional.ofNullable(Sql.instant(row, "ended"))),
                hasEstimate ? OptionalDouble.of(estimate) : OptionalDouble.empty(),
                row.getString("failure"),
                row.getInt("attempts"),
                new JobRecord.Runs(row.getInt("answered"), row.getInt("executed")),
                names.isEmpty() ? List.of() : List.of(names.split(SEPARATOR)));
    }

    private static String label(State state) {
        return state.name().toLowerCase(Locale.ROOT);
    }
}
