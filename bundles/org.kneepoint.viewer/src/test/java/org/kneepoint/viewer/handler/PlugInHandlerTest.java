// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer.handler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.shell.command.EvaluateCommand;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.plugin.Catalogue;

class PlugInHandlerTest {
    private final Catalogue catalogue = SmallCatalogue.of();
    private final EvaluationService evaluation = new EvaluationService(catalogue);
    private final Map<String, Object> all =
            FakeWorkspace.object(
                    new PlugInHandler(catalogue, evaluation, Optional::empty)
                            .list(
                                    new FakeWorkspace(
                                                    Path.of("."),
                                                    new EvaluateCommand(
                                                            EvaluationMethod.MODEL,
                                                            catalogue,
                                                            evaluation))
                                            .call(Map.of(), Map.of())));

    private List<Object> names(String kind) {
        return FakeWorkspace.list(all, kind).stream().map(one -> one.get("name")).toList();
    }

    @Test
    void plugInsAreListedByKind() {
        assertEquals(List.of("dragonfly", "mesh", "torus"), names("networks"));
        assertEquals(List.of("wormhole"), names("solvers"));
        assertEquals(List.of("flit"), names("simulators"));
        assertEquals(List.of("transpose", "uniform"), names("patterns"));
        assertEquals(List.of("packet-gap", "poisson"), names("arrivals"));
        assertEquals(List.of("fixed"), names("lengths"));
        assertEquals(List.of("saturation"), names("metrics"));
        assertEquals(List.of("csv", "json"), names("formats"));
        assertEquals(List.of("solve"), names("commands"));
        assertEquals(List.of(), names("queues"));
    }

    @Test
    void aNetworkHasItsEvaluators() {
        Map<String, Object> torus = FakeWorkspace.list(all, "networks").get(2);
        assertEquals("topology", torus.get("kind"));
        assertEquals(true, torus.get("shipped"));
        assertEquals(List.of("wormhole"), torus.get("solvers"));
        assertEquals(List.of("flit"), torus.get("simulators"));
        assertEquals(List.of("flit"), torus.get("ramps"));
        assertEquals(
                catalogue.topology("torus").orElseThrow().description().example(),
                torus.get("example"));
        assertTrue(torus.get("summary").toString().length() > 10);
    }

    @Test
    void aMetricHasItsFigures() {
        Map<String, Object> metric = FakeWorkspace.list(all, "metrics").get(0);
        assertEquals("saturation_load", FakeWorkspace.list(metric, "figures").get(0).get("name"));
    }
}
