// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer.handler;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.CommandRequest;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.format.Table;

class ExperimentHandlerTest {
    private static final Table TABLE =
            Table.of("experiment", "seconds", "seconds_quick", "title", "paper")
                    .row("table-1", 20.0, 2.0, "Table 1", "Dally 1990")
                    .row("figure-2", 5.0, 1.0, "Figure 2", "Dally 1990")
                    .build();

    /** The command that lists experiments. */
    private record Reproduce(String name, String summary, String usage) implements Command {
        @Override
        public CommandResult execute(CommandRequest request) {
            return CommandResult.none();
        }
    }

    private static Map<String, Object> list(FakeWorkspace workspace) throws Exception {
        return FakeWorkspace.object(
                new ExperimentHandler().list(workspace.call(Map.of(), Map.of())));
    }

    @Test
    void experimentsAreListedWithTheirPapers() throws Exception {
        Map<String, Object> answer =
                list(
                        new FakeWorkspace(Path.of("."), new Reproduce("reproduce", "", ""))
                                .answering(line -> CommandResult.of(TABLE)));
        assertEquals(List.of(Map.of("name", "Dally 1990")), answer.get("papers"));
        assertEquals(
                Map.of(
                        "name", "figure-2",
                        "paper", "Dally 1990",
                        "title", "Figure 2",
                        "seconds", 5.0,
                        "seconds_quick", 1.0,
                        "line", "reproduce figure-2"),
                FakeWorkspace.list(answer, "experiments").get(1));
    }

    @Test
    void thereAreNoneWithoutTheCommand() throws Exception {
        Map<String, Object> answer = list(new FakeWorkspace(Path.of(".")));
        assertEquals(false, answer.get("installed"));
        assertEquals(List.of(), answer.get("experiments"));
    }
}
