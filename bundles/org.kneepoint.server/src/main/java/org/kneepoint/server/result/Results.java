// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.result;

import java.sql.SQLException;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.ToLongFunction;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Range;
import org.kneepoint.server.account.AuditLog;
import org.kneepoint.server.account.Quotas;
import org.kneepoint.server.store.Database;
import org.kneepoint.study.session.Caller;
import org.kneepoint.study.session.Role;
import org.kneepoint.support.UnknownName;

/**
 * The results that a group keeps. A result is private to its owner and the administrators until it
 * is shared. Its content never changes; name, labels, note and sharing do. One that a caller may
 * not read is to them as unknown. Safe for use by several threads.
 */
public final class Results {
    /** Results of a page of a search. */
    public static final int PAGE = 50;

    private final Database database;
    private final Clock clock;
    private final AuditLog audit;
    private final StorageQuota storage;
    private final Quotas quotas;
    private final ToLongFunction<String> files;

    /** Contents are checked for equality, and the quota for space, by one thread at a time. */
    private final Object writing = new Object();

    /**
     * Stores results in a database within the quotas of accounts and groups.
     *
     * @param files returns what the files of an account take, bytes
     */
    public Results(
            Database database,
            Clock clock,
            AuditLog audit,
            Quotas quotas,
            ToLongFunction<String> files) {
        this.database = database;
        this.clock = clock;
        this.audit = audit;
        this.quotas = quotas;
        this.files = files;
        this.storage = new StorageQuota(quotas);
    }

    /**
     * Stores a result. One of the same owner and content is returned instead, as it is; so is one
     * from the same statement of the same job, which is repeated after an abrupt end of the server,
     * unless that has less, as of a job that was cancelled or has failed and was tried again.
     *
     * @param job number of the job that gave it
     * @param line the statement that gave it; empty if unknown
     * @throws BadInput if it is too large, or the quota of the caller or their group is used up
     */
    public StoredResult save(
            Caller caller, OptionalLong job, String name, CommandResult result, String line) {
        ResultRights.requireEvaluator(caller);
        Instant now = clock.instant().truncatedTo(ChronoUnit.MILLIS);
        NewResult given = NewResult.of(caller.account(), now, job, name, result, line);
        // before others wait: the folder may have many files
        long taken = files.applyAsLong(caller.account());
        StoredResult kept;
        synchronized (writing) {
            kept = save(given, result, taken);
        }
        if (job.isEmpty() && kept == given.stored()) {
            audit.record(caller, "store result", kept.link());
        }
        return kept;
    }

    /** Quotas have transactions of their own, which must not be nested. */
    private StoredResult save(NewResult given, CommandResult result, long taken) {
        StoredResult stored = given.stored();
        String hash = given.content().hash();
        Optional<StoredResult> equal =
                inRows(rows -> rows.findEqual(stored, hash))
                        .or(() -> inRows(rows -> findRepeated(rows, stored, result)));
        if (equal.isPresent()) {
            return equal.get();
        }
        storage.require(stored.owner(), stored.bytes(), inRows(ResultRows::storedBytes), taken);
        return inRows(
                rows -> {
                    rows.insert(given.content());
                    rows.insert(stored, hash, given.settings());
                    return stored;
                });
    }

    private static Optional<StoredResult> findRepeated(
            ResultRows rows, StoredResult stored, CommandResult result) throws SQLException {
        for (StoredResult before : rows.ofStatement(stored)) {
            Optional<CommandResult> content = rows.content(before.link());
            if (content.isPresent() && hasAllOf(content.get(), result)) {
                return Optional.of(before);
            }
        }
        return Optional.empty();
    }

    private static boolean hasAllOf(CommandResult before, CommandResult result) {
        return computed(before) >= computed(result)
                && (before.isComplete() || !result.isComplete());
    }

    /** Returns the number of points that were computed, or of rows of a result without curves. */
    private static long computed(CommandResult result) {
        Set<Status> without = EnumSet.of(Status.CANCELLED, Status.FAILED);
        return result.curves().isEmpty()
                ? result.table().map(table -> table.rows().size()).orElse(0)
                : result.curves().stream()
                        .flatMap(curve -> curve.points().stream())
                        .filter(point -> !without.contains(point.status()))
                        .count();
    }

    /** Work on rows. */
    @FunctionalInterface
    private interface Work<T> {
        T on(ResultRows rows) throws SQLException;
    }

    private <T> T inRows(Work<T> work) {
        return database.transaction(sql -> work.on(new ResultRows(sql)));
    }

    /**
     * Returns a result, removed or not.
     *
     * @throws BadInput of code {@code unknown} if there is none that the caller may read
     */
    public StoredResult find(Caller caller, String link) {
        if (ResultLink.isLink(link)) {
            ResultQuery query = ResultQuery.link(caller, group(caller), link);
            List<StoredResult> found = inRows(rows -> rows.query(query, 0, 1));
            if (!found.isEmpty()) {
                return found.get(0);
            }
        }
        throw BadInput.unknown("link", link, List.of(), "no result that you may read has it");
    }

    private String group(Caller caller) {
        return caller.role() == Role.ADMINISTRATOR ? "" : quotas.group(caller.account());
    }

    /**
     * Returns the content of a result, equal to what was stored.
     *
     * @throws BadInput if there is none that the caller may read, or it was removed
     */
    public CommandResult content(Caller caller, String link) {
        ResultRights.requirePresent(find(caller, link));
        return inRows(rows -> rows.content(link))
                .orElseThrow(() -> BadInput.because("link", link, "the result was removed"));
    }

    /**
     * A page of a search.
     *
     * @param results the latest first
     * @param all number of results of all pages
     */
    public record Page(List<StoredResult> results, int all) {}

    /**
     * Searches the results of the caller and those shared with them.
     *
     * @param page number of the page, from 1
     */
    public Page search(Caller caller, ResultFilter filter, int page) {
        if (page < 1 || page > Integer.MAX_VALUE / PAGE) {
            throw BadInput.notAllowed("page", page, Range.atLeast(1));
        }
        return search(caller, filter, (page - 1) * PAGE, PAGE);
    }

    /** Returns results of a search from some place on. */
    Page search(Caller caller, ResultFilter filter, int offset, int most) {
        filter.settings().keySet().forEach(this::requireFilter);
        ResultQuery query = ResultQuery.search(caller, group(caller), filter);
        return inRows(rows -> new Page(rows.query(query, offset, most), rows.count(query)));
    }

    /** A misspelt name would find nothing. */
    private void requireFilter(String name) {
        Set<String> names = ResultFilter.names();
        if (!names.contains(name) && !inRows(rows -> rows.hasSetting(name))) {
            throw UnknownName.of("filter", name, names);
        }
    }

    /**
     * Changes name, labels, note or sharing.
     *
     * @throws BadInput if the caller is neither the owner nor an administrator, the result was
     *     removed, a text is too long, or an owner without group shares with it
     */
    public StoredResult change(Caller caller, String link, ResultChange change) {
        ResultRights.requireEvaluator(caller);
        StoredResult changed;
        synchronized (writing) {
            StoredResult before = changeable(caller, link);
            changed = change.of(before);
            Optional<String> group = change.sharing().map(who -> sharedGroup(before, who));
            inRows(
                    rows -> {
                        rows.update(changed, group.orElse(rows.sharedGroup(link)));
                        return null;
                    });
        }
        audit.record(
                caller,
                change.sharing()
                        .map(who -> "share result with " + who.label())
                        .orElse("change result"),
                link);
        return changed;
    }

    private String sharedGroup(StoredResult result, Sharing sharing) {
        String group = sharing == Sharing.GROUP ? quotas.group(result.owner()) : "";
        if (sharing == Sharing.GROUP && group.isEmpty()) {
            throw BadInput.because("with", "group", "the owner of the result has no group");
        }
        return group;
    }

    /**
     * Removes a result; a line remains that says by whom and when.
     *
     * @throws BadInput if the caller is neither the owner nor an administrator, or it was removed
     */
    public void remove(Caller caller, String link) {
        ResultRights.requireEvaluator(caller);
        synchronized (writing) {
            changeable(caller, link);
            remove(link, caller.account());
        }
        audit.record(caller, "remove result", link);
    }

    private void remove(String link, String account) {
        inRows(
                rows -> {
                    rows.remove(link, account, clock.instant());
                    return null;
                });
    }

    /**
     * Removes results of before a time that have no label and are not shared.
     *
     * @return their number
     */
    public int removeUnmarked(Instant before) {
        int removed = 0;
        int more;
        do {
            synchronized (writing) {
                List<String> links = inRows(rows -> rows.unmarked(before, PAGE));
                links.forEach(link -> remove(link, ""));
                more = links.size();
            }
            removed += more;
        } while (more > 0);
        return removed;
    }

    private StoredResult changeable(Caller caller, String link) {
        StoredResult result = find(caller, link);
        ResultRights.requirePresent(result);
        ResultRights.requireChange(caller, result);
        return result;
    }

    /** Returns the bytes of the results and files that an account keeps. */
    public long keptBytes(String account) {
        return storedBytes(account) + files.applyAsLong(account);
    }

    /** Returns the bytes that an account has stored. */
    public long storedBytes(String account) {
        return inRows(ResultRows::storedBytes).getOrDefault(account, 0L);
    }
}
