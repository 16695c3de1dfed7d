// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.kneepoint.shell.command.TypedRequest.request;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.shell.FakeNetworkWorkbench;
import org.kneepoint.shell.RenderedResult;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.plugin.Catalogue;

/** The search for saturation, of a network that carries whatever is offered. */
class SaturationCommandTest {
    private final Catalogue catalogue = FakeNetworkWorkbench.catalogue();
    private final Command saturation =
            new SaturationCommand(catalogue, new EvaluationService(catalogue));

    private String refusal(Object... words) {
        return assertThrows(BadInput.class, () -> saturation.execute(request(words))).getMessage();
    }

    @Test
    void aNetworkThatCarriesEverythingIsSteadyToTheEnd() throws Exception {
        CommandResult result = saturation.execute(request("star", "cycles=10", "tolerance=0.1"));
        assertTrue(result.isComplete());
        String text = RenderedResult.text(result, 120);
        assertTrue(text.contains("star by simulation: steady up to load 1000000 ("), text);
        String csv = RenderedResult.csv(result);
        assertTrue(
                csv.startsWith("method,network,solver,simulator,saturation_load,half_width"), csv);
        assertEquals(2, csv.lines().count());
    }

    @Test
    void refusesWhatDoesNotFit() {
        assertEquals("missing: give the name of a network", refusal());
        assertEquals("unknown network 'stat': did you mean star?", refusal("stat"));
        assertTrue(refusal("star", "by=guessing").startsWith("by=guessing is not allowed"));
        assertTrue(refusal("star", "within=0").startsWith("within=0 is not allowed"));
        assertTrue(refusal("star", "tolerance=2").startsWith("tolerance=2 is not allowed"));
        assertTrue(refusal("star", "rate=0.1").startsWith("rate= is what the search varies"));
        assertEquals(
                "solver=any is not asked with by=simulation",
                refusal("star", "by=simulation", "solver=any"));
        assertTrue(refusal("star", "by=model").startsWith("no installed solver treats star"));
    }

    @Test
    void proposesNetworksAndWords() {
        assertTrue(saturation.completions(List.of(), "").contains("star"));
        List<String> words = saturation.completions(List.of("star"), "");
        assertTrue(words.containsAll(List.of("by=", "within=", "tolerance=", "nodes=", "seed=")));
        assertFalse(words.contains("load=") || words.contains("rate="));
        assertEquals(
                List.of("by=both", "by=model", "by=simulation"),
                saturation.completions(List.of("star"), "by="));
    }
}
