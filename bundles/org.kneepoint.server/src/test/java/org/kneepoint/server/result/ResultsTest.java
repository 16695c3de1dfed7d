// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.result;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.kneepoint.server.result.ResultStore.ADMIN;
import static org.kneepoint.server.result.ResultStore.ALICE;
import static org.kneepoint.server.result.ResultStore.BOB;
import static org.kneepoint.server.result.ResultStore.MALLORY;
import static org.kneepoint.server.result.ResultStore.VICTOR;

import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.h2.jdbcx.JdbcDataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.server.store.Database;
import org.kneepoint.server.store.Migrations;
import org.kneepoint.server.store.TestDatabase;
import org.kneepoint.study.session.Caller;

class ResultsTest {
    private ResultStore store;
    private Results results;

    Database database() {
        return TestDatabase.h2();
    }

    @BeforeEach
    void open() {
        store = new ResultStore(database());
        results = store.results;
    }

    private static String refusal(Runnable action) {
        return assertThrows(BadInput.class, action::run).getMessage();
    }

    @Test
    void aResultIsReadAsItWasStored() {
        CommandResult given = SampleResults.unusual();
        StoredResult stored =
                results.save(ALICE, OptionalLong.of(17), "c1", given, "c1 = (measure\tx)");
        assertEquals(
                SampleResults.values(given),
                SampleResults.values(results.content(ALICE, stored.link())));
        assertEquals(stored, results.find(ALICE, stored.link()));
        assertEquals("alice", stored.owner());
        assertEquals(OptionalLong.of(17), stored.job());
        assertEquals("c1 = (measure x)", stored.heading().line());
        assertEquals("ring, torus", stored.heading().network());
        assertEquals(2, stored.heading().curves());
        assertEquals(8, stored.heading().points());
    }

    @Test
    void linksCannotBeGuessed() {
        Set<String> links = new HashSet<>();
        for (int i = 0; i < 100; i++) {
            String link = store.save(ALICE, "c", SampleResults.torus(4, i)).link();
            assertTrue(link.matches("[A-Za-z0-9][A-Za-z0-9_-]{21}"), link);
            links.add(link);
        }
        assertEquals(100, links.size());
    }

    @Test
    void equalContentIsStoredOnce() {
        StoredResult first = store.save(ALICE, "a", SampleResults.torus(64, 1));
        assertEquals(first, store.save(ALICE, "b", SampleResults.torus(64, 1)));
        StoredResult other = store.save(BOB, "b", SampleResults.torus(64, 1));
        assertNotEquals(first.link(), other.link());
        assertEquals(1, store.count("result_content"));
        results.remove(ALICE, first.link());
        assertEquals(1, results.content(BOB, other.link()).curves().size());
        results.remove(BOB, other.link());
        assertEquals(0, store.count("result_content"));
        assertEquals(0, store.count("result_setting"));
        assertEquals(0, results.storedBytes("alice"));
    }

    @Test
    void aPrivateResultIsUnknownToOthers() {
        String link = store.save(ALICE, "a", SampleResults.torus(64, 1)).link();
        String unknown = refusal(() -> results.find(MALLORY, "A".repeat(22)));
        for (Caller other : List.of(BOB, MALLORY, VICTOR)) {
            assertEquals(List.of(), store.names(other, ""));
            assertEquals(
                    unknown.replace("A".repeat(22), link),
                    refusal(() -> results.find(other, link)));
            assertEquals(
                    "unknown",
                    assertThrows(BadInput.class, () -> results.content(other, link)).code());
        }
        for (Runnable attempt :
                List.<Runnable>of(
                        () -> results.remove(MALLORY, link),
                        () -> results.change(MALLORY, link, ResultChange.NONE.note("x")))) {
            assertEquals(unknown.replace("A".repeat(22), link), refusal(attempt));
        }
        assertEquals(List.of("a"), store.names(ADMIN, ""));
        assertEquals(1, results.content(ADMIN, link).curves().size());
    }

    @Test
    void sharingAdmitsReadersOnly() {
        String link = store.save(ALICE, "a", SampleResults.torus(64, 1)).link();
        results.change(ALICE, link, ResultChange.NONE.sharing(Sharing.GROUP));
        assertEquals(List.of("a"), store.names(BOB, ""));
        assertEquals(List.of(), store.names(MALLORY, ""));
        results.change(ALICE, link, ResultChange.NONE.sharing(Sharing.LINK));
        assertEquals(List.of(), store.names(BOB, ""));
        assertEquals("a", results.find(MALLORY, link).heading().name());
        results.change(ALICE, link, ResultChange.NONE.sharing(Sharing.ALL));
        assertEquals(List.of("a"), store.names(VICTOR, ""));
        for (Runnable attempt :
                List.<Runnable>of(
                        () -> results.remove(BOB, link),
                        () ->
                                results.change(
                                        BOB, link, ResultChange.NONE.sharing(Sharing.NOBODY)))) {
            assertEquals("only alice and administrators may change it", refusal(attempt));
        }
        results.change(ADMIN, link, ResultChange.NONE.sharing(Sharing.NOBODY));
        assertEquals(List.of(), store.names(VICTOR, ""));
        assertEquals(
                List.of(
                        "alice store result",
                        "alice share result with group",
                        "alice share result with link",
                        "alice share result with all",
                        "root share result with nobody"),
                store.acts());
    }

    @Test
    void aGroupIsThatOfTheOwnerWhenShared() {
        String link = store.save(ALICE, "a", SampleResults.torus(64, 1)).link();
        results.change(ADMIN, link, ResultChange.NONE.sharing(Sharing.GROUP));
        store.quotas.move("alice", "other");
        results.change(ALICE, link, ResultChange.NONE.note("moved"));
        assertEquals(List.of("a"), store.names(BOB, ""));
        String own = store.save(MALLORY, "m", SampleResults.torus(64, 1)).link();
        assertEquals(
                "the owner of the result has no group",
                refusal(
                        () ->
                                results.change(
                                        MALLORY, own, ResultChange.NONE.sharing(Sharing.GROUP))));
    }

    @Test
    void aViewerStoresNothing() {
        assertEquals(
                "a viewer reads results and changes none",
                refusal(() -> store.save(VICTOR, "a", SampleResults.table())));
    }

    @Test
    void labelsAndNotesChangeAndTheContentDoesNot() {
        String link = store.save(ALICE, "a", SampleResults.torus(64, 1)).link();
        ResultChange change =
                ResultChange.NONE.labels(List.of("paper", " b ", "", "b")).note("line 1\nline 2");
        results.change(ALICE, link, change.name("figure 3"));
        StoredResult changed = results.find(ALICE, link);
        assertEquals(List.of("b", "paper"), changed.labels());
        assertEquals("line 1\nline 2", changed.note());
        assertEquals(List.of("figure 3"), store.names(ALICE, "label=paper LINE"));
        results.change(ALICE, link, ResultChange.NONE.labels(List.of()));
        assertEquals(List.of(), store.names(ALICE, "label=paper"));
        assertEquals("line 1\nline 2", results.find(ALICE, link).note());
    }

    @Test
    void wrongTextsAreRefused() {
        assertEquals(
                "label has 51 characters: at most 50",
                refusal(() -> ResultChange.NONE.labels(List.of("x".repeat(51)))));
        assertEquals("note has control characters", refusal(() -> ResultChange.NONE.note("a\0b")));
        assertEquals(
                "note has control characters", refusal(() -> ResultChange.NONE.note("a\ud800b")));
        assertEquals("name has control characters", refusal(() -> ResultChange.NONE.name("a\nb")));
        assertEquals(
                "name begins with =, +, - or @",
                refusal(() -> ResultChange.NONE.name("=HYPERLINK(1)")));
        assertEquals(
                "label begins with =, +, - or @",
                refusal(() -> ResultChange.NONE.labels(List.of(" @x"))));
        for (String text : List.of("a\u009b31m", "a\u0085b", "a\u202eb", "a\u2066b", "a\33[2J")) {
            assertEquals(
                    "note has control characters", refusal(() -> ResultChange.NONE.note(text)));
        }
    }

    @Test
    void aRemovedResultSaysByWhom() {
        String link = store.save(ALICE, "a", SampleResults.torus(64, 1)).link();
        store.clock.pass(Duration.ofHours(1));
        results.remove(ADMIN, link);
        assertEquals(
                "the result was removed by root on 2026-03-01T13:00:00Z",
                refusal(() -> results.content(ALICE, link)));
        assertEquals(
                Optional.of("root"),
                results.find(ALICE, link).removal().map(StoredResult.Removal::account));
        assertEquals("unknown", assertThrows(BadInput.class, () -> results.find(BOB, link)).code());
        assertEquals(List.of(), store.names(ALICE, ""));
        assertThrows(BadInput.class, () -> results.remove(ALICE, link));
        assertEquals(List.of("alice store result", "root remove result"), store.acts());
        assertNotEquals(link, store.save(ALICE, "a", SampleResults.torus(64, 1)).link());
    }

    @Test
    void quotasOfAccountsAndGroupsHold() {
        StoredResult first = store.save(ALICE, "a", SampleResults.torus(64, 1));
        store.quotas.set(ResultStore.quota(2 * first.bytes() - 100));
        String line = refusal(() -> store.save(ALICE, "b", SampleResults.torus(64, 2)));
        assertTrue(
                line.matches(
                        "your results use 0\\.00\\d of 0\\.00\\d MB and this one needs 0\\.00\\d"
                                + " MB: remove some"),
                line);
        assertEquals(first, store.save(ALICE, "again", SampleResults.torus(64, 1)));
        store.quotas.set(ResultStore.quota(Long.MAX_VALUE));
        store.quotas.setGroup("lab", ResultStore.quota(2 * first.bytes() - 100));
        assertTrue(
                refusal(() -> store.save(BOB, "b", SampleResults.torus(64, 2)))
                        .startsWith("the results of group lab use "));
        store.save(MALLORY, "m", SampleResults.torus(64, 2));
        results.remove(ALICE, first.link());
        store.save(BOB, "b", SampleResults.torus(64, 2));
    }

    @Test
    void filesCountToTheQuotaOfTheAccount() {
        StoredResult first = store.save(ALICE, "a", SampleResults.torus(64, 1));
        store.quotas.set(ResultStore.quota(2 * first.bytes() + 100_000));
        store.files.put("alice", 150_000L);
        assertEquals(first.bytes() + 150_000, results.keptBytes("alice"));
        String line = refusal(() -> store.save(ALICE, "b", SampleResults.torus(64, 2)));
        assertTrue(line.startsWith("your results use "), line);
        store.files.put("alice", 90_000L);
        store.save(ALICE, "b", SampleResults.torus(64, 2));
    }

    @Test
    void oldResultsWithoutLabelOrShareAreRemoved() {
        String plain = store.save(ALICE, "plain", SampleResults.torus(64, 1)).link();
        String labelled = store.save(ALICE, "labelled", SampleResults.torus(64, 2)).link();
        String shared = store.save(BOB, "shared", SampleResults.torus(64, 3)).link();
        results.change(ALICE, labelled, ResultChange.NONE.labels(List.of("keep")));
        results.change(BOB, shared, ResultChange.NONE.sharing(Sharing.LINK));
        store.clock.pass(Duration.ofDays(30));
        store.save(ALICE, "young", SampleResults.torus(64, 4));
        assertEquals(0, results.removeUnmarked(store.clock.instant().minus(Duration.ofDays(31))));
        assertEquals(1, results.removeUnmarked(store.clock.instant().minus(Duration.ofDays(29))));
        assertEquals(List.of("young", "shared", "labelled"), store.names(ADMIN, ""));
        assertEquals(
                "the result was removed by the server, since it was old on 2026-03-31T12:00:00Z",
                refusal(() -> results.content(ALICE, plain)));
    }

    @Test
    void whatJobsNameIsStoredOnce() {
        JobResults jobs = new JobResults(results);
        jobs.named(ALICE, 3, "c1", SampleResults.torus(64, 1), "c1 = (simulate torus)");
        jobs.named(ALICE, 3, "c1", SampleResults.torus(64, 1), "c1 = (simulate torus)");
        // repeated after a restart, with another time of computation
        jobs.named(ALICE, 3, "c1", SampleResults.torus(64, 2), "c1 = (simulate torus)");
        jobs.named(ALICE, 3, "c1", SampleResults.torus(64, 3), "c1 = (simulate torus vcs=4)");
        jobs.named(ALICE, 4, "nothing", CommandResult.none(), "");
        assertEquals(List.of("c1", "c1"), store.names(ALICE, ""));
    }

    @Test
    void aJobThatIsTriedAgainStoresWhatItHadNot() {
        JobResults jobs = new JobResults(results);
        String line = "c1 = (simulate torus)";
        jobs.named(ALICE, 3, "c1", SampleResults.cancelled(2), line);
        jobs.named(ALICE, 3, "c1", SampleResults.cancelled(1), line);
        assertEquals(1, store.names(ALICE, "").size());
        jobs.named(ALICE, 3, "c1", SampleResults.complete(3), line);
        jobs.named(ALICE, 3, "c1", SampleResults.complete(3), line);
        assertEquals(
                List.of(3, 3),
                results.search(ALICE, ResultFilter.ALL, 1).results().stream()
                        .map(result -> result.heading().points())
                        .toList());
        assertTrue(
                results.content(
                                ALICE,
                                results.search(ALICE, ResultFilter.ALL, 1).results().get(0).link())
                        .isComplete());
    }

    @Test
    void theContentIsReadAfterTheDatabaseWasReopened(@TempDir Path folder) {
        CommandResult given = SampleResults.unusual();
        JdbcDataSource source = new JdbcDataSource();
        source.setURL("jdbc:h2:" + folder.resolve("lab") + ";WRITE_DELAY=0");
        Database first = new Database(source);
        Migrations.apply(first);
        String link = new ResultStore(first).save(ALICE, "a", given).link();
        CommandResult read = new ResultStore(new Database(source)).results.content(ALICE, link);
        assertEquals(SampleResults.values(given), SampleResults.values(read));
    }
}
