// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.result;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.kneepoint.server.result.ResultStore.ALICE;
import static org.kneepoint.server.result.ResultStore.BOB;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.server.store.Database;
import org.kneepoint.server.store.TestDatabase;

class ResultSearchTest {
    private ResultStore store;

    Database database() {
        return TestDatabase.h2();
    }

    @BeforeEach
    void fill() {
        store = new ResultStore(database());
        store.save(ALICE, "small", SampleResults.torus(64, 1));
        store.clock.pass(Duration.ofDays(1));
        String link = store.save(ALICE, "large", SampleResults.torus(1024, 1)).link();
        store.results.change(ALICE, link, ResultChange.NONE.labels(List.of("paper", "100%_safe")));
        store.clock.pass(Duration.ofDays(1));
        String odd =
                store.results
                        .save(
                                BOB,
                                OptionalLong.empty(),
                                "odd",
                                SampleResults.unusual(),
                                "odd = (measured ring)")
                        .link();
        store.results.change(BOB, odd, ResultChange.NONE.sharing(Sharing.ALL));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            nullValues = "none",
            value = {
                "                              | odd, large, small",
                "torus                         | odd, large, small",
                "TORUS flit                    | large, small",
                "torus nodes=1024              | large",
                "nodes=1024 vcs=2              | large",
                "nodes=1024 vcs=4              | ''",
                "vcs=2.0                       | large, small",
                "z=.1                          | odd",
                "by=alice                      | large, small",
                "by=bob method=measured        | odd",
                "label=paper                   | large",
                "label=pap                     | ''",
                "%                             | large",
                "100%_s                        | large",
                "0%s                           | ''",
                "since=2026-03-02              | odd, large",
                "until=2026-03-02              | large, small",
                "since=2026-03-02T12:00:00Z until=2026-03-03T12:00:00Z | large",
                "bundle=org.example.torus      | large, small",
                "bundle=org.example.flit       | large, small",
                "bundle_hash=def456            | large, small",
                "bundle_hash=abc               | large, small",
                "bundle_hash=x                 | ''",
                "simulator=flit                | large, small",
                "network=ring evaluator=chip   | odd",
                "x'; DROP TABLE result; --     | ''",
            })
    void resultsAreFound(String search, String names) {
        assertEquals(names, String.join(", ", store.names(ALICE, search == null ? "" : search)));
    }

    @Test
    void pagesFollowOneAnother() {
        for (int i = 0; i < Results.PAGE; i++) {
            store.save(ALICE, "n" + i, SampleResults.torus(8, i));
        }
        Results.Page first = store.results.search(ALICE, ResultFilter.ALL, 1);
        Results.Page second = store.results.search(ALICE, ResultFilter.ALL, 2);
        assertEquals(Results.PAGE + 3, first.all());
        assertEquals(Results.PAGE, first.results().size());
        assertEquals("n49", first.results().get(0).heading().name());
        assertEquals(3, second.results().size());
        assertEquals(second.all(), first.all());
        assertEquals(0, store.results.search(ALICE, ResultFilter.ALL, 3).results().size());
        assertThrows(BadInput.class, () -> store.results.search(ALICE, ResultFilter.ALL, 0));
    }

    @Test
    void aMisspeltFilterIsRefused() {
        BadInput bad = assertThrows(BadInput.class, () -> store.names(ALICE, "metod=simulation"));
        assertEquals(List.of("method"), bad.nearest());
    }

    @Test
    void aWrongTimeIsRefused() {
        BadInput bad =
                assertThrows(
                        BadInput.class, () -> ResultFilter.of("", Map.of("since", "last year")));
        assertEquals(
                "since=last year is not allowed: a date such as 2026-01-31 or a time such as"
                        + " 2026-01-31T12:00:00Z",
                bad.getMessage());
    }
}
