// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

import java.util.List;
import java.util.OptionalDouble;
import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.topology.ChannelRate;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;

/** Checks the properties that a network states besides its terminals and channels. */
final class NetworkPropertiesCheck implements ContractCheck {
    private static final double ROUNDING = 1e-9;
    private static final String NAME = "[A-Za-z0-9][A-Za-z0-9/_.+-]*";

    private final Network network;

    private int portCount;
    private int channels;
    private long pairs;
    private int diameter;
    private double meanDistance;

    NetworkPropertiesCheck(Network network) {
        this.network = network;
    }

    /** Returns what has been examined, with the violations found. */
    NetworkReport report(List<Explanation> violations, String unfinished) {
        return new NetworkReport(
                portCount, channels, pairs, diameter, meanDistance, violations, unfinished);
    }

    @Override
    public void run(PortNumbering ports, StepBudget budget, ContractViolations violations) {
        portCount = ports.count();
        checkChannels(ports, violations);
        checkNames(violations);
        checkStatements(ports, budget, violations);
    }

    /** Checks capacity, geometry and distances. */
    void checkStatements(PortNumbering ports, StepBudget budget, ContractViolations violations) {
        checkCapacity(violations);
        new GeometryCheck(network).run(ports, budget, violations);
        checkDistances(ports, budget, violations);
    }

    void checkChannels(PortNumbering ports, ContractViolations violations) {
        for (int output = 0; output < ports.count(); output++) {
            if (ports.leads(output)) {
                channels++;
                int delay = network.delay(ports.router(output), ports.port(output));
                if (delay < 1) {
                    violations.add(
                            "delay",
                            "the delay of a channel is below 1",
                            delay + " at " + ports.name(output));
                }
                checkRate(ports, output, violations);
                checkGroup(ports, output, violations);
            }
        }
    }

    private void checkRate(PortNumbering ports, int output, ContractViolations violations) {
        int router = ports.router(output);
        int port = ports.port(output);
        try {
            ChannelRate rate = network.rate(router, port);
            if (rate == null) {
                violations.add("rate-missing", "the rate of a channel is null", ports.name(output));
            } else if (!rate.equals(network.rate(router, network.portGroup(router, port)))) {
                violations.add(
                        "group-rate",
                        "channels of one port group have different rates",
                        ports.name(output));
            }
        } catch (BadInput e) {
            violations.add(
                    "rate",
                    "the rate of a channel is not above 0",
                    e.getMessage() + " at " + ports.name(output));
        }
    }

    private void checkGroup(PortNumbering ports, int output, ContractViolations violations) {
        int router = ports.router(output);
        int port = ports.port(output);
        int group = network.portGroup(router, port);
        boolean isLowest =
                group >= 0
                        && group <= port
                        && ports.leads(ports.number(router, group))
                        && network.portGroup(router, group) == group;
        if (!isLowest) {
            violations.add(
                    "port-group",
                    "a port group is not identified by its lowest connected port",
                    group + " of " + ports.name(output));
        }
    }

    private void checkCapacity(ContractViolations violations) {
        OptionalDouble capacity = network.capacity();
        if (capacity.isPresent() && !(capacity.getAsDouble() > 0 && isFinite(capacity))) {
            violations.add(
                    "capacity", "the capacity is not positive and finite", capacity.getAsDouble());
        }
    }

    private static boolean isFinite(OptionalDouble value) {
        return Double.isFinite(value.getAsDouble());
    }

    private void checkNames(ContractViolations violations) {
        List<String> names = network.routings().stream().map(Routing::name).toList();
        if (names.isEmpty()) {
            violations.add("no-routing", "the network has no routing", "at least one is needed");
        }
        if (names.stream().distinct().count() < names.size()) {
            violations.add("routing-names", "two routings have the same name", names);
        }
        for (String name : names) {
            if (!name.matches(NAME)) {
                violations.add(
                        "routing-name",
                        "the name of a routing is not a plain word",
                        "'" + name + "'");
            }
        }
    }

    private void checkDistances(
            PortNumbering ports, StepBudget budget, ContractViolations violations) {
        RouterDistances distances = new RouterDistances(network, ports);
        int terminals = network.terminals();
        long sum = 0;
        for (int target = 0; target < terminals; target++) {
            budget.consume(ports.count());
            int[] passed = distances.to(target);
            for (int source = 0; source < terminals; source++) {
                int distance = passed[network.injectionRouter(source)];
                if (distance == RouterDistances.NONE) {
                    violations.add(
                            "terminal-path",
                            "no path from terminal to terminal",
                            source + " to " + target);
                    continue;
                }
                pairs++;
                diameter = Math.max(diameter, distance);
                sum += source == target ? 0 : distance;
            }
        }
        if (terminals > 1) {
            meanDistance = sum / ((double) terminals * (terminals - 1));
        }
        if (violations.isEmpty()) {
            compare(violations);
        }
    }

    /** Compares; a network of one terminal has no mean distance. */
    private void compare(ContractViolations violations) {
        int stated = network.diameter().orElse(diameter);
        if (stated != diameter) {
            violations.add(
                    "diameter", "the stated diameter is wrong", stated + ", not " + diameter);
        }
        double mean = network.meanDistance().orElse(meanDistance);
        if (network.terminals() > 1
                && !(Math.abs(mean - meanDistance) <= ROUNDING * meanDistance)) {
            violations.add(
                    "mean-distance",
                    "the stated mean distance is wrong",
                    mean + ", not " + meanDistance);
        }
    }
}
