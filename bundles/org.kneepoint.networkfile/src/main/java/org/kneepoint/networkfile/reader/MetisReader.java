// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkfile.reader;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Reads graph files of METIS: a line with the numbers of routers and links, then the neighbours of
 * router 1, of router 2 and so on, a line each; lines that begin with % are comments (G. Karypis:
 * METIS manual, section 4.1.1). Weights are left out. Files that number the routers from 0, or list
 * a link once, as graph generators write them, are recognised.
 */
final class MetisReader {
    private static final Pattern BLANKS = Pattern.compile("\\s+");
    private static final int MAX_FORMAT = 3;

    private final FileContent file;
    private final LinksBuilder links;

    /** The neighbours in each line after the first. */
    private final List<int[]> neighbours = new ArrayList<>();

    private final List<Integer> numbers = new ArrayList<>();
    private int routers;
    private int edges;

    /** Words of a line before its neighbours, and whether a weight follows each neighbour. */
    private int vertexWords;

    private boolean hasEdgeWeights;

    private MetisReader(FileContent file) {
        this.file = file;
        this.links = new LinksBuilder(file);
    }

    /**
     * Reads a file.
     *
     * @throws org.kneepoint.api.scenario.BadInput with the first line that is malformed
     */
    static NetworkLinks read(FileContent file) {
        MetisReader reader = new MetisReader(file);
        List<String> lines = file.lines();
        int at = 0;
        while (at < lines.size() && isSkipped(lines.get(at))) {
            at++;
        }
        if (at == lines.size()) {
            throw file.fault("no line", "the numbers of routers and links");
        }
        reader.readHeader(lines.get(at).strip(), at + 1);
        for (int i = at + 1; i < lines.size(); i++) {
            if (!lines.get(i).startsWith("%")) {
                reader.readLine(lines.get(i).strip(), i + 1);
            }
        }
        return reader.build(lines.size());
    }

    /** A line after the first may be empty: that of a router without links. */
    private static boolean isSkipped(String line) {
        return line.isBlank() || line.startsWith("%") || line.startsWith("#");
    }

    private void readHeader(String line, int number) {
        String[] words = BLANKS.split(line);
        if (words.length < 2 || words.length > MAX_FORMAT + 1) {
            throw file.fault(number, FileContent.quoted(line), "the numbers of routers and links");
        }
        routers = Numbers.whole(file, number, words[0], LinksBuilder.MAX_NODES, "routers");
        edges = Numbers.whole(file, number, words[1], 1 << 24, "links");
        String format = words.length > 2 ? words[2] : "0";
        if (!format.matches("[01]{1,3}")) {
            throw file.fault(number, FileContent.quoted(format), "a format such as 011");
        }
        int constraints =
                words.length > MAX_FORMAT
                        ? Numbers.whole(file, number, words[MAX_FORMAT], 64, "weights")
                        : 1;
        String flags = ("00" + format).substring(format.length() - 1);
        vertexWords = (flags.charAt(0) == '1' ? 1 : 0) + (flags.charAt(1) == '1' ? constraints : 0);
        hasEdgeWeights = flags.charAt(2) == '1';
        if (vertexWords > 0 || hasEdgeWeights) {
            links.note("kinds of weights, left out");
        }
    }

    private void readLine(String line, int number) {
        if (neighbours.size() == routers) {
            if (!line.isEmpty()) {
                throw file.fault(
                        number, "a line more", routers + " lines of neighbours, as in line 1");
            }
            return;
        }
        String[] words = line.isEmpty() ? new String[0] : BLANKS.split(line);
        int step = hasEdgeWeights ? 2 : 1;
        int[] row = new int[Math.max(0, (words.length - vertexWords + step - 1) / step)];
        for (int i = 0; i < row.length; i++) {
            row[i] = neighbour(words[vertexWords + i * step], number);
        }
        neighbours.add(row);
        numbers.add(number);
    }

    private int neighbour(String word, int number) {
        String label = Numbers.label(file, number, word, "the number of a router");
        boolean isFit = label.length() < 10 && Integer.parseInt(label) <= routers;
        if (!isFit) {
            throw file.fault(number, "router " + label, "at most " + routers + ", as in line 1");
        }
        return Integer.parseInt(label);
    }

    private NetworkLinks build(int lines) {
        long stated = neighbours.stream().mapToLong(row -> row.length).sum();
        boolean isWhole = stated == 2L * edges || stated == edges;
        if (neighbours.size() < routers && !isWhole) {
            throw file.fault(
                    lines,
                    "the end after the neighbours of " + neighbours.size() + " routers",
                    routers + ", as in line 1");
        }
        if (!isWhole) {
            throw file.fault(
                    1,
                    edges + " links",
                    "half of the " + stated + " neighbours that the lines name");
        }
        while (neighbours.size() < routers) {
            // the last routers have no links of their own, and their empty lines were left out
            neighbours.add(new int[0]);
            numbers.add(lines);
        }
        int base = names(0) || hasSelfLoop(1) && !hasSelfLoop(0) && !names(routers) ? 0 : 1;
        for (int i = 0; i < routers; i++) {
            links.router(String.valueOf(i + base), numbers.get(i));
        }
        for (int i = 0; i < routers; i++) {
            for (int peer : neighbours.get(i)) {
                if (peer - base >= routers) {
                    throw file.fault(
                            numbers.get(i), "router " + peer, "at most " + (routers - 1 + base));
                }
                links.link(
                        String.valueOf(i + base),
                        String.valueOf(peer),
                        Link.Channel.PLAIN,
                        1,
                        numbers.get(i));
            }
        }
        return links.build();
    }

    private boolean names(int router) {
        return neighbours.stream().anyMatch(row -> Arrays.stream(row).anyMatch(n -> n == router));
    }

    /** Returns whether some router is its own neighbour if the first one has this number. */
    private boolean hasSelfLoop(int base) {
        for (int i = 0; i < routers; i++) {
            int own = i + base;
            if (Arrays.stream(neighbours.get(i)).anyMatch(n -> n == own)) {
                return true;
            }
        }
        return false;
    }
}
