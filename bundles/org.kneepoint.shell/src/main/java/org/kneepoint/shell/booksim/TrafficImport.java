// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.booksim;

import java.util.List;

/** Traffic of a configuration. */
final class TrafficImport {
    private static final NamedCounterparts PATTERNS = new NamedCounterparts("patterns.csv");
    private static final String CLASSES = "there is one class, the first";

    private final BookSimConfiguration configuration;
    private final ImportedRun run;

    private TrafficImport(BookSimConfiguration configuration, ImportedRun run) {
        this.configuration = configuration;
        this.run = run;
    }

    static void apply(BookSimConfiguration configuration, ImportedRun run) {
        TrafficImport traffic = new TrafficImport(configuration, run);
        traffic.classes();
        traffic.pattern();
        traffic.lengths();
        traffic.rate();
        traffic.process();
    }

    private void classes() {
        if (configuration.integer("classes") > 1) {
            run.refuse("classes", CLASSES);
        }
        if (!first("use_read_write").equals("0")) {
            run.refuse("use_read_write", "packets of packet_size, without replies");
        }
        if (!configuration.text("priority").equals("none")) {
            run.refuse("priority", "all packets are equal");
        }
        run.use("classes", "priority", "use_read_write");
    }

    /** Returns the value of the first class. */
    private String first(String name) {
        return configuration.list(name).get(0);
    }

    private void pattern() {
        String traffic = first("traffic");
        String name = ListedValue.name(traffic);
        String pattern = PATTERNS.of(name).orElse("");
        if (pattern.isEmpty()) {
            run.refuse("traffic", "no counterpart; uniform");
            run.set("pattern", "uniform");
        } else {
            run.map("traffic", "pattern", pattern, "with self=true, as there");
        }
        run.set("self", true);
        List<String> arguments = ListedValue.arguments(traffic);
        if (name.equals("hotspot")) {
            hotSpots(arguments);
        } else if (name.equals("randperm")) {
            String seed = arguments.isEmpty() ? configuration.text("perm_seed") : arguments.get(0);
            run.explain("perm_seed", "the seed of the run", "another permutation than of " + seed);
        }
        run.use("perm_seed");
    }

    /** All traffic goes to the hot spots, in proportion to their rates. */
    private void hotSpots(List<String> arguments) {
        run.set("hotspot", 1);
        String nodes = arguments.isEmpty() ? configuration.text("hotspot_nodes") : arguments.get(0);
        String rates =
                arguments.size() < 2 ? configuration.text("hotspot_rates") : arguments.get(1);
        if (!nodes.isEmpty()) {
            run.set("hotspot_nodes", joined(nodes));
        }
        if (!rates.isEmpty()) {
            run.set("hotspot_rates", joined(rates));
        }
        run.use("hotspot_nodes", "hotspot_rates");
    }

    private static String joined(String list) {
        return String.join("+", ListedValue.items(list));
    }

    private void lengths() {
        if (configuration.isGiven("const_flits_per_packet")) {
            run.map("const_flits_per_packet", "length", first("const_flits_per_packet"));
            run.use("packet_size", "packet_size_rate");
            return;
        }
        List<String> sizes = ListedValue.items(first("packet_size"));
        if (sizes.size() == 1) {
            run.map("packet_size", "length", sizes.get(0));
        } else if (sizes.size() == 2) {
            twoLengths(sizes);
        } else {
            run.map("packet_size", "length", sizes.get(0), "not honoured: more than two lengths");
        }
        run.use("packet_size_rate");
    }

    private void twoLengths(List<String> sizes) {
        List<String> rates = ListedValue.items(first("packet_size_rate"));
        double one = number("packet_size", sizes.get(0));
        double other = number("packet_size", sizes.get(1));
        double weight = rates.size() == 2 ? number("packet_size_rate", rates.get(0)) : 1;
        double otherWeight = rates.size() == 2 ? number("packet_size_rate", rates.get(1)) : 1;
        double mean = (one * weight + other * otherWeight) / (weight + otherWeight);
        run.map("packet_size", "lengths", "bimodal");
        run.set("length", mean);
        run.set("length_short", (int) Math.min(one, other));
        run.set("length_long", (int) Math.max(one, other));
    }

    private void rate() {
        String rate = first("injection_rate");
        boolean isInFlits = configuration.isOn("injection_rate_uses_flits");
        run.map("injection_rate", isInFlits ? "load" : "rate", rate);
        run.use("injection_rate_uses_flits");
        if (rate.equals("0") || rate.equals("0.0")) {
            run.refuse("injection_rate", "the load must be above 0");
        }
    }

    private void process() {
        String process = first("injection_process");
        List<String> arguments = ListedValue.arguments(process);
        run.use("burst_alpha", "burst_beta", "burst_r1");
        switch (ListedValue.name(process)) {
            case "bernoulli" -> run.map("injection_process", "arrivals", "bernoulli");
            case "on_off" -> {
                double alpha = number(arguments, 0, "burst_alpha");
                double beta = number(arguments, 1, "burst_beta");
                run.map("injection_process", "arrivals", "on-off");
                run.set("duty", alpha / (alpha + beta));
                run.set("burst", 1 / beta);
            }
            default -> {
                run.refuse("injection_process", "no counterpart; bernoulli");
                run.set("arrivals", "bernoulli");
            }
        }
    }

    private double number(List<String> arguments, int index, String otherwise) {
        return index < arguments.size() && !arguments.get(index).isEmpty()
                ? number("injection_process", arguments.get(index))
                : configuration.real(otherwise);
    }

    /**
     * Returns a part of a value as a number.
     *
     * @param name of the parameter
     */
    private double number(String name, String part) {
        try {
            return Double.parseDouble(part);
        } catch (NumberFormatException e) {
            throw configuration.bad(name, "numbers in brackets");
        }
    }
}
