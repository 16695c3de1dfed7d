// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.packet.multistage;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.simulation.analysis.OfferedTraffic;
import org.kneepoint.simulation.analysis.RunSettings;
import org.kneepoint.simulation.analysis.SteadyState;

/** Every kind of switch with every kind of blocking, against a simulation that shares nothing. */
class ReferenceSimulationTest {
    private static final int CYCLES = 8000;
    private static final double LATENCY = 0.02;
    private static final double LOSS = 0.01;

    static Stream<MultistageSwitchSettings> rules() {
        return MultistageTestRun.rules().filter(settings -> !settings.wellMixed());
    }

    @ParameterizedTest
    @MethodSource("rules")
    void agree(MultistageSwitchSettings settings) {
        MultistageLayout layout = new MultistageLayout(2, 3, 8, 2, 1);
        MultistageWorkload workload = new MultistageWorkload(0.8, 0.1, 3, Integer.MAX_VALUE);
        ReferenceSimulation plain = new ReferenceSimulation(layout, settings, workload, 1);
        plain.run(100, CYCLES);
        Point point = measured(layout, settings, workload);
        assertEquals(
                plain.latency(),
                point.get(Quantities.LATENCY).orElseThrow(),
                LATENCY * plain.latency());
        assertEquals(plain.loss(), point.get(Quantities.LOSS).orElseThrow(), LOSS);
    }

    private static Point measured(
            MultistageLayout layout,
            MultistageSwitchSettings settings,
            MultistageWorkload workload) {
        MultistageTestRun trial = MultistageTestRun.of(layout, settings, workload, 1);
        Map<String, String> given = Map.of("warmup", "100", "cycles", String.valueOf(CYCLES));
        Scenario scenario = Scenario.of("min", RunSettings.parameters(), given);
        return SteadyState.measure(
                        trial.network,
                        trial.tally,
                        RunSettings.of(scenario),
                        scenario,
                        new OfferedTraffic(workload.rate(), 1, OfferedTraffic.Overflow.LOST),
                        Progress.NONE)
                .build();
    }
}
