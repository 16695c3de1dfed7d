// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkfile.reader;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.kneepoint.testkit.Refusal;

/** GraphML and DOT. */
class GraphFormsTest {
    private static final String[] KEYS = {
        "<?xml version=\"1.0\"?>",
        "<graphml xmlns=\"http://graphml.graphdrawing.org/xmlns\">",
        "<key id=\"d\" for=\"edge\" attr.name=\"Delay\" attr.type=\"int\"/>",
        "<key id=\"t\" for=\"node\" attr.name=\"terminals\" attr.type=\"int\"/>",
        "<key id=\"k\" for=\"node\" attr.name=\"type\" attr.type=\"string\"/>",
        "<graph edgedefault=\"undirected\">"
    };

    private static FileContent graphml(String... body) {
        return GivenFile.of(
                "g", String.join("\n", KEYS), String.join("\n", body), "</graph></graphml>");
    }

    @Test
    void graphmlHasDelaysAndTerminals() {
        NetworkLinks links =
                FileForm.GRAPHML.read(
                        graphml(
                                "<node id=\"r1\"><data key=\"t\">2</data></node>",
                                "<node id=\"r10\"><data key=\"t\">0</data></node>",
                                "<node id=\"r2\"/>",
                                "<node id=\"h\"><data key=\"k\">host</data></node>",
                                "<edge source=\"r1\" target=\"r2\"><data key=\"d\">5</data></edge>",
                                "<edge source=\"r2\" target=\"r10\"/>",
                                "<edge source=\"r2\" target=\"r10\"/>",
                                "<edge source=\"h\" target=\"r10\"/>"));
        assertEquals(List.of("r1", "r2", "r10"), links.routers());
        assertEquals(List.of("r1-r2 5 5", "r2-r10", "r2-r10"), GivenFile.links(links));
        assertEquals(List.of(2, 0, 0), links.terminals());
    }

    /** Maps of the Internet have such nodes. */
    @Test
    void nodesWithoutEdgesAreLeftOut() {
        NetworkLinks links =
                FileForm.DOT.read(
                        GivenFile.of("g", "graph { a -- b; c; d [terminals=1]; a -- d }"));
        assertEquals(List.of("a", "b", "d"), links.routers());
        assertEquals(List.of("a-b", "a-d"), GivenFile.links(links));
        assertEquals(List.of(2), links.terminals());
        assertEquals(List.of("routers without links and nodes, left out: 1"), links.notes());
    }

    @Test
    void faultsOfGraphmlHaveTheirLine() {
        assertEquals(
                "g:9: unusable [file] 'soon'",
                refusal(
                        "<node id=\"a\"/>",
                        "<node id=\"b\"/>",
                        "<edge source=\"a\" target=\"b\"><data key=\"d\">soon</data></edge>"));
        assertEquals(
                "g:7: unusable [file] '-1'",
                refusal("<node id=\"a\"><data key=\"t\">-1</data></node>"));
        assertTrue(
                refusal("<node id=\"a\"/>", "<edge source=\"a\" target=\"b\"/>")
                        .startsWith("g:8: "));
        assertEquals(
                "g:8: unusable [file] terminal 'h' without an edge",
                refusal("<node id=\"a\"/>", "<node id=\"h\"><data key=\"k\">host</data></node>"));
        assertTrue(refusal("<node id=\"a\">").startsWith("g:8: "));
        assertTrue(GivenFile.fault(FileForm.GRAPHML, "no", "XML").startsWith("f:1: "));
    }

    /** Its entities could name files of the machine. */
    @Test
    void aDocumentTypeIsRefused() {
        assertEquals(
                "f:2: unusable [file] a document type",
                GivenFile.fault(
                        FileForm.GRAPHML,
                        "<?xml version=\"1.0\"?>",
                        "<!DOCTYPE x [<!ENTITY e SYSTEM \"file:///etc/hostname\">]>",
                        "<graphml><graph><node id=\"a\">&e;</node></graph></graphml>"));
    }

    private static String refusal(String... body) {
        return Refusal.of(() -> FileForm.GRAPHML.read(graphml(body)));
    }

    @Test
    void dotHasDelaysAndTerminals() {
        NetworkLinks links =
                FileForm.DOT.read(
                        GivenFile.of(
                                "g",
                                "graph \"x -- {\" { // a -- {b}",
                                " node [shape=box]; a [terminals=2]; h [type=host];",
                                " a -- \"b c\" -- d [delay=3];",
                                " a -- d [rate=\"1/2\"]; a -- d; h -- d;",
                                "}"));
        assertEquals(List.of("a", "b c", "d"), links.routers());
        assertEquals(
                List.of("a-b c 3 3", "a-d 1@1/2 1@1/2", "a-d", "b c-d 3 3"),
                GivenFile.links(links));
        assertEquals(List.of(0, 0, 2), links.terminals());
    }

    @Test
    void bothDirectionsOfADigraphAreOneLink() {
        assertEquals(
                List.of("a-b", "a-c"),
                GivenFile.links(
                        FileForm.DOT.read(
                                GivenFile.of("g", "digraph { a -> b; b -> a; c -> a }"))));
    }

    @Test
    void faultsOfDotHaveTheirLine() {
        assertTrue(GivenFile.fault(FileForm.DOT, "graph {", " a -- ;", "}").startsWith("f:2: "));
        assertTrue(GivenFile.fault(FileForm.DOT, "nonsense").startsWith("f:1: "));
        assertEquals(
                "f:2: unusable [file] an edge of a subgraph",
                GivenFile.fault(FileForm.DOT, "graph {", " a -- {b c}", "}"));
        assertEquals(
                "f:3: unusable [file] '0'",
                GivenFile.fault(FileForm.DOT, "graph {", " a -- b;", " b -- c [delay=0]", "}"));
    }

    @Test
    void attributesAndAssignmentsOfDotHaveAValue() {
        assertTrue(
                GivenFile.fault(FileForm.DOT, "graph {", " a -- b [bold] }").startsWith("f:2: "));
        assertEquals(
                "f: unusable [file] an assignment without a value",
                GivenFile.fault(FileForm.DOT, "graph { size= }"));
    }

    @Test
    void textsOfDotHaveAnyLength() {
        String text = "label=\"" + "x".repeat(100_000);
        NetworkLinks links =
                FileForm.DOT.read(GivenFile.of("g", "graph { a -- b [" + text + "\"] }"));
        assertEquals(List.of("a-b"), GivenFile.links(links));
    }

    @Test
    void textsOfDotEnd() {
        String text = "x".repeat(100_000);
        for (String open : List.of(" b -- c [label=\"", " size=\"")) {
            assertEquals(
                    "f:2: unusable [file] a text without its end",
                    GivenFile.fault(FileForm.DOT, "graph { a -- b [label=\"1\"];", open + text));
        }
    }

    @Test
    void formsAreRecognisedByEndingAndFirstLine() {
        assertEquals(FileForm.GRAPHML, FileForm.ofName("A.GraphML").orElseThrow());
        assertEquals(FileForm.DOT, begin("/* c */", "digraph x {"));
        assertEquals(FileForm.GRAPHML, begin("<?xml?>", "<graphml>"));
        assertEquals(FileForm.ANYNET, begin("", "router 0 node 1"));
        assertEquals(FileForm.ANYNET, begin("\uFEFFrouter 0 node 1"));
        assertEquals(FileForm.IBNET, begin("# x", "vendid=0x2c9"));
        assertEquals(FileForm.IBNET, begin("Switch\t8 \"A\""));
        assertEquals(FileForm.ADJACENCY, begin("0: 1 2"));
        assertEquals(FileForm.EDGES, begin("# SNAP", "0\t1"));
        assertTrue(FileForm.ofBegin(GivenFile.of("f", "Dear all, read me").bytes()).isEmpty());
        assertTrue(FileForm.ofBegin(new byte[] {0, 1, 0, 0}).isEmpty());
        assertTrue(FileForm.ofBegin(new byte[0]).isEmpty());
    }

    private static FileForm begin(String... lines) {
        return FileForm.ofBegin(GivenFile.of("f", lines).bytes()).orElseThrow();
    }
}
