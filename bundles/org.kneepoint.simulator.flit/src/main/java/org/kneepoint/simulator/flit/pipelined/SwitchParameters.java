// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import java.util.Locale;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.simulator.flit.allocation.AllocatorType;
import org.kneepoint.simulator.flit.allocation.ArbiterType;
import org.kneepoint.simulator.flit.kernel.NetworkWiring;

/** The parameters of allocators, speed-ups and output buffers. */
final class SwitchParameters {
    private static final int MAX_SPEEDUP = 64;
    private static final int MAX_BUFFER = 1 << 16;
    private static final Parameter<Double> INTERNAL_SPEEDUP =
            Parameter.real(
                            "internal_speedup",
                            "",
                            "router=pipelined: cycles of the routers per cycle of the channels; 1"
                                    + " by default")
                    .between(1, MAX_SPEEDUP)
                    .optional();
    private static final Parameter<Integer> INPUT_SPEEDUP = speedup("input");
    private static final Parameter<Integer> OUTPUT_SPEEDUP = speedup("output");
    private static final Parameter<Integer> OUTPUT_BUFFER =
            Parameter.integer(
                            "output_buffer",
                            "flits",
                            "router=pipelined: flits at an output that wait for the channel, beyond"
                                    + " which it accepts none; by default without limit")
                    .between(1, MAX_BUFFER)
                    .optional();
    private static final Parameter<Boolean> HOLD =
            Parameter.flag(
                            "hold_switch",
                            "router=pipelined: whether a packet keeps its connection through the"
                                    + " switch as long as its next flit and a credit are there;"
                                    + " false by default")
                    .optional();
    private static final Parameter<String> VC_ALLOCATOR =
            allocator("vc_allocator", "allocator of virtual channels");
    private static final Parameter<String> SWITCH_ALLOCATOR =
            allocator("switch_allocator", "allocator of the switch");
    private static final Parameter<Integer> ITERATIONS =
            Parameter.integer(
                            "allocator_iterations",
                            "",
                            "router=pipelined: most iterations of separable allocators; 1 by default")
                    .between(1, MAX_SPEEDUP)
                    .optional();
    private static final Parameter<String> ARBITER =
            Parameter.choice(
                            "arbiter",
                            "router=pipelined: arbiters of the allocators input-first and"
                                    + " output-first; round-robin by default",
                            "round-robin",
                            "matrix")
                    .withChoiceMeaning("round-robin", "the next one after that served last")
                    .withChoiceMeaning("matrix", "the one served least recently")
                    .optional();

    /** All of them. */
    static final Parameters ALL =
            Parameters.of(
                    VC_ALLOCATOR,
                    SWITCH_ALLOCATOR,
                    ITERATIONS,
                    ARBITER,
                    INTERNAL_SPEEDUP,
                    INPUT_SPEEDUP,
                    OUTPUT_SPEEDUP,
                    OUTPUT_BUFFER,
                    HOLD);

    private SwitchParameters() {}

    private static Parameter<Integer> speedup(String side) {
        return Parameter.integer(
                        side + "_speedup",
                        "",
                        "router=pipelined: ports of the switch for each "
                                + side
                                + " port; 1 by default")
                .between(1, MAX_SPEEDUP)
                .optional();
    }

    private static Parameter<String> allocator(String name, String meaning) {
        return Parameter.choice(
                        name,
                        "router=pipelined: " + meaning + "; islip by default",
                        "islip",
                        "output-first",
                        "input-first",
                        "wavefront")
                .withChoiceMeaning("islip", "outputs select, then inputs, round robin")
                .withChoiceMeaning("output-first", "outputs select, then inputs, by arbiter=")
                .withChoiceMeaning("input-first", "inputs select, then outputs, by arbiter=")
                .withChoiceMeaning("wavefront", "diagonal by diagonal; maximal")
                .optional();
    }

    /** Returns the VC allocator of a scenario. */
    static AllocationSettings vcAllocation(Scenario scenario) {
        return allocation(scenario, VC_ALLOCATOR);
    }

    /** Returns the switch allocator of a scenario. */
    static AllocationSettings switchAllocation(Scenario scenario) {
        return allocation(scenario, SWITCH_ALLOCATOR);
    }

    /** Returns speed-ups and output buffers of a scenario. */
    static SwitchSettings crossbar(Scenario scenario) {
        return new SwitchSettings(
                scenario.find(INTERNAL_SPEEDUP).orElse(1.0),
                scenario.find(INPUT_SPEEDUP).orElse(1),
                scenario.find(OUTPUT_SPEEDUP).orElse(1),
                scenario.find(OUTPUT_BUFFER).orElse(SwitchSettings.UNLIMITED),
                scenario.find(HOLD).orElse(false));
    }

    private static AllocationSettings allocation(Scenario scenario, Parameter<String> allocator) {
        AllocationSettings usual = AllocationSettings.DEFAULT;
        return new AllocationSettings(
                scenario.find(allocator)
                        .map(name -> AllocatorType.valueOf(constant(name)))
                        .orElse(usual.type()),
                scenario.find(ARBITER)
                        .map(name -> ArbiterType.valueOf(constant(name)))
                        .orElse(usual.arbiter()),
                scenario.find(ITERATIONS).orElse(usual.iterations()));
    }

    private static String constant(String name) {
        return name.toUpperCase(Locale.ROOT).replace('-', '_');
    }

    private static String name(AllocatorType type) {
        return type.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Rejects a setting that neither allocator uses. */
    private static void requireUse(
            Scenario scenario,
            Parameter<?> parameter,
            PipelinedRouterSettings settings,
            Predicate<AllocatorType> uses) {
        if (scenario.isGiven(parameter)
                && !uses.test(settings.vcAllocation().type())
                && !uses.test(settings.switchAllocation().type())) {
            throw BadInput.notAllowed(
                            parameter.name(),
                            scenario.settings().get(parameter.name()),
                            "neither allocator uses it")
                    .with(VC_ALLOCATOR.name(), name(settings.vcAllocation().type()))
                    .with(SWITCH_ALLOCATOR.name(), name(settings.switchAllocation().type()));
        }
    }

    /**
     * Rejects settings without effect, and other switches together with channels of other rates or
     * with speculation.
     *
     * @throws BadInput with the setting
     */
    static void requireCompatible(
            NetworkWiring wiring, Scenario scenario, PipelinedRouterSettings settings) {
        requireUse(scenario, ARBITER, settings, AllocatorType::hasArbiters);
        requireUse(scenario, ITERATIONS, settings, AllocatorType::isIterated);
        if (settings.hasUsualSwitch()) {
            return;
        }
        Parameter<?> cause =
                Stream.of(
                                INTERNAL_SPEEDUP,
                                INPUT_SPEEDUP,
                                OUTPUT_SPEEDUP,
                                OUTPUT_BUFFER,
                                HOLD,
                                SWITCH_ALLOCATOR)
                        .filter(scenario::isGiven)
                        .findFirst()
                        .orElse(ITERATIONS);
        String value = scenario.settings().get(cause.name());
        if (wiring.rates != null) {
            throw BadInput.notAllowed(
                    cause.name(), value, "the network has channels of other rates than 1");
        }
        if (settings.speculative() && !settings.crossbar().isPlain()) {
            throw BadInput.notAllowed(cause.name(), value, "switch allocation is speculative")
                    .with("speculative", true);
        }
    }
}
