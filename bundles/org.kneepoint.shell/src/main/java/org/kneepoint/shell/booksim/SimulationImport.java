// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.booksim;

/** Warm-up, measurement and seed of a configuration. */
final class SimulationImport {
    private SimulationImport() {}

    static void apply(BookSimConfiguration configuration, ImportedRun run) {
        String type = configuration.text("sim_type");
        if (type.equals("latency") || type.equals("throughput")) {
            run.explain("sim_type", "simulate", "latency and accepted load");
        } else {
            run.refuse("sim_type", "an open network at the injection rate");
        }
        cycles(configuration, run);
        seed(configuration, run);
        if (configuration.integer("sim_count") > 1) {
            run.map("sim_count", "replications", configuration.integer("sim_count"));
        }
        if (!configuration.isOn("include_queuing")) {
            run.map("include_queuing", "latency_origin", "injection");
        }
        run.use("sim_count", "include_queuing");
    }

    private static void cycles(BookSimConfiguration configuration, ImportedRun run) {
        long period = configuration.integer("sample_period");
        int warmup = configuration.integer("warmup_periods");
        int samples = configuration.integer("max_samples");
        if (warmup > 0) {
            run.map("warmup_periods", "warmup", warmup * period);
        } else {
            run.explain("warmup_periods", "warmup", "found by the MSER rule");
        }
        long measured = Math.max(1, samples - Math.max(0, warmup)) * period;
        run.map("max_samples", "cycles", measured, "the most that is measured there");
        run.use("sample_period");
    }

    private static void seed(BookSimConfiguration configuration, ImportedRun run) {
        if (!configuration.isGiven("seed")) {
            run.use("seed");
        } else if (configuration.text("seed").equals("time")) {
            run.refuse("seed", "a fixed seed");
        } else {
            run.map("seed", "seed", configuration.integer("seed"), "other random numbers");
        }
    }
}
