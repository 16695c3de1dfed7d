// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkfile.reader;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jgrapht.nio.Attribute;
import org.jgrapht.nio.BaseEventDrivenImporter;
import org.kneepoint.api.topology.ChannelRate;

/**
 * The nodes and edges of a graph file with their attributes, as an importer of JGraphT reports
 * them.
 *
 * <p>Attributes of edges: {@code delay}, {@code rate}, {@code multiplicity}. Of nodes: {@code
 * terminals} (or {@code concentration}, {@code hosts}), the number attached; {@code type} (or
 * {@code kind}), where {@code host}, {@code terminal}, {@code server} and {@code hca} make the node
 * itself a terminal of its neighbours. Names are read in any letter case, all others left out.
 */
final class GraphStatements {
    private static final Set<String> TERMINAL_TYPES = Set.of("host", "terminal", "server", "hca");
    private static final Set<String> TERMINAL_COUNTS =
            Set.of("terminals", "concentration", "hosts");

    private final Map<String, Map<String, String>> nodes = new LinkedHashMap<>();
    private final List<Edge> edges = new ArrayList<>();

    /** An edge with its attributes. */
    private record Edge(String from, String to, Map<String, String> attributes) {}

    /** Gives the ends of an edge of an importer. */
    interface Ends<E> {
        /** Returns the node at which it begins. */
        String from(E edge);

        /** Returns the node at which it ends. */
        String to(E edge);
    }

    /** Receives all that an importer reports. */
    <E> void listenTo(BaseEventDrivenImporter<String, E> importer, Ends<E> ends) {
        importer.addVertexConsumer(node -> nodes.putIfAbsent(node, new HashMap<>()));
        importer.addVertexAttributeConsumer(
                (key, value) ->
                        put(
                                nodes.computeIfAbsent(key.getFirst(), n -> new HashMap<>()),
                                key.getSecond(),
                                value));
        importer.addEdgeConsumer(
                edge -> edges.add(new Edge(ends.from(edge), ends.to(edge), new HashMap<>(4))));
        importer.addEdgeAttributeConsumer(
                (key, value) ->
                        put(
                                // an importer reports the attributes after their edge
                                edges.get(edges.size() - 1).attributes(), key.getSecond(), value));
    }

    /** Adds an attribute; an importer reports one without a value before it refuses it. */
    private static void put(Map<String, String> attributes, String name, Attribute value) {
        String text = value == null ? "" : String.valueOf(value.getValue()).strip();
        attributes.put(name.toLowerCase(Locale.ROOT), text);
    }

    /** Returns the number of edges so far. */
    int edges() {
        return edges.size();
    }

    /**
     * Returns the links.
     *
     * @throws org.kneepoint.api.scenario.BadInput if an attribute has no valid value
     */
    NetworkLinks links(FileContent file, StatementLines lines) {
        LinksBuilder links = new LinksBuilder(file);
        nodes.forEach(
                (label, attributes) -> {
                    if (!isTerminal(label)) {
                        addRouter(links, file, label, attributes, lines);
                    }
                });
        Set<String> attached = new HashSet<>();
        for (int i = 0; i < edges.size(); i++) {
            add(links, file, edges.get(i), i, lines);
            attached.add(edges.get(i).from());
            attached.add(edges.get(i).to());
        }
        for (String node : nodes.keySet()) {
            if (isTerminal(node) && !attached.contains(node)) {
                throw file.fault(
                        lines.ofNode(node),
                        "terminal " + FileContent.quoted(node) + " without an edge",
                        "an edge to its router");
            }
        }
        return links.build();
    }

    private boolean isTerminal(String node) {
        Map<String, String> attributes = nodes.getOrDefault(node, Map.of());
        return Optional.ofNullable(attributes.get("type"))
                .or(() -> Optional.ofNullable(attributes.get("kind")))
                .filter(type -> TERMINAL_TYPES.contains(type.toLowerCase(Locale.ROOT)))
                .isPresent();
    }

    private static void addRouter(
            LinksBuilder links,
            FileContent file,
            String label,
            Map<String, String> attributes,
            StatementLines lines) {
        links.router(label, 1);
        attributes.entrySet().stream()
                .filter(attribute -> TERMINAL_COUNTS.contains(attribute.getKey()))
                .filter(attribute -> !attribute.getValue().matches("0*(\\.0*)?"))
                .findFirst()
                .ifPresent(
                        attribute -> {
                            int count = count(file, label, attribute.getValue(), lines);
                            for (int i = 0; i < count; i++) {
                                links.terminal(label + "/" + i, label, 1);
                            }
                        });
    }

    private static int count(FileContent file, String label, String value, StatementLines lines) {
        boolean isFit = value.matches("\\d{1,4}(\\.0*)?");
        // only a fault needs the line, which is searched for
        int line = isFit ? 1 : lines.ofNode(label);
        return Numbers.whole(file, line, value, Numbers.MAX_COPIES, "a number of terminals");
    }

    private void add(
            LinksBuilder links, FileContent file, Edge edge, int number, StatementLines lines) {
        boolean isFromTerminal = isTerminal(edge.from());
        boolean isToTerminal = isTerminal(edge.to());
        int line = lines.ofEdge(number);
        if (isFromTerminal && isToTerminal) {
            throw file.fault(
                    line,
                    "an edge between terminals",
                    "a router between " + edge.from() + " and " + edge.to());
        }
        if (isFromTerminal || isToTerminal) {
            String terminal = isFromTerminal ? edge.from() : edge.to();
            String router = isFromTerminal ? edge.to() : edge.from();
            // a terminal with two routers is two terminals
            links.terminal(terminal + "/" + router, router, line);
            return;
        }
        Map<String, String> values = edge.attributes();
        int delay =
                values.containsKey("delay") ? Numbers.delay(file, line, values.get("delay")) : 1;
        ChannelRate rate =
                values.containsKey("rate")
                        ? Numbers.rate(file, line, values.get("rate"))
                        : ChannelRate.ONE;
        int copies =
                values.containsKey("multiplicity")
                        ? Numbers.whole(
                                file,
                                line,
                                values.get("multiplicity"),
                                Numbers.MAX_COPIES,
                                "a multiplicity")
                        : 1;
        links.link(edge.from(), edge.to(), new Link.Channel(delay, rate), copies, line);
    }
}
