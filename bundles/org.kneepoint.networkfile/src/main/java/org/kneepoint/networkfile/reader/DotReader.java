// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkfile.reader;

import java.io.StringReader;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jgrapht.alg.util.Pair;
import org.jgrapht.nio.ImportException;
import org.jgrapht.nio.dot.DOTEventDrivenImporter;
import org.kneepoint.api.scenario.BadInput;

/** Reads DOT, the language of Graphviz; attributes as {@link GraphStatements} says. */
final class DotReader {
    private static final Pattern EDGE = Pattern.compile("--|->");

    /**
     * What is not code: texts in quotes, of any length (possessive, for the stack), and comments.
     */
    private static final Pattern QUOTED =
            Pattern.compile("\"(?:[^\"\\\\]|\\\\.)*+\"|//[^\\n]*|(?s:/\\*.*?\\*/)|(?m:^#[^\\n]*)");

    /** An edge at a subgraph, which the importer would leave out without a word. */
    private static final Pattern TO_SUBGRAPH =
            Pattern.compile("(?:--|->)\\s*(?:\\{|subgraph\\b)|\\}\\s*(?:--|->)");

    private static final String EXPECTED = "a graph in DOT";
    private static final Pattern PLACE = Pattern.compile("line (\\d+):\\d+ (.*)");

    private DotReader() {}

    /**
     * Reads a file.
     *
     * @throws BadInput if it is malformed, or an edge ends at a subgraph
     */
    static NetworkLinks read(FileContent file) {
        String text = file.text();
        String code = withoutTexts(text);
        Matcher subgraph = TO_SUBGRAPH.matcher(code);
        if (subgraph.find()) {
            throw file.fault(
                    StatementLines.lineAt(code, subgraph.start()),
                    "an edge of a subgraph",
                    "an edge for each of its nodes");
        }
        DOTEventDrivenImporter importer = new DOTEventDrivenImporter();
        GraphStatements statements = new GraphStatements();
        statements.listenTo(
                importer,
                new GraphStatements.Ends<Pair<String, String>>() {
                    @Override
                    public String from(Pair<String, String> edge) {
                        return edge.getFirst();
                    }

                    @Override
                    public String to(Pair<String, String> edge) {
                        return edge.getSecond();
                    }
                });
        try {
            importer.importInput(new StringReader(text));
        } catch (ImportException | IndexOutOfBoundsException e) {
            throw fault(file, code, e);
        }
        return statements.links(file, new StatementLines(code, EDGE));
    }

    /** Replaces texts and comments by blanks, so that lines keep their numbers. */
    private static String withoutTexts(String text) {
        return QUOTED.matcher(text).replaceAll(match -> match.group().replaceAll("[^\\n]", " "));
    }

    /** Returns the fault that an importer reports as an exception of either kind. */
    private static BadInput fault(FileContent file, String code, RuntimeException e) {
        int open = code.indexOf('"');
        if (open >= 0) {
            return file.fault(
                    StatementLines.lineAt(code, open), "a text without its end", EXPECTED);
        }
        if (!(e instanceof ImportException)) {
            // it looks for the value of an assignment before it reports that there is none
            return file.fault("an assignment without a value", EXPECTED);
        }
        Matcher place = PLACE.matcher(String.valueOf(e.getMessage()));
        return place.find()
                ? file.fault(
                        Integer.parseInt(place.group(1)),
                        FileContent.quoted(place.group(2)),
                        EXPECTED)
                : file.fault(FileContent.quoted(e.getMessage()), EXPECTED);
    }
}
