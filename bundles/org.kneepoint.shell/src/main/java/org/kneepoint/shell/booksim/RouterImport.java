// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.booksim;

import java.util.List;

/** Routers and flow control of a configuration. */
final class RouterImport {
    private static final String ISLIP = "islip";

    /** Settings that must be off. */
    private static final List<String> OFF =
            List.of(
                    "noq",
                    "vc_busy_when_full",
                    "vc_prioritize_empty",
                    "vc_priority_donation",
                    "vc_shuffle_requests",
                    "output_delay",
                    "vct");

    private final BookSimConfiguration configuration;
    private final ImportedRun run;

    private RouterImport(BookSimConfiguration configuration, ImportedRun run) {
        this.configuration = configuration;
        this.run = run;
    }

    static void apply(BookSimConfiguration configuration, ImportedRun run) {
        RouterImport router = new RouterImport(configuration, run);
        router.model();
        router.buffers();
        router.delays();
        router.allocators();
        router.speedups();
        OFF.stream()
                .filter(configuration::isOn)
                .forEach(name -> run.refuse(name, "the routers have no such rule"));
    }

    private void model() {
        if (configuration.text("router").equals("iq")) {
            run.map("router", "router", "pipelined");
        } else {
            run.refuse("router", "router=pipelined is that of iq");
        }
    }

    private void buffers() {
        int vcs = configuration.integer("num_vcs");
        if (vcs < 1) {
            throw configuration.bad("num_vcs", "a whole number, at least 1");
        }
        run.map("num_vcs", "vcs", vcs);
        int shared = configuration.integer("buf_size");
        if (shared > 0) {
            run.map("buf_size", "buffer", Math.max(1, shared / vcs), "its share of each VC");
            run.use("vc_buf_size");
        } else {
            run.map("vc_buf_size", "buffer", configuration.integer("vc_buf_size"));
        }
        if (!configuration.text("buffer_policy").equals("private")) {
            run.refuse("buffer_policy", "each virtual channel has its own buffer");
        }
        if (configuration.isOn("wait_for_tail_credit")) {
            run.map("wait_for_tail_credit", "vc_reallocation", "atomic");
        } else {
            run.explain("wait_for_tail_credit", "vc_reallocation", "the freest without deadlock");
        }
    }

    private void delays() {
        run.map("routing_delay", "delay_route", configuration.integer("routing_delay"));
        run.map("vc_alloc_delay", "delay_vc", configuration.integer("vc_alloc_delay"));
        run.map("sw_alloc_delay", "delay_switch", configuration.integer("sw_alloc_delay"));
        int crossbar =
                configuration.integer("st_prepare_delay") + configuration.integer("st_final_delay");
        run.map("st_final_delay", "delay_crossbar", crossbar, "with st_prepare_delay");
        run.use("st_prepare_delay");
        run.map("credit_delay", "delay_credit", configuration.integer("credit_delay"));
    }

    private void allocators() {
        boolean isVcIterated = allocator("vc_allocator", "vc_allocator");
        boolean isSwitchIterated = allocator("sw_allocator", "switch_allocator");
        int iterations = configuration.integer("alloc_iters");
        if (iterations > 1 && isVcIterated && isSwitchIterated) {
            run.map("alloc_iters", "allocator_iterations", iterations);
        } else if (iterations > 1 && (isVcIterated || isSwitchIterated)) {
            run.refuse("alloc_iters", "both allocators have the same number here: 1");
        } else {
            run.use("alloc_iters");
        }
        arbiter();
    }

    /** Maps an allocator; returns whether its number of iterations is that of alloc_iters. */
    private boolean allocator(String name, String parameter) {
        switch (ListedValue.name(configuration.text(name))) {
            case ISLIP -> run.map(name, parameter, ISLIP);
            case "separable_input_first" -> run.map(name, parameter, "input-first");
            case "separable_output_first" -> run.map(name, parameter, "output-first");
            case "wavefront" -> run.map(name, parameter, "wavefront");
            case "rr_wavefront", "fair_wavefront" ->
                    run.map(name, parameter, "wavefront", "the diagonal always advances by one");
            default -> run.refuse(name, "no counterpart; islip");
        }
        String mapped = run.settings().get(parameter);
        return mapped == null || mapped.equals(ISLIP);
    }

    private void arbiter() {
        boolean isUsed =
                List.of("vc_allocator", "switch_allocator").stream()
                        .map(run.settings()::get)
                        .anyMatch(type -> type != null && type.endsWith("-first"));
        String name = configuration.isGiven("sw_alloc_arb_type") ? "sw_alloc_arb_type" : "arb_type";
        String type = configuration.text(name);
        run.use("arb_type", "vc_alloc_arb_type", "sw_alloc_arb_type");
        if (!isUsed) {
            return;
        }
        if (type.equals("round_robin") || type.equals("matrix")) {
            run.map(name, "arbiter", type.replace('_', '-'));
        } else {
            run.refuse(name, "no counterpart; round-robin");
        }
    }

    private void speedups() {
        if (configuration.real("internal_speedup") != 1) {
            double speedup = configuration.real("internal_speedup");
            Object shown = speedup == (int) speedup ? (Object) (int) speedup : (Object) speedup;
            run.map("internal_speedup", "internal_speedup", shown);
        }
        for (String name : List.of("input_speedup", "output_speedup")) {
            if (configuration.integer(name) != 1) {
                run.map(name, name, configuration.integer(name));
            }
        }
        if (configuration.integer("output_buffer_size") >= 0) {
            run.map(
                    "output_buffer_size",
                    "output_buffer",
                    configuration.integer("output_buffer_size"));
        }
        if (configuration.isOn("hold_switch_for_packet")) {
            run.map("hold_switch_for_packet", "hold_switch", true);
        }
        run.use("internal_speedup", "input_speedup", "output_speedup");
        run.use("output_buffer_size", "hold_switch_for_packet");
        speculation();
    }

    private void speculation() {
        if (!configuration.isOn("speculative")) {
            run.use("speculative");
        } else if (List.of("internal_speedup", "input_speedup", "output_speedup", "hold_switch")
                .stream()
                .anyMatch(run.settings()::containsKey)) {
            run.refuse("speculative", "not with a speed-up");
        } else {
            run.map("speculative", "speculative", true, "near saturation 6 to 11 % faster here");
        }
    }
}
