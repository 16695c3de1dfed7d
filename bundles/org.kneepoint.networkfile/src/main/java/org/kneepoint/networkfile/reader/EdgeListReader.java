// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkfile.reader;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.kneepoint.api.topology.ChannelRate;

/**
 * Reads edge lists: a link a line, its ends first, separated by commas, semicolons, tabs or blanks,
 * as spreadsheets, NetworkX and SNAP write them. Lines that begin with # or % are comments.
 *
 * <p>A first line without digits in its first two cells names the columns: {@code from}, {@code to}
 * and any of {@code delay}, {@code rate}, {@code multiplicity}; others are left out. Without it the
 * columns after the ends have this order in files with commas or semicolons. In others they are
 * left out with a note, and the braces of NetworkX without one. An end {@code node 5} is a
 * terminal.
 */
final class EdgeListReader {
    private static final Pattern COMMAS = Pattern.compile("\\s*[,;]\\s*");

    /** A tab, in a file that names its columns: two in a row enclose an empty cell. */
    private static final Pattern TAB = Pattern.compile(" *\\t *");

    /** Tabs, in another file: several in a row align the cells. */
    private static final Pattern TABS = Pattern.compile("\\s*\\t\\s*");

    /** Two numbers between which a blank separates, whatever stands after them. */
    private static final Pattern BLANK_FIRST = Pattern.compile("\\d+ +\\d");

    private static final Pattern BLANKS = Pattern.compile("\\s+");
    private static final Pattern NODE = Pattern.compile("(?i)(?:node|terminal)\\s+(\\S+)");
    private static final Pattern DIGIT = Pattern.compile("\\d");
    private static final List<String> COLUMNS =
            List.of("from", "to", "delay", "rate", "multiplicity");
    private static final Map<String, String> SYNONYMS =
            Map.ofEntries(
                    Map.entry("source", "from"),
                    Map.entry("src", "from"),
                    Map.entry("fromnodeid", "from"),
                    Map.entry("target", "to"),
                    Map.entry("dest", "to"),
                    Map.entry("dst", "to"),
                    Map.entry("destination", "to"),
                    Map.entry("tonodeid", "to"),
                    Map.entry("latency", "delay"),
                    Map.entry("count", "multiplicity"),
                    Map.entry("links", "multiplicity"));

    private final FileContent file;
    private final LinksBuilder links;
    private List<String> columns = COLUMNS;
    private boolean isFirst = true;

    private EdgeListReader(FileContent file) {
        this.file = file;
        this.links = new LinksBuilder(file);
    }

    /**
     * Reads a file.
     *
     * @throws org.kneepoint.api.scenario.BadInput with the first line that is malformed
     */
    static NetworkLinks read(FileContent file) {
        EdgeListReader reader = new EdgeListReader(file);
        List<String> lines = file.lines();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).strip();
            if (!line.isEmpty() && line.charAt(0) != '#' && line.charAt(0) != '%') {
                reader.readLine(line, i + 1);
            }
        }
        return reader.links.build();
    }

    private void readLine(String line, int number) {
        boolean hasCommas = line.indexOf(',') >= 0 || line.indexOf(';') >= 0;
        String data = line.indexOf('{') > 0 ? line.substring(0, line.indexOf('{')).strip() : line;
        boolean isSeparated = hasCommas && data.equals(line);
        List<String> cells =
                Arrays.stream((isSeparated ? COMMAS : gaps(data)).split(data, -1))
                        .map(cell -> cell.replaceAll("^\"|\"$", ""))
                        .toList();
        if (cells.size() < 2) {
            throw file.fault(
                    number, FileContent.quoted(line), "the two ends of a link, such as 0,1");
        }
        if (isFirst && isHeader(cells)) {
            columns = named(cells, number);
        } else {
            boolean hasColumns = isSeparated || columns != COLUMNS;
            if (!hasColumns && cells.size() > 2) {
                // neighbours of an adjacency list would be lost without a word
                links.note("lines with more than the two ends of a link, the rest left out");
            }
            readLink(hasColumns ? cells : cells.subList(0, 2), number);
        }
        isFirst = false;
    }

    /** Returns what separates the cells of a line without commas: tabs, else blanks. */
    private Pattern gaps(String data) {
        if (data.indexOf('\t') < 0 || BLANK_FIRST.matcher(data).lookingAt()) {
            return BLANKS;
        }
        return columns == COLUMNS ? TABS : TAB;
    }

    private static boolean isHeader(List<String> cells) {
        return cells.stream().map(EdgeListReader::column).anyMatch(COLUMNS.subList(0, 2)::contains)
                && cells.stream().limit(2).noneMatch(cell -> DIGIT.matcher(cell).find());
    }

    private static String column(String cell) {
        String name = cell.toLowerCase(Locale.ROOT);
        return SYNONYMS.getOrDefault(name, name);
    }

    private List<String> named(List<String> cells, int number) {
        List<String> names = new ArrayList<>(cells.stream().map(EdgeListReader::column).toList());
        for (String end : COLUMNS.subList(0, 2)) {
            if (!names.contains(end)) {
                throw file.fault(
                        number,
                        "the columns " + FileContent.quoted(String.join(",", cells)),
                        "a column " + end);
            }
        }
        return names;
    }

    private void readLink(List<String> cells, int number) {
        String from = end(cells, "from", number);
        String to = end(cells, "to", number);
        Optional<String> nodeFrom = node(from);
        Optional<String> nodeTo = node(to);
        if (nodeFrom.isPresent() && nodeTo.isPresent()) {
            throw file.fault(number, FileContent.quoted(from + "," + to), "a router at one end");
        }
        if (nodeFrom.isPresent() || nodeTo.isPresent()) {
            links.terminal(
                    nodeFrom.or(() -> nodeTo).get(), nodeFrom.isPresent() ? to : from, number);
            return;
        }
        int delay = cell(cells, "delay").map(w -> Numbers.delay(file, number, w)).orElse(1);
        ChannelRate rate =
                cell(cells, "rate").map(w -> Numbers.rate(file, number, w)).orElse(ChannelRate.ONE);
        int copies =
                cell(cells, "multiplicity")
                        .map(
                                w ->
                                        Numbers.whole(
                                                file,
                                                number,
                                                w,
                                                Numbers.MAX_COPIES,
                                                "a multiplicity"))
                        .orElse(1);
        links.link(from, to, new Link.Channel(delay, rate), copies, number);
    }

    private static Optional<String> node(String end) {
        return Optional.of(NODE.matcher(end)).filter(m -> m.matches()).map(m -> m.group(1));
    }

    private String end(List<String> cells, String column, int number) {
        return cell(cells, column)
                .orElseThrow(
                        () ->
                                file.fault(
                                        number,
                                        FileContent.quoted(String.join(",", cells)),
                                        "a router in column " + column));
    }

    private Optional<String> cell(List<String> cells, String column) {
        int at = columns.indexOf(column);
        return at < 0 || at >= cells.size()
                ? Optional.empty()
                : Optional.of(cells.get(at)).filter(text -> !text.isEmpty());
    }
}
