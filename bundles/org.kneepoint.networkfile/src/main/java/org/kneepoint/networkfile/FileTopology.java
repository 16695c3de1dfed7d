// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkfile;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Range;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.graph.ChannelAttributes;
import org.kneepoint.graph.GraphNetwork;
import org.kneepoint.graph.GraphNetworkBuilder;
import org.kneepoint.networkfile.reader.Link;
import org.kneepoint.networkfile.reader.NetworkLinks;

/**
 * The topology of a network file. If the file attaches no terminals, {@code concentration} of them
 * are attached to each router.
 */
final class FileTopology implements Topology {
    private static final int MAX_CONCENTRATION = 1024;
    private static final int MAX_TERMINALS = 1 << 20;

    private final String name;
    private final NetworkFile file;
    private final Parameters parameters;

    /** The network built last, for scenarios that differ in other parameters. */
    private volatile Built built;

    private final Description description;

    /** A network with its concentration; 0 if the file attaches the terminals. */
    private record Built(int concentration, Network network) {}

    /**
     * Creates the topology of a file.
     *
     * @param name its name
     * @param concentration terminals of each router where none is given
     * @throws BadInput if the routers are not connected, or there are fewer than two or too many
     *     terminals, or routers
     */
    FileTopology(String name, NetworkFile file, int concentration) {
        this.name = name;
        this.file = file;
        this.parameters =
                file.links().terminals().isEmpty()
                        ? Parameters.of(CONCENTRATION.withDefault(concentration))
                        : Parameters.of();
        Connectivity.check(file.paths().get(0), file.links());
        this.description = describe(network(hasParameter() ? concentration : 0));
    }

    /** Terminals of each router. */
    static final Parameter<Integer> CONCENTRATION =
            Parameter.integer(
                            "concentration",
                            "terminals",
                            "terminals of each router, if the file attaches none")
                    .between(1, MAX_CONCENTRATION)
                    .withDefault(1);

    private boolean hasParameter() {
        return !parameters.all().isEmpty();
    }

    /** Returns the file. */
    NetworkFile file() {
        return file;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public Parameters parameters() {
        return parameters;
    }

    @Override
    public Network build(Scenario scenario) {
        return network(hasParameter() ? scenario.get(CONCENTRATION) : 0);
    }

    /** Returns the network with the default concentration. */
    Network network() {
        return network(
                hasParameter()
                        ? parameters
                                .get(CONCENTRATION.name())
                                .defaultValue()
                                .map(Integer.class::cast)
                                .orElseThrow()
                        : 0);
    }

    private Network network(int concentration) {
        Built last = built;
        if (last == null || last.concentration() != concentration) {
            last = new Built(concentration, construct(concentration));
            built = last;
        }
        return last.network();
    }

    private Network construct(int concentration) {
        NetworkLinks links = file.links();
        checkTerminals(concentration);
        String text = hasParameter() ? name + " concentration=" + concentration : name;
        GraphNetworkBuilder builder = GraphNetwork.builder(text, links.routers().size());
        for (Link link : links.links()) {
            builder.link(
                    link.from(),
                    link.to(),
                    attributes(link.forward()),
                    attributes(link.backward()));
        }
        if (hasParameter()) {
            links.entries().forEach(router -> builder.terminals(router, concentration));
        } else {
            links.terminals().forEach(router -> builder.terminals(router, 1));
        }
        return builder.routings(network -> List.of(DefaultRouting.of(network))).build();
    }

    private void checkTerminals(int concentration) {
        int entries = file.links().entries().size();
        if (!hasParameter()) {
            if (file.links().terminals().size() < 2) {
                throw BadInput.because("nodes", 1, name + " has 1 node: at least 2 are needed");
            }
            return;
        }
        long terminals = (long) entries * concentration;
        if (terminals > MAX_TERMINALS || terminals < 2) {
            int least = entries == 1 ? 2 : 1;
            int most = Math.min(MAX_CONCENTRATION, MAX_TERMINALS / entries);
            throw BadInput.notAllowed(
                            CONCENTRATION.name(), concentration, Range.closed(least, most))
                    .nearest(terminals < 2 ? least : most);
        }
    }

    private static ChannelAttributes attributes(Link.Channel channel) {
        return new ChannelAttributes(channel.delay(), channel.rate());
    }

    @Override
    public Description description() {
        return description;
    }

    /** Returns the path and the hash of each file. */
    @Override
    public Map<String, String> provenance() {
        Map<String, String> entries = new LinkedHashMap<>();
        for (int i = 0; i < file.paths().size(); i++) {
            Path path = file.paths().get(i);
            entries.put(
                    "network file" + (i == 0 ? "" : " " + (i + 1)),
                    path.getFileName() + " sha256:" + file.sha256().get(i));
        }
        return entries;
    }

    private Description describe(Network network) {
        Routing routing = network.routings().get(0);
        return Description.of(sizes(network) + ", from " + file.paths().get(0).getFileName())
                .example("simulate " + name + " load=0.1")
                .source(source())
                .validity(validity(network, routing))
                .verification(
                        "The shape of the file was checked when it was read; the routing is checked"
                                + " like that of any other network before a run.")
                .variant(routing.name(), DefaultRouting.rule(routing));
    }

    /** Returns the numbers of routers, links and nodes in words. */
    String sizes(Network network) {
        int links = file.links().links().size();
        return network.routers()
                + " routers, "
                + links
                + (links == 1 ? " link, " : " links, ")
                + network.terminals()
                + " nodes";
    }

    private String source() {
        List<String> files = new ArrayList<>();
        for (int i = 0; i < file.paths().size(); i++) {
            files.add(file.paths().get(i) + ", SHA-256 " + file.sha256().get(i));
        }
        return file.form().noun() + ": " + String.join("; ", files) + ".";
    }

    private String validity(Network network, Routing routing) {
        List<String> lines = new ArrayList<>();
        lines.add("Routed by " + DefaultRouting.rule(routing) + " (" + routing.name() + ").");
        network.diameter().ifPresent(hops -> lines.add("Diameter " + hops + " hops."));
        lines.add(
                "A file states links, not the structure behind them: a dragonfly routed by shortest"
                        + " paths saturates earlier than by its own local, global, local paths.");
        if (!hasParameter()) {
            lines.add("The file attaches the nodes to the routers.");
        }
        file.links().notes().forEach(note -> lines.add("Of the file: " + note + "."));
        return String.join(" ", lines);
    }
}
