// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.kneepoint.shell.command.TypedRequest.request;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.shell.FakeNetworkWorkbench;
import org.kneepoint.shell.RenderedResult;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.testkit.Refusal;

/** Bounds of a star, in which only the channels of terminals can be full. */
class BoundCommandTest {
    private final Catalogue catalogue = FakeNetworkWorkbench.catalogue();
    private final Command bound = new BoundCommand(catalogue, new EvaluationService(catalogue));

    private String refusal(Object... arguments) {
        return Refusal.of(
                () -> {
                    try {
                        bound.execute(request(arguments));
                    } catch (RuntimeException e) {
                        throw e;
                    } catch (Exception e) {
                        throw new AssertionError(e);
                    }
                });
    }

    @Test
    void theFirstColumnsAreThoseOfEveryBound() throws Exception {
        CommandResult result = bound.execute(request("star"));
        List<String> lines = RenderedResult.csv(result).lines().toList();
        assertEquals(
                "network,routing,pattern,bound,channel,method,certificate,split,flows,largest",
                lines.get(0));
        assertEquals(2, lines.size(), lines.toString());
        assertTrue(lines.get(1).startsWith("star,"), lines.get(1));
        assertTrue(lines.get(1).contains("terminal"), lines.get(1));
    }

    @Test
    void refusesWhatDoesNotFit() {
        assertEquals("missing [network]", refusal());
        assertEquals("unknown [network] stat", refusal("stat"));
        assertEquals("not-allowed [precision] 2", refusal("star", "precision=2"));
        assertEquals("unknown [colour] colour", refusal("star", "colour=3"));
        assertEquals("unknown [pattern] hut", refusal("star", "pattern=hut"));
    }

    @Test
    void proposesRoutingsAndPatterns() {
        assertEquals(List.of("star"), bound.completions(List.of(), ""));
        assertTrue(bound.completions(List.of("star"), "routing=").contains("routing=best"));
        assertTrue(bound.completions(List.of("star"), "").contains("terminal_channels="));
        assertEquals(List.of(), bound.completions(List.of("min"), ""));
    }
}
