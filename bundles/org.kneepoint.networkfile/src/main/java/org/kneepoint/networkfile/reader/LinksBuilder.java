// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkfile.reader;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Collects the statements of a file. Routers and terminals are known by labels and numbered in
 * their natural order at the end.
 *
 * <p>A statement of a link names one direction. Where a file states both, the n-th statement in one
 * direction and the n-th in the other are the same link; n statements in one direction are n
 * parallel links. A direction that is not stated has the values of the other.
 */
final class LinksBuilder {
    /** Most routers, and most terminals. */
    static final int MAX_NODES = 1 << 20;

    /** Most links. */
    private static final int MAX_LINKS = 1 << 24;

    private final FileContent file;
    private final Map<String, Integer> routers = new LinkedHashMap<>();
    private final Map<String, String> terminals = new HashMap<>();
    private final Map<Long, List<Statement>> statements = new LinkedHashMap<>();
    private final Map<String, Integer> notes = new LinkedHashMap<>();
    private int links;
    private int selfLoops;

    /** A stated direction of a link, between routers in the order of their first mention. */
    private record Statement(int from, int to, Link.Channel channel) {}

    LinksBuilder(FileContent file) {
        this.file = file;
    }

    /** Adds a router, unless it is known. */
    int router(String label, int line) {
        Integer known = routers.putIfAbsent(label, routers.size());
        if (known == null && routers.size() > MAX_NODES) {
            throw file.fault(line, "a router more", "at most " + MAX_NODES + " routers");
        }
        return known == null ? routers.size() - 1 : known;
    }

    /** Attaches a terminal to a router; a file may say so twice. */
    void terminal(String label, String router, int line) {
        router(router, line);
        String known = terminals.putIfAbsent(label, router);
        if (known != null && !known.equals(router)) {
            throw file.fault(
                    line,
                    "node " + FileContent.quoted(label) + " at router " + router,
                    "router " + known + " as before");
        }
        if (terminals.size() > MAX_NODES) {
            throw file.fault(line, "a node more", "at most " + MAX_NODES + " nodes");
        }
    }

    /** Returns the number of terminals so far. */
    int terminals() {
        return terminals.size();
    }

    /**
     * Adds links between two routers.
     *
     * @param copies number of parallel links, at least 1
     */
    void link(String from, String to, Link.Channel channel, int copies, int line) {
        int a = router(from, line);
        int b = router(to, line);
        if (a == b) {
            selfLoops += copies;
            return;
        }
        links += copies;
        if (links > MAX_LINKS || links < 0) {
            throw file.fault(line, "a link more", "at most " + MAX_LINKS + " links");
        }
        List<Statement> between =
                statements.computeIfAbsent(
                        (long) Math.min(a, b) << Integer.SIZE | Math.max(a, b),
                        key -> new ArrayList<>(2));
        between.addAll(Collections.nCopies(copies, new Statement(a, b, channel)));
    }

    /** Counts something that a network cannot hold; the note ends with the count. */
    void note(String what) {
        notes.merge(what, 1, Integer::sum);
    }

    /**
     * Returns what was collected. Terminals may be attached to every router.
     *
     * @throws org.kneepoint.api.scenario.BadInput if there is no router
     */
    NetworkLinks build() {
        return build(routers.keySet());
    }

    /**
     * Returns what was collected.
     *
     * @param entries labels of the routers that terminals may be attached to
     */
    NetworkLinks build(Set<String> entries) {
        if (routers.isEmpty()) {
            throw file.fault("no router and no link", "links between routers");
        }
        String[] labels = routers.keySet().toArray(String[]::new);
        BitSet used = used(labels.length);
        Integer[] sorted = used.stream().boxed().toArray(Integer[]::new);
        Arrays.sort(sorted, (a, b) -> NaturalOrder.INSTANCE.compare(labels[a], labels[b]));
        int[] numbers = new int[labels.length];
        for (int i = 0; i < sorted.length; i++) {
            numbers[sorted[i]] = i;
        }
        Map<String, String> attached = new TreeMap<>(NaturalOrder.INSTANCE);
        attached.putAll(terminals);
        List<String> lines = new ArrayList<>();
        if (selfLoops > 0) {
            lines.add("links from a router to itself, left out: " + selfLoops);
        }
        if (sorted.length < labels.length) {
            lines.add(
                    "routers without links and nodes, left out: "
                            + (labels.length - sorted.length));
        }
        notes.forEach((what, count) -> lines.add(what + ": " + count));
        return new NetworkLinks(
                Arrays.stream(sorted).map(i -> labels[i]).toList(),
                pairs(numbers),
                attached.values().stream().map(router -> numbers[routers.get(router)]).toList(),
                entries.stream()
                        .filter(router -> used.get(routers.get(router)))
                        .map(router -> numbers[routers.get(router)])
                        .sorted()
                        .toList(),
                lines);
    }

    /** Returns the routers with a link or a node; all if there is no link. */
    private BitSet used(int count) {
        BitSet used = new BitSet();
        if (statements.isEmpty()) {
            used.set(0, count);
        }
        for (List<Statement> between : statements.values()) {
            used.set(between.get(0).from());
            used.set(between.get(0).to());
        }
        terminals.values().forEach(router -> used.set(routers.get(router)));
        return used;
    }

    /** Returns the links, sorted by their ends. */
    private List<Link> pairs(int[] numbers) {
        List<Link> all = new ArrayList<>();
        for (List<Statement> between : statements.values()) {
            int first = between.get(0).from();
            List<Link.Channel> there = new ArrayList<>();
            List<Link.Channel> back = new ArrayList<>();
            between.forEach(s -> (s.from() == first ? there : back).add(s.channel()));
            int from = numbers[first];
            int to = numbers[between.get(0).to()];
            for (int i = 0; i < Math.max(there.size(), back.size()); i++) {
                Link.Channel forward = i < there.size() ? there.get(i) : back.get(i);
                Link.Channel backward = i < back.size() ? back.get(i) : there.get(i);
                all.add(
                        from < to
                                ? new Link(from, to, forward, backward)
                                : new Link(to, from, backward, forward));
            }
        }
        all.sort((a, b) -> a.from() != b.from() ? a.from() - b.from() : a.to() - b.to());
        return all;
    }
}
