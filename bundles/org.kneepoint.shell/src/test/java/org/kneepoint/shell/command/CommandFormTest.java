// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.RequestSize;
import org.kneepoint.api.metric.Metric;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.shell.FakeNetworkWorkbench;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.testkit.Refusal;

/** The parameters and the check that commands offer to forms. */
class CommandFormTest {
    private static final List<String> STAR = List.of("star");

    private final Catalogue catalogue = FakeNetworkWorkbench.catalogue();
    private final EvaluationService evaluation = new EvaluationService(catalogue);
    private final Command simulate =
            new EvaluateCommand(EvaluationMethod.SIMULATION, catalogue, evaluation);
    private final Command saturation = new SaturationCommand(catalogue, evaluation);
    private final Command bound = new BoundCommand(catalogue, evaluation);

    private static RequestSize size(Command command, Map<String, String> settings) {
        return command.check(STAR, settings, Progress.NONE);
    }

    private static String refusal(Command command, Map<String, String> settings) {
        return Refusal.of(assertThrows(BadInput.class, () -> size(command, settings)));
    }

    @Test
    void anEvaluationHasTheParametersOfNetworkEvaluatorAndChosenPlugIns() {
        Parameters plain = simulate.parameters(STAR, Map.of());
        assertTrue(plain.names().containsAll(List.of("nodes", "load", "rate", "self", "axis")));
        assertFalse(plain.names().contains("hotspot"));
        assertEquals(List.of(List.of("load", "rate")), plain.exclusive());
        Parameters hot = simulate.parameters(STAR, Map.of("pattern", "hot"));
        assertTrue(hot.names().contains("hotspot"));
        assertFalse(hot.names().contains("self"));
    }

    @Test
    void parametersThatSelectAPlugInListTheInstalledOnesWithTheirSummaries() {
        Parameters parameters = simulate.parameters(STAR, Map.of());
        assertEquals(List.of("hot", "uniform"), parameters.get("pattern").choices());
        assertEquals(
                "a pattern called hot",
                parameters.get("pattern").choiceMeaning("hot").orElseThrow());
        assertEquals(List.of("direct"), parameters.get("routing").choices());
        assertEquals(
                List.of("direct", "scenic"),
                simulate.parameters(STAR, Map.of("nodes", "3")).get("routing").choices());
        assertEquals(List.of("engine"), parameters.get("simulator").choices());
        assertTrue(parameters.get("axis").choices().contains("nodes"));
    }

    @Test
    void anUnknownNetworkOrPlugInIsRefused() {
        assertEquals(
                "unknown [network] stat",
                Refusal.of(
                        assertThrows(
                                BadInput.class,
                                () -> simulate.parameters(List.of("stat"), Map.of()))));
        assertEquals(
                "unknown [pattern] warm",
                Refusal.of(
                        assertThrows(
                                BadInput.class,
                                () -> simulate.parameters(STAR, Map.of("pattern", "warm")))));
    }

    @Test
    void aSearchVariesTheLoadItself() {
        Parameters parameters = saturation.parameters(STAR, Map.of());
        assertTrue(parameters.names().containsAll(List.of("by", "tolerance", "within", "nodes")));
        assertFalse(parameters.names().contains("load") || parameters.names().contains("rate"));
        assertEquals(List.of(), parameters.exclusive());
    }

    @Test
    void aBoundHasTheParametersOfTheNetwork() {
        Parameters parameters = bound.parameters(STAR, Map.of());
        assertTrue(parameters.names().containsAll(List.of("nodes", "precision")));
        assertFalse(parameters.names().contains("load"));
    }

    @Test
    void aChartHasTheFiguresOfTheInstalledMetrics() {
        Catalogue measured = Catalogue.of(new SlopeMetric());
        Command chart =
                new ChartCommand(
                        measured,
                        new EvaluationService(measured),
                        Optional::empty,
                        () -> Path.of(""));
        Parameters plain = chart.parameters(List.of("$c1"), Map.of());
        assertTrue(plain.names().containsAll(List.of("y", "x", "x_axis", "labels", "size")));
        assertTrue(plain.get("y").choices().contains("latency"));
        Parameters scatter = chart.parameters(List.of("$c1"), Map.of("x", "slope"));
        assertEquals(plain.get("x").choices(), scatter.get("y").choices());
        assertEquals(plain.names(), chart.parameters(List.of(), Map.of("y", "latency")).names());
    }

    @Test
    void aPictureOfANetworkHasItsParameters() {
        Command chart = new ChartCommand(catalogue, evaluation, Optional::empty, () -> Path.of(""));
        Parameters parameters = chart.parameters(STAR, Map.of());
        assertTrue(parameters.names().containsAll(List.of("nodes", "load", "size")));
        assertFalse(parameters.names().contains("y"));
    }

    @Test
    void aMeasurementHasTheParametersOfTheChosenMetrics() {
        Catalogue measured = Catalogue.of(new SlopeMetric());
        Parameters all = new MeasureCommand(measured).parameters(List.of("$c1"), Map.of());
        assertEquals(
                measured.metrics().stream().map(Metric::name).toList(),
                all.get("metric").choices());
        assertTrue(all.names().containsAll(new SlopeMetric().parameters().names()));
    }

    @Test
    void aCheckCountsCurvesAndPoints() {
        RequestSize size = size(simulate, Map.of("load", "0.1:0.3:0.1", "router", "ideal,real"));
        assertEquals(List.of(2, 6, 6), List.of(size.curves(), size.points(), size.runs()));
        assertEquals(new RequestSize(0, 2), size(saturation, Map.of("router", "ideal,real")));
        assertEquals(new RequestSize(0, 3), size(bound, Map.of("nodes", "2,4,8")));
    }

    @Test
    void aCheckRefusesWhatTheCommandRefuses() {
        assertEquals("missing [load, rate]", refusal(simulate, Map.of()));
        assertEquals(
                "not-allowed [nodes] 99", refusal(simulate, Map.of("load", "1", "nodes", "99")));
        assertEquals("unusable [load] 0.1", refusal(saturation, Map.of("load", "0.1")));
        assertEquals("not-allowed [precision] 2", refusal(bound, Map.of("precision", "2")));
        assertEquals(
                "missing [network]",
                Refusal.of(
                        assertThrows(
                                BadInput.class,
                                () ->
                                        simulate.check(
                                                List.of(), Map.of("load", "1"), Progress.NONE))));
    }
}
