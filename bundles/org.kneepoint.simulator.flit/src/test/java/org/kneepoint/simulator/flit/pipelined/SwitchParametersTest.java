// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.simulator.flit.allocation.AllocatorType;
import org.kneepoint.simulator.flit.allocation.ArbiterType;
import org.kneepoint.simulator.flit.kernel.NetworkWiring;
import org.kneepoint.simulator.flit.kernel.Networks;
import org.kneepoint.testkit.Assignments;

class SwitchParametersTest {
    private static Scenario scenario(String settings) {
        Map<String, String> given = settings.isEmpty() ? Map.of() : Assignments.of(settings);
        return Scenario.of("any", SwitchParameters.ALL, given);
    }

    private static PipelinedRouterSettings settings(String text, boolean speculative) {
        Scenario scenario = scenario(text);
        return new PipelinedRouterSettings(
                PipelinedTestRouter.USUAL,
                speculative,
                SwitchParameters.vcAllocation(scenario),
                SwitchParameters.switchAllocation(scenario),
                SwitchParameters.crossbar(scenario));
    }

    private static void require(String text, boolean speculative) {
        SwitchParameters.requireCompatible(
                NetworkWiring.of(Networks.mesh(2, 1)), scenario(text), settings(text, speculative));
    }

    @Test
    void withoutSettingsTheRouterIsTheUsualOne() {
        assertEquals(
                new PipelinedRouterSettings(PipelinedTestRouter.USUAL, false), settings("", false));
    }

    @Test
    void settingsAreRead() {
        PipelinedRouterSettings read =
                settings(
                        "vc_allocator=wavefront switch_allocator=input-first arbiter=matrix"
                                + " allocator_iterations=3 internal_speedup=1.5 input_speedup=2"
                                + " output_speedup=3 output_buffer=4 hold_switch=true",
                        false);
        assertEquals(AllocatorType.WAVEFRONT, read.vcAllocation().type());
        assertEquals(
                new AllocationSettings(AllocatorType.INPUT_FIRST, ArbiterType.MATRIX, 3),
                read.switchAllocation());
        assertEquals(new SwitchSettings(1.5, 2, 3, 4, true), read.crossbar());
    }

    @ParameterizedTest
    @CsvSource({
        "arbiter=matrix, false, arbiter",
        "vc_allocator=wavefront switch_allocator=wavefront allocator_iterations=2, false,"
                + " allocator_iterations",
        "internal_speedup=2, true, internal_speedup",
        "hold_switch=true, true, hold_switch"
    })
    void settingsWithoutEffectAreRefused(String text, boolean speculative, String parameter) {
        BadInput bad = assertThrows(BadInput.class, () -> require(text, speculative));
        assertEquals(Assignments.of(text).get(parameter), bad.values().get(parameter));
    }

    @ParameterizedTest
    @CsvSource({
        "internal_speedup=0.5, internal_speedup",
        "internal_speedup=65, internal_speedup",
        "output_buffer=0, output_buffer",
        "input_speedup=0, input_speedup",
        "vc_allocator=fast, vc_allocator"
    })
    void rangesAreChecked(String text, String parameter) {
        BadInput bad = assertThrows(BadInput.class, () -> settings(text, false));
        assertEquals(Assignments.of(text).get(parameter), bad.values().get(parameter));
    }
}
