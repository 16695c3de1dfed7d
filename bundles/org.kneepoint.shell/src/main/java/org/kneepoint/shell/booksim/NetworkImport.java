// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.booksim;

import java.nio.file.Path;
import org.kneepoint.api.scenario.BadInput;

/** Topology and routing of a configuration. */
final class NetworkImport {
    private static final NamedCounterparts ROUTINGS = new NamedCounterparts("routings.csv");

    /** Threshold of the UGAL of BookSim 2 on a dragonfly, flits. */
    private static final int DRAGONFLY_THRESHOLD = 30;

    private static final int DRAGONFLY_LOCAL = 10;
    private static final int DRAGONFLY_GLOBAL = 100;

    private final BookSimConfiguration configuration;
    private final ImportedRun run;
    private final String topology;

    private NetworkImport(BookSimConfiguration configuration, ImportedRun run) {
        this.configuration = configuration;
        this.run = run;
        topology = configuration.text("topology");
    }

    static void apply(BookSimConfiguration configuration, ImportedRun run) {
        NetworkImport network = new NetworkImport(configuration, run);
        network.topology();
        network.routing();
        network.physical();
    }

    private void topology() {
        switch (topology) {
            case "torus" -> grid("torus", "");
            case "mesh" -> grid("mesh", "");
            case "cmesh" -> concentrated();
            case "fly" -> powers("butterfly", "stages");
            case "fattree" -> powers("k-ary-n-tree", "levels");
            case "dragonflynew" -> dragonfly();
            case "flatfly" -> flattened();
            case "anynet" -> anynet();
            default ->
                    throw BadInput.of("topology", topology, " of BookSim 2 has no counterpart")
                            .with("file", configuration.file());
        }
    }

    private void grid(String name, String remark) {
        run.network(name, remark);
        run.map("k", "radix", configuration.integer("k"));
        run.map("n", "dimensions", configuration.integer("n"));
        run.use("c");
        boolean isPlanned = configuration.isOn("use_noc_latency");
        run.map("use_noc_latency", "delay_link", name.equals("torus") && isPlanned ? 2 : 1);
    }

    private void concentrated() {
        grid("mesh", "terminals are numbered in another order");
        run.map("c", "concentration", configuration.integer("c"));
        if (configuration.isOn("express_channels")) {
            run.refuse("express_channels", "no express channels");
        }
    }

    private void powers(String name, String parameter) {
        run.network(name, "");
        run.map("k", "radix", configuration.integer("k"));
        run.map("n", parameter, configuration.integer("n"));
        run.use("c", "use_noc_latency");
    }

    private void dragonfly() {
        int ports = configuration.integer("k");
        run.network("dragonfly", "consecutive wiring");
        run.map("k", "h", ports, "concentration=" + ports + " a=" + 2 * ports);
        run.set("concentration", ports);
        run.set("a", 2 * ports);
        run.map("use_noc_latency", "delay_local", DRAGONFLY_LOCAL, "fixed there: 10 and 100");
        run.set("delay_global", DRAGONFLY_GLOBAL);
        run.use("n", "c");
    }

    private void flattened() {
        run.network("hyperx", "terminals are numbered in another order");
        run.map("k", "radix", configuration.integer("k"));
        run.map("n", "dimensions", configuration.integer("n"));
        run.map("c", "concentration", configuration.integer("c"));
        if (configuration.isOn("use_noc_latency")) {
            run.refuse("use_noc_latency", "all links take 1 cycle; see delay_dimension");
        } else {
            run.use("use_noc_latency");
        }
    }

    private void anynet() {
        String file = configuration.text("network_file");
        if (file.isEmpty()) {
            throw configuration.bad("network_file", "topology=anynet needs the name of a file");
        }
        Path name = Path.of(file).getFileName();
        if (name == null) {
            throw configuration.bad("network_file", "the name of a file");
        }
        String stem = name.toString().replaceFirst("(?<=.)\\.[^.]*$", "");
        run.network(stem.replaceAll("[^A-Za-z0-9._+-]+", "-"), "");
        run.explain("network_file", "network " + file, "");
        run.networkFile(file);
        run.use("k", "n", "c", "use_noc_latency");
    }

    private void routing() {
        String function = configuration.text("routing_function");
        if (topology.equals("anynet")) {
            run.explain("routing_function", "the default", "shortest paths, free of deadlock");
            return;
        }
        String routing =
                ROUTINGS.of(topology, function)
                        .or(() -> ROUTINGS.of(topology, function.replaceFirst("_" + topology, "")))
                        .orElse("");
        if (routing.isEmpty()) {
            run.refuse("routing_function", "no counterpart; the default of the network");
            return;
        }
        run.map("routing_function", "routing", routing, remark(function));
        if (topology.equals("dragonflynew") && routing.equals("ugal-local")) {
            run.set("ugal_threshold", DRAGONFLY_THRESHOLD);
        }
    }

    private static String remark(String function) {
        return switch (function) {
            case "min_adapt" -> "adaptive by intention: there the lower dimension only";
            case "anca" -> "there the better of two links that are drawn, here of all";
            case "ugal" -> "other queues are compared";
            default -> "";
        };
    }

    private void physical() {
        if (configuration.integer("subnets") > 1) {
            run.refuse("subnets", "one network");
        }
        if (configuration.isOn("limit")) {
            run.refuse("limit", "all terminals are used");
        }
        run.use("subnets", "physical_subnetworks", "limit", "link_failures", "express_channels");
        if (configuration.isOn("link_failures")) {
            run.refuse("link_failures", "all links work");
        }
    }
}
