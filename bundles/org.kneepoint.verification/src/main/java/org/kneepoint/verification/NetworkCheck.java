// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.verification;

import java.util.List;
import java.util.OptionalDouble;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Rate;
import org.kneepoint.api.topology.Routing;

/** What a network states beside its terminals and channels. */
record NetworkCheck(Network network) implements Check {
    private static final double ROUNDING = 1e-9;
    private static final String NAME = "[A-Za-z0-9][A-Za-z0-9/_.+-]*";

    @Override
    public void run(Ports ports, Budget budget, Findings findings) {
        checkChannels(ports, findings);
        checkCapacity(findings);
        checkNames(findings);
        new GeometryCheck(network).run(ports, budget, findings);
        checkDistances(ports, budget, findings);
    }

    private void checkChannels(Ports ports, Findings findings) {
        for (int output = 0; output < ports.count(); output++) {
            if (ports.leads(output)) {
                int delay = network.delay(ports.router(output), ports.port(output));
                if (delay < 1) {
                    findings.add("a delay is below 1", delay + " at " + ports.words(output));
                }
                checkRate(ports, output, findings);
                checkGroup(ports, output, findings);
            }
        }
    }

    private void checkRate(Ports ports, int output, Findings findings) {
        int router = ports.router(output);
        int port = ports.port(output);
        try {
            Rate rate = network.rate(router, port);
            if (rate == null) {
                findings.add("a rate is missing", ports.words(output));
            } else if (!rate.equals(network.rate(router, network.group(router, port)))) {
                findings.add("channels of one group have different rates", ports.words(output));
            }
        } catch (BadInput e) {
            findings.add("a rate is not above 0", e.getMessage() + " at " + ports.words(output));
        }
    }

    private void checkGroup(Ports ports, int output, Findings findings) {
        int router = ports.router(output);
        int port = ports.port(output);
        int group = network.group(router, port);
        boolean isLowest =
                group >= 0
                        && group <= port
                        && ports.leads(ports.number(router, group))
                        && network.group(router, group) == group;
        if (!isLowest) {
            findings.add(
                    "a group is not named by its lowest connected port",
                    group + " of " + ports.words(output));
        }
    }

    private void checkCapacity(Findings findings) {
        OptionalDouble capacity = network.capacity();
        if (capacity.isPresent() && !(capacity.getAsDouble() > 0 && isFinite(capacity))) {
            findings.add("the capacity is not a positive number", capacity.getAsDouble());
        }
    }

    private static boolean isFinite(OptionalDouble value) {
        return Double.isFinite(value.getAsDouble());
    }

    private void checkNames(Findings findings) {
        List<String> names = network.routings().stream().map(Routing::name).toList();
        if (names.isEmpty()) {
            findings.add("no routing", "at least one is needed");
        }
        if (names.stream().distinct().count() < names.size()) {
            findings.add("two routings have one name", names);
        }
        for (String name : names) {
            if (!name.matches(NAME)) {
                findings.add("the name of a routing is not one plain word", "'" + name + "'");
            }
        }
    }

    private void checkDistances(Ports ports, Budget budget, Findings findings) {
        Distances distances = new Distances(network, ports);
        int terminals = network.terminals();
        int largest = 0;
        long sum = 0;
        for (int target = 0; target < terminals; target++) {
            budget.spend(ports.count());
            int[] passed = distances.to(target);
            for (int source = 0; source < terminals; source++) {
                int distance = passed[network.injectionRouter(source)];
                if (distance == Distances.NONE) {
                    findings.add("no way from terminal to terminal", source + " to " + target);
                    continue;
                }
                largest = Math.max(largest, distance);
                sum += source == target ? 0 : distance;
            }
        }
        if (findings.isEmpty()) {
            compare(largest, sum / ((double) terminals * (terminals - 1)), findings);
        }
    }

    /** Where there is one terminal only, there is no mean distance. */
    private void compare(int largest, double mean, Findings findings) {
        int diameter = network.diameter().orElse(largest);
        if (diameter != largest) {
            findings.add("the diameter is wrong", diameter + ", not " + largest);
        }
        double stated = network.meanDistance().orElse(mean);
        if (network.terminals() > 1 && !(Math.abs(stated - mean) <= ROUNDING * mean)) {
            findings.add("the mean distance is wrong", stated + ", not " + mean);
        }
    }
}
