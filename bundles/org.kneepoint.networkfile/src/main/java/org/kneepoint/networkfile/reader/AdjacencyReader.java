// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkfile.reader;

import java.util.List;
import java.util.regex.Pattern;

/**
 * Reads adjacency lists: a router and its neighbours a line, such as {@code 0: 1 2 3} or {@code 0 1
 * 2 3}, separated by blanks or commas. A link may stand in the line of one router, as NetworkX
 * writes it, or of both. Lines that begin with # or % are comments.
 */
final class AdjacencyReader {
    private static final Pattern SEPARATORS = Pattern.compile("[\\s,;]+");

    private AdjacencyReader() {}

    /**
     * Reads a file.
     *
     * @throws org.kneepoint.api.scenario.BadInput with the first line that is malformed
     */
    static NetworkLinks read(FileContent file) {
        LinksBuilder links = new LinksBuilder(file);
        List<String> lines = file.lines();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).strip();
            if (!line.isEmpty() && line.charAt(0) != '#' && line.charAt(0) != '%') {
                readLine(file, links, line, i + 1);
            }
        }
        return links.build();
    }

    private static void readLine(FileContent file, LinksBuilder links, String line, int number) {
        int colon = line.indexOf(':');
        String[] words = SEPARATORS.split(line.replaceFirst(":", " "));
        boolean hasRouter = colon != 0 && words.length > 0 && !words[0].isEmpty();
        boolean isOneWord = colon < 0 || SEPARATORS.split(line.substring(0, colon)).length == 1;
        if (!hasRouter || !isOneWord) {
            throw file.fault(
                    number, FileContent.quoted(line), "a router and its neighbours: 0: 1 2 3");
        }
        links.router(words[0], number);
        for (int i = 1; i < words.length; i++) {
            links.link(words[0], words[i], Link.Channel.PLAIN, 1, number);
        }
    }
}
