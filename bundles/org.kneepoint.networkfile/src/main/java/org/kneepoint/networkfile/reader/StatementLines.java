// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkfile.reader;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** The lines of the statements of a text whose importer does not report them. */
final class StatementLines {
    private final String text;

    /** By edge, in the order of the text. */
    private final int[] edges;

    /**
     * Counts the lines.
     *
     * @param edge matches the beginning of each edge
     */
    StatementLines(String text, Pattern edge) {
        this.text = text;
        IntStream.Builder lines = IntStream.builder();
        Matcher matcher = edge.matcher(text);
        int line = 1;
        int counted = 0;
        while (matcher.find()) {
            line +=
                    (int)
                            text.substring(counted, matcher.start())
                                    .chars()
                                    .filter(c -> c == '\n')
                                    .count();
            counted = matcher.start();
            lines.add(line);
        }
        edges = lines.build().toArray();
    }

    /** Returns the line of an edge, from 1; the last known one if there are fewer. */
    int ofEdge(int number) {
        return edges.length == 0 ? 1 : edges[Math.min(number, edges.length - 1)];
    }

    /** Returns the first line that names a node, from 1. */
    int ofNode(String label) {
        String whole = "(?<!\\w)" + Pattern.quote(label) + "(?!\\w)";
        Matcher named = Pattern.compile("id=[\"']" + whole).matcher(text);
        Matcher found = named.find() ? named : Pattern.compile(whole).matcher(text);
        return found == named || found.find() ? lineAt(text, found.start()) : 1;
    }

    /** Returns the line of a position in a text, from 1. */
    static int lineAt(String text, int position) {
        return 1 + (int) text.substring(0, position).chars().filter(c -> c == '\n').count();
    }
}
