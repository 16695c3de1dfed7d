// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkfile.reader;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;

/** The forms of network files. A file has the form of the ending of its name, else of its begin. */
public enum FileForm {
    /** Network files of BookSim 2. */
    ANYNET("network file of BookSim 2", AnynetReader::read, "anynet"),
    /** Links, one a line. */
    EDGES("edge list", EdgeListReader::read, "csv", "edges", "edgelist", "tsv"),
    /** A router and its neighbours a line. */
    ADJACENCY("adjacency list", AdjacencyReader::read, "adj", "adjlist"),
    /** Graphs of METIS. */
    METIS("graph of METIS", MetisReader::read, "metis", "graph"),
    /** GraphML. */
    GRAPHML("GraphML", GraphmlReader::read, "graphml"),
    /** DOT. */
    DOT("DOT", DotReader::read, "dot", "gv"),
    /** InfiniBand fabrics. */
    IBNET("output of ibnetdiscover", IbnetReader::read, "ibnet", "ibnetdiscover"),
    /** Connection files of CODES, an intra and an inter file. */
    CODES("connection files of CODES", null);

    private static final int BEGIN = 1 << 14;
    private static final Pattern ANYNET_LINE = Pattern.compile("(?:router|node)\\s+\\d+(?:\\s.*)?");
    private static final Pattern IBNET_LINE =
            Pattern.compile("(?i)(?:vendid=0x|(?:switch|hca|ca)\\s+\\d+\\s+\").*");
    private static final Pattern DOT_LINE =
            Pattern.compile("(?:strict\\s+)?(?:di)?graph\\b[^{]*\\{?.*");
    private static final Pattern ADJACENCY_LINE = Pattern.compile("[\\w.-]+\\s*:(?:\\s.*|$)");
    private static final Pattern EDGE_LINE = Pattern.compile("\\d+[\\s,;]+\\d+");

    private final String noun;
    private final Function<FileContent, NetworkLinks> reader;
    private final List<String> endings;

    FileForm(String noun, Function<FileContent, NetworkLinks> reader, String... endings) {
        this.noun = noun;
        this.reader = reader;
        this.endings = List.of(endings);
    }

    /** Returns the name as a value of a parameter. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns the words of all forms. */
    public static String[] words() {
        return Arrays.stream(values()).map(FileForm::word).toArray(String[]::new);
    }

    /** Returns the form of a word. */
    public static FileForm ofWord(String word) {
        return valueOf(word.toUpperCase(Locale.ROOT));
    }

    /** Returns the form in words, such as "edge list". */
    public String noun() {
        return noun;
    }

    /** Returns the endings of names of such files. */
    public List<String> endings() {
        return endings;
    }

    /** Returns the form of the ending of a file name, or of an intra or inter file of CODES. */
    public static Optional<FileForm> ofName(String name) {
        int dot = name.lastIndexOf('.');
        String ending = dot < 0 ? "" : name.substring(dot + 1).toLowerCase(Locale.ROOT);
        return Arrays.stream(values())
                .filter(form -> form.endings.contains(ending))
                .findFirst()
                .or(() -> ConnectionFiles.ofName(name).map(names -> CODES));
    }

    /** Returns the form of the first line that is no comment, if it is recognised. */
    public static Optional<FileForm> ofBegin(byte[] content) {
        int length = Math.min(content.length, BEGIN);
        String begin =
                FileContent.withoutMark(new String(content, 0, length, StandardCharsets.UTF_8));
        if (begin.indexOf('\0') >= 0) {
            return Optional.empty();
        }
        if (begin.contains("<graphml")) {
            return Optional.of(GRAPHML);
        }
        return begin.lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty() && !line.matches("(?:#|//|/\\*|%).*"))
                .findFirst()
                .flatMap(FileForm::ofLine);
    }

    private static Optional<FileForm> ofLine(String line) {
        if (ANYNET_LINE.matcher(line).matches()) {
            return Optional.of(ANYNET);
        }
        if (IBNET_LINE.matcher(line).matches()) {
            return Optional.of(IBNET);
        }
        if (DOT_LINE.matcher(line).matches()) {
            return Optional.of(DOT);
        }
        if (ADJACENCY_LINE.matcher(line).matches()) {
            return Optional.of(ADJACENCY);
        }
        return EDGE_LINE.matcher(line).lookingAt() ? Optional.of(EDGES) : Optional.empty();
    }

    /**
     * Reads a file of this form.
     *
     * @throws org.kneepoint.api.scenario.BadInput with the place of the first fault
     * @throws UnsupportedOperationException for {@link #CODES}, which has two files
     */
    public NetworkLinks read(FileContent file) {
        if (reader == null) {
            throw new UnsupportedOperationException(noun + " are two files");
        }
        return reader.apply(file);
    }
}
