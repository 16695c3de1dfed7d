// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkfile.reader;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.kneepoint.api.topology.ChannelRate;

/**
 * Reads the network files of BookSim 2 (function {@code anynet}): lines such as {@code router 0
 * router 1 15 node 0 node 1 5}, where a number after an end is the delay of the channel.
 *
 * <p>As in its source {@code anynet.cpp}: a link named on one side has both directions; a delay is
 * that of the channel from the first router of the line, the channel back has 1 cycle unless its
 * own line says otherwise; a link named again is the same link with the delay given last. Nodes are
 * numbered in their order; BookSim 2 wants them without gaps.
 */
final class AnynetReader {
    private static final String ROUTER = "router";
    private static final String NODE = "node";
    private static final Pattern BLANKS = Pattern.compile("\\s+");

    private final FileContent file;
    private final LinksBuilder links;

    /** By router, to each router: the delay, cycles. */
    private final Map<String, Map<String, Integer>> delays = new LinkedHashMap<>();

    private final Map<String, Integer> lines = new HashMap<>();

    private AnynetReader(FileContent file) {
        this.file = file;
        this.links = new LinksBuilder(file);
    }

    /**
     * Reads a file.
     *
     * @throws org.kneepoint.api.scenario.BadInput with the first line that is malformed
     */
    static NetworkLinks read(FileContent file) {
        return new AnynetReader(file).read();
    }

    private NetworkLinks read() {
        List<String> all = file.lines();
        for (int i = 0; i < all.size(); i++) {
            String line = all.get(i).strip();
            if (!line.isEmpty()) {
                readLine(BLANKS.split(line), i + 1);
            }
        }
        delays.forEach(
                (from, row) ->
                        row.forEach(
                                (to, delay) ->
                                        links.link(
                                                from,
                                                to,
                                                new Link.Channel(delay, ChannelRate.ONE),
                                                1,
                                                lines.get(from))));
        return links.build();
    }

    private void readLine(String[] words, int line) {
        String headType = type(words, 0, line);
        String head = number(words, 1, line);
        if (headType.equals(ROUTER)) {
            links.router(head, line);
            lines.putIfAbsent(head, line);
        }
        if (headType.equals(NODE) && words.length == 2) {
            throw file.fault(line, "the end of the line", "the router of node " + head);
        }
        int at = 2;
        while (at < words.length) {
            String type = type(words, at, line);
            String end = number(words, at + 1, line);
            at += 2;
            boolean hasDelay = at < words.length && !isType(words[at]);
            int delay = hasDelay ? Numbers.delay(file, line, words[at]) : 1;
            at += hasDelay ? 1 : 0;
            add(headType, head, type, end, delay, line);
        }
    }

    private void add(String headType, String head, String type, String end, int delay, int line) {
        if (headType.equals(ROUTER) && type.equals(ROUTER)) {
            lines.putIfAbsent(head, line);
            lines.putIfAbsent(end, line);
            delays.computeIfAbsent(head, r -> new LinkedHashMap<>()).put(end, delay);
            delays.computeIfAbsent(end, r -> new LinkedHashMap<>()).putIfAbsent(head, 1);
        } else if (headType.equals(NODE) && type.equals(NODE)) {
            throw file.fault(line, "node " + end + " at node " + head, "a router");
        } else {
            boolean isNodeFirst = headType.equals(NODE);
            links.terminal(isNodeFirst ? head : end, isNodeFirst ? end : head, line);
            if (delay > 1) {
                links.note("channels of nodes with a delay above 1 cycle, read as 1");
            }
        }
    }

    private static boolean isType(String word) {
        return word.equals(ROUTER) || word.equals(NODE);
    }

    private String type(String[] words, int at, int line) {
        if (!isType(words[at])) {
            throw file.fault(line, FileContent.quoted(words[at]), "router or node");
        }
        return words[at];
    }

    private String number(String[] words, int at, int line) {
        if (at == words.length) {
            throw file.fault(line, "the end of the line", "the number of a " + words[at - 1]);
        }
        return Numbers.label(file, line, words[at], "the number of a " + words[at - 1]);
    }
}
