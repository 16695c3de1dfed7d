// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.booksim;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Network;
import org.kneepoint.support.ResourceText;

/**
 * A scenario as a network file and a configuration of BookSim 2. What has no counterpart is listed,
 * and in the configuration a comment.
 */
public final class BookSimExport {
    private static final NamedCounterparts PARAMETERS =
            new NamedCounterparts("export-parameters.csv");
    private static final NamedCounterparts VALUES = new NamedCounterparts("export-values.csv");

    /** Stands for values that a user has not given. */
    private static final String ANY = "*";

    private static final String HEAD = ResourceText.of(BookSimExport.class, "export-head.txt");

    private final Map<String, String> settings;
    private final AnynetText network;
    private final Map<String, String> assignments = new LinkedHashMap<>();
    private final List<String> losses = new ArrayList<>();
    private final Table.Builder table = Table.of("kneepoint", "booksim", "remark");

    /**
     * Exports a scenario.
     *
     * @param scenario a scenario of a simulation
     * @param built its network
     * @param file name of the network file in the configuration
     * @param ofNetwork names of the parameters of the topology, which the network file stands for
     * @param given names of the settings that the user gave
     * @throws org.kneepoint.api.scenario.BadInput if the network cannot be written
     */
    public BookSimExport(
            Scenario scenario,
            Network built,
            String file,
            Set<String> ofNetwork,
            Set<String> given) {
        settings = scenario.settings();
        network = AnynetText.of(built, Integer.parseInt(settings.getOrDefault("delay_link", "1")));
        assign("network=" + scenario.network(), "topology", "anynet", "");
        assign("", "network_file", file, "");
        addRouting(built.routings().get(0).name());
        settings.forEach(
                (name, value) -> {
                    if (!ofNetwork.contains(name)) {
                        add(name, value, given.contains(name));
                    }
                });
        if (!assignments.containsKey("num_vcs")) {
            String classes = String.valueOf(built.routings().get(0).vcClasses());
            assign("vcs", "num_vcs", classes, "the VC classes of the default routing");
        }
        if (settings.containsKey("load")) {
            assign("", "injection_rate_uses_flits", "1", "");
        }
        assign("", "sim_type", "latency", "");
        network.losses().forEach(loss -> leaveOut("network", loss));
    }

    private void addRouting(String first) {
        String name = settings.getOrDefault("routing", first);
        assign("routing=" + name, "routing_function", "min", "one shortest path by delay, any VC");
        if (!name.equals("minimal")) {
            leaveOut("routing=" + name, "anynet has shortest paths only");
        }
    }

    private void add(String name, String value, boolean isGiven) {
        String setting = name + "=" + value;
        Optional<String> known = PARAMETERS.of(name);
        if (known.isEmpty()) {
            if (isGiven && !name.equals("routing") && !name.equals("delay_link")) {
                leaveOut(setting, "no counterpart");
            }
            return;
        }
        String parameter = known.get();
        boolean isNumber = value.matches("[0-9.eE+-]+");
        Optional<String> counterpart = isNumber ? Optional.of(value) : VALUES.of(parameter, value);
        if (counterpart.isPresent()) {
            assign(setting, parameter, counterpart.get(), remark(setting));
        } else if (isGiven || VALUES.of(parameter, ANY).isEmpty()) {
            leaveOut(setting, "no counterpart");
        }
    }

    private static String remark(String setting) {
        return setting.equals("arrivals=poisson") ? "Bernoulli, the nearest there is" : "";
    }

    private void assign(String setting, String parameter, String value, String remark) {
        assignments.put(parameter, value);
        table.row(setting, parameter + " = " + value, remark);
    }

    private void leaveOut(String setting, String why) {
        losses.add("not expressed: " + setting + ": " + why);
        table.row(setting, "", "not expressed: " + why);
    }

    /** Returns the text of the network file. */
    public String networkFile() {
        return network.text();
    }

    /** Returns the text of the configuration. */
    public String configuration() {
        StringBuilder text = new StringBuilder(HEAD);
        losses.forEach(loss -> text.append("// ").append(loss).append('\n'));
        text.append('\n');
        assignments.forEach(
                (name, value) -> text.append(name).append(" = ").append(value).append(";\n"));
        return text.toString();
    }

    /** Returns what is not expressed, a line each. */
    public List<String> losses() {
        return List.copyOf(losses);
    }

    /** Returns what each setting maps to, and what is not expressed. */
    public Table table() {
        return table.build();
    }
}
