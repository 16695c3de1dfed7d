// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.result;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.kneepoint.server.result.ResultStore.ALICE;
import static org.kneepoint.server.result.ResultStore.BOB;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.server.store.TestDatabase;
import org.kneepoint.study.session.Caller;
import org.kneepoint.testkit.FakeRequest;

class CommandsTest {
    @TempDir Path folder;
    private ResultStore store;
    private Map<String, Command> commands;

    @BeforeEach
    void open() {
        store = new ResultStore(TestDatabase.h2());
        commands =
                Map.of(
                        "results", new ResultsCommand(store.results),
                        "result", new ResultCommand(store.results),
                        "save", new SaveCommand(store.results));
    }

    private CommandResult run(Caller caller, String name, Object... words) throws Exception {
        Command command = commands.get(name);
        return caller.call(() -> command.execute(new FakeRequest(command, folder, words)));
    }

    private String save(CommandResult result, String... settings) throws Exception {
        List<Object> words = new ArrayList<>(List.of(result));
        words.addAll(List.of(settings));
        Table table = run(ALICE, "save", words.toArray()).table().orElseThrow();
        return table.rows().get(0).get(1).toString();
    }

    private static Map<Object, Object> described(CommandResult result) {
        Map<Object, Object> description = new HashMap<>();
        result.table().orElseThrow().rows().forEach(row -> description.put(row.get(0), row.get(1)));
        return description;
    }

    @Test
    void aSavedResultIsFoundAndShown() throws Exception {
        String link = save(SampleResults.torus(1024, 1), "name=t1024", "labels=paper,draft");
        Table found =
                run(ALICE, "results", "torus", "nodes=1024", "label=paper").table().orElseThrow();
        assertEquals(link, found.rows().get(0).get(0));
        assertEquals("t1024", found.rows().get(0).get(3));
        assertEquals("draft,paper", found.rows().get(0).get(9));
        CommandResult shown = run(ALICE, "result", "show", link);
        assertEquals(
                SampleResults.values(SampleResults.torus(1024, 1)), SampleResults.values(shown));
    }

    @Test
    void savingAgainChangesWhatIsGiven() throws Exception {
        String link = save(SampleResults.torus(64, 1), "name=a", "note=first");
        assertEquals(link, save(SampleResults.torus(64, 1), "labels=x", "share=group"));
        Map<Object, Object> description = described(run(BOB, "result", "describe", link));
        assertEquals("a", description.get("name"));
        assertEquals("first", description.get("note"));
        assertEquals("x", description.get("labels"));
        assertEquals("simulate torus load=0.1 vcs=2", description.get("command"));
    }

    @Test
    void theOwnerChangesAndRemoves() throws Exception {
        String link = save(SampleResults.torus(64, 1));
        run(ALICE, "result", "label", link, "b,a");
        run(ALICE, "result", "note", link, "seen", "in", "June");
        run(ALICE, "result", "rename", link, "figure");
        run(ALICE, "result", "share", link, "with=all");
        Map<Object, Object> description = described(run(BOB, "result", "describe", link));
        assertEquals("a,b", description.get("labels"));
        assertEquals("seen in June", description.get("note"));
        assertEquals("figure", description.get("name"));
        run(ALICE, "result", "note", link, "text=load = 0.5");
        run(ALICE, "result", "label", link);
        description = described(run(BOB, "result", "describe", link));
        assertEquals("load = 0.5", description.get("note"));
        assertEquals("", description.get("labels"));
        assertThrows(BadInput.class, () -> run(BOB, "result", "remove", link));
        run(ALICE, "result", "remove", link);
        assertTrue(
                described(run(ALICE, "result", "describe", link))
                        .get("removed")
                        .toString()
                        .startsWith("removed by alice on "));
    }

    @Test
    void wrongWordsAreRefused() throws Exception {
        String link = save(SampleResults.torus(64, 1));
        for (Object[] words :
                List.of(
                        new Object[] {},
                        new Object[] {"shw", link},
                        new Object[] {"show"},
                        new Object[] {"show", link, "more"},
                        new Object[] {"show", link, "a=b"},
                        new Object[] {"show", "../../etc/passwd"},
                        new Object[] {"share", link},
                        new Object[] {"share", link, "with=world"},
                        new Object[] {"rename", link},
                        new Object[] {"rename", link, "a", "b"},
                        new Object[] {"export", "typed=a.csv", "zip=a.zip"},
                        new Object[] {"export", "typed=a.txt"},
                        new Object[] {"verify", "none"})) {
            assertThrows(
                    BadInput.class, () -> run(ALICE, "result", words), () -> List.of(words) + "");
        }
        assertThrows(BadInput.class, () -> run(ALICE, "save"));
        assertThrows(BadInput.class, () -> run(ALICE, "save", "c"));
        assertThrows(BadInput.class, () -> run(ALICE, "results", "page=0"));
        assertThrows(BadInput.class, () -> run(ALICE, "results", SampleResults.table()));
        assertEquals(
                List.of("share"),
                assertThrows(BadInput.class, () -> run(ALICE, "result", "shar", link)).nearest());
    }

    @Test
    void everyCommandHasAUsage() {
        commands.forEach(
                (name, command) -> {
                    assertEquals(name, command.name());
                    assertTrue(command.usage().startsWith(name + " "), command.usage());
                });
    }
}
