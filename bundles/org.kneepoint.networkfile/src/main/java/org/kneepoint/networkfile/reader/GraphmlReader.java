// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkfile.reader;

import java.io.StringReader;
import java.util.regex.Pattern;
import org.jgrapht.alg.util.Triple;
import org.jgrapht.nio.ImportException;
import org.jgrapht.nio.graphml.GraphMLEventDrivenImporter;
import org.kneepoint.api.scenario.BadInput;
import org.xml.sax.SAXParseException;

/** Reads GraphML; attributes as {@link GraphStatements} says. */
final class GraphmlReader {
    private static final Pattern EDGE = Pattern.compile("<edge\\b");
    private static final String EXPECTED = "GraphML";

    private GraphmlReader() {}

    /**
     * Reads a file.
     *
     * @throws BadInput if it is malformed, or has a document type declaration
     */
    static NetworkLinks read(FileContent file) {
        String text = file.text();
        int type = text.indexOf("<!DOCTYPE");
        if (type >= 0) {
            // its entities could name other files
            throw file.fault(
                    StatementLines.lineAt(text, type),
                    "a document type",
                    EXPECTED + " without one");
        }
        GraphMLEventDrivenImporter importer = new GraphMLEventDrivenImporter();
        importer.setSchemaValidation(false);
        GraphStatements statements = new GraphStatements();
        statements.listenTo(
                importer,
                new GraphStatements.Ends<Triple<String, String, Double>>() {
                    @Override
                    public String from(Triple<String, String, Double> edge) {
                        return edge.getFirst();
                    }

                    @Override
                    public String to(Triple<String, String, Double> edge) {
                        return edge.getSecond();
                    }
                });
        StatementLines lines = new StatementLines(text, EDGE);
        try {
            importer.importInput(new StringReader(text));
        } catch (ImportException e) {
            throw fault(file, e, lines, statements.edges());
        }
        return statements.links(file, lines);
    }

    private static BadInput fault(
            FileContent file, ImportException e, StatementLines lines, int edges) {
        Throwable root = e;
        while (root.getCause() != null) {
            root = root.getCause();
        }
        String found = FileContent.quoted(String.valueOf(root.getMessage()));
        return root instanceof SAXParseException place
                ? file.fault(Math.max(1, place.getLineNumber()), found, EXPECTED)
                : file.fault(lines.ofEdge(edges), found, EXPECTED);
    }
}
