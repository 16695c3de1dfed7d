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
import org.kneepoint.testkit.ErrorLine;
import org.kneepoint.testkit.Refusal;

/** The search for saturation, of a network that carries whatever is offered. */
class SaturationCommandTest {
    private final Catalogue catalogue = FakeNetworkWorkbench.catalogue();
    private final Command saturation =
            new SaturationCommand(catalogue, new EvaluationService(catalogue));

    private BadInput refused(Object... arguments) {
        return assertThrows(BadInput.class, () -> saturation.execute(request(arguments)));
    }

    private String refusal(Object... arguments) {
        return Refusal.of(refused(arguments));
    }

    @Test
    void aNetworkThatCarriesEverythingIsSteadyToTheEnd() throws Exception {
        CommandResult result = saturation.execute(request("star", "cycles=10", "tolerance=0.1"));
        assertTrue(result.isComplete());
        String text = RenderedResult.text(result, 120);
        ErrorLine.names(text, "star", "simulation", "1000000");
        String csv = RenderedResult.csv(result);
        assertTrue(
                csv.startsWith("method,network,solver,simulator,saturation_load,half_width"), csv);
        assertEquals(2, csv.lines().count());
    }

    @Test
    void refusesWhatDoesNotFit() {
        assertEquals("missing [network]", refusal());
        assertEquals("unknown [network] stat", refusal("stat"));
        assertEquals("not-allowed [by] guessing", refusal("star", "by=guessing"));
        assertEquals("not-allowed [within] 0", refusal("star", "within=0"));
        assertEquals("not-allowed [tolerance] 2", refusal("star", "tolerance=2"));
        ErrorLine.names(refused("star", "rate=0.1").getMessage(), "rate=");
        assertEquals("unusable [solver, by] any", refusal("star", "by=simulation", "solver=any"));
        ErrorLine.names(refused("star", "by=model").getMessage(), "star", "simulate star");
    }

    @Test
    void proposesNetworksAndParameters() {
        assertTrue(saturation.completions(List.of(), "").contains("star"));
        List<String> arguments = saturation.completions(List.of("star"), "");
        assertTrue(
                arguments.containsAll(List.of("by=", "within=", "tolerance=", "nodes=", "seed=")));
        assertFalse(arguments.contains("load=") || arguments.contains("rate="));
        assertEquals(
                List.of("by=both", "by=model", "by=simulation"),
                saturation.completions(List.of("star"), "by="));
    }
}
