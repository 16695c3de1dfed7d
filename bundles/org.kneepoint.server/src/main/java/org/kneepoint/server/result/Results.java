// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.result;

import java.security.SecureRandom;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.regex.Pattern;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Range;
import org.kneepoint.server.account.AuditLog;
import org.kneepoint.server.account.Quotas;
import org.kneepoint.server.result.StoredResult.Heading;
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

    /** Most points or rows of a result. */
    static final int MOST_POINTS = 200_000;

    /** What a result counts besides its content, bytes. */
    static final int ENTRY_BYTES = 1000;

    private static final int LINK_BYTES = 16;
    private static final Pattern LINK = Pattern.compile("[A-Za-z0-9][A-Za-z0-9_-]{21}");

    private final Database database;
    private final Clock clock;
    private final AuditLog audit;
    private final StoredBytes space;
    private final Quotas quotas;
    private final SecureRandom random = new SecureRandom();

    /** Contents are checked for equality, and the quota for space, by one thread at a time. */
    private final Object writing = new Object();

    /** Stores results in a database within the quotas of accounts and groups. */
    public Results(Database database, Clock clock, AuditLog audit, Quotas quotas) {
        this.database = database;
        this.clock = clock;
        this.audit = audit;
        this.quotas = quotas;
        this.space = new StoredBytes(quotas);
    }

    /**
     * Stores a result. One of the same owner and content, or from the same statement of the same
     * job, is returned instead, as it is.
     *
     * @param job number of the job that gave it
     * @param line the statement that gave it; empty if unknown
     * @throws BadInput if it is too large, or the quota of the caller or their group is used up
     */
    public StoredResult save(
            Caller caller, OptionalLong job, String name, CommandResult result, String line) {
        require(caller);
        Heading heading = Heading.of(name, line, result);
        if (heading.points() > MOST_POINTS) {
            throw BadInput.because(
                    "points",
                    heading.points(),
                    "a stored result has at most " + MOST_POINTS + " points");
        }
        ContentCodec.Encoded content = ContentCodec.encode(result);
        ResultSettings settings = ResultSettings.of(result);
        StoredResult stored =
                new StoredResult(
                        newLink(),
                        caller.account(),
                        clock.instant().truncatedTo(ChronoUnit.MILLIS),
                        job,
                        heading,
                        List.of(),
                        "",
                        Sharing.NOBODY,
                        content.bytes().length + (long) ENTRY_BYTES,
                        Optional.empty());
        StoredResult kept;
        synchronized (writing) {
            kept = save(stored, content, settings);
        }
        if (job.isEmpty() && kept == stored) {
            audit.record(caller, "store result", kept.link());
        }
        return kept;
    }

    /** Quotas have transactions of their own, which must not be nested. */
    private StoredResult save(
            StoredResult stored, ContentCodec.Encoded content, ResultSettings settings) {
        Optional<StoredResult> equal = inRows(rows -> rows.findEqual(stored, content.hash()));
        if (equal.isPresent()) {
            return equal.get();
        }
        space.require(stored.owner(), stored.bytes(), inRows(ResultRows::storedBytes));
        return inRows(
                rows -> {
                    rows.insert(content);
                    rows.insert(stored, content.hash(), settings);
                    return stored;
                });
    }

    /** Work on rows. */
    @FunctionalInterface
    private interface Work<T> {
        T on(ResultRows rows) throws SQLException;
    }

    private <T> T inRows(Work<T> work) {
        return database.transaction(sql -> work.on(new ResultRows(sql)));
    }

    /** Letters and digits begin a link, so that no program takes it for an option. */
    private String newLink() {
        byte[] bytes = new byte[LINK_BYTES];
        String link;
        do {
            random.nextBytes(bytes);
            link = Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
        } while (!LINK.matcher(link).matches());
        return link;
    }

    /**
     * Returns a result, removed or not.
     *
     * @throws BadInput of code {@code unknown} if there is none that the caller may read
     */
    public StoredResult find(Caller caller, String link) {
        if (LINK.matcher(link).matches()) {
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
        present(find(caller, link));
        return inRows(rows -> rows.content(link))
                .orElseThrow(() -> BadInput.because("link", link, "the result was removed"));
    }

    private static StoredResult present(StoredResult result) {
        result.removal()
                .ifPresent(
                        removal -> {
                            throw BadInput.because(
                                    "link", result.link(), "the result was " + removal);
                        });
        return result;
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
        require(caller);
        StoredResult changed;
        synchronized (writing) {
            StoredResult before = owned(caller, link);
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
        require(caller);
        synchronized (writing) {
            owned(caller, link);
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
    int removeUnmarked(Instant before) {
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

    private StoredResult owned(Caller caller, String link) {
        StoredResult result = present(find(caller, link));
        if (!mayChange(caller, result)) {
            throw BadInput.because(
                    "link", link, "only " + result.owner() + " and administrators may change it");
        }
        return result;
    }

    /** Returns whether a caller who may read a result may change it too. */
    static boolean mayChange(Caller caller, StoredResult result) {
        return caller.role() == Role.ADMINISTRATOR || result.owner().equals(caller.account());
    }

    private static void require(Caller caller) {
        if (!caller.role().includes(Role.EVALUATOR)) {
            throw BadInput.because(
                    "role", caller.role().label(), "a viewer reads results and changes none");
        }
    }

    /** Returns the bytes that an account has stored. */
    public long storedBytes(String account) {
        return inRows(ResultRows::storedBytes).getOrDefault(account, 0L);
    }
}
