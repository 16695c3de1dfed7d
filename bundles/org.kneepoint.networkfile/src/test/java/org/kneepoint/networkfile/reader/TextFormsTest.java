// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkfile.reader;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.kneepoint.testkit.Refusal;

/** Edge lists, adjacency lists and graphs of METIS. */
class TextFormsTest {
    private static NetworkLinks read(FileForm form, String... lines) {
        return form.read(GivenFile.of("f", lines));
    }

    private static List<String> links(FileForm form, String... lines) {
        return GivenFile.links(read(form, lines));
    }

    @Test
    void anEdgeListMayNameItsColumns() {
        assertEquals(
                List.of("0-1 3@1/2 3@1/2", "1-2", "1-2"),
                links(
                        FileForm.EDGES,
                        "to,rate,from,delay,multiplicity,name",
                        "1,0.5,0,3,,spine",
                        "2,,1,,2,"));
    }

    @Test
    void withoutNamesTheColumnsHaveTheirOrder() {
        assertEquals(List.of("a-b 5@2 5@2", "a-c"), links(FileForm.EDGES, "# x", "a;b;5;2", "a;c"));
    }

    /** The reverse line is the same link with its own delay; a second line is a parallel link. */
    @Test
    void bothDirectionsOfALinkAreOneLink() {
        assertEquals(List.of("0-1 4 7"), links(FileForm.EDGES, "0,1,4", "1,0,7"));
        assertEquals(List.of("0-1", "0-1"), links(FileForm.EDGES, "0,1", "0,1", "1,0"));
    }

    @Test
    void linesOfSnapAndNetworkXAreEdgeLists() {
        assertEquals(
                List.of("0-1", "0-11", "2-11"),
                links(FileForm.EDGES, "# FromNodeId ToNodeId", "0\t11", "11\t2", "0\t1"));
        assertEquals(
                List.of("0-1", "1-2"),
                links(FileForm.EDGES, "0 1 {'weight': 3, 'a': 1}", "1 2 {}"));
        assertEquals(List.of("0-1"), links(FileForm.EDGES, "0 1 3.5"));
    }

    /** Such as neighbours, in an adjacency list that is read as an edge list. */
    @Test
    void whatFollowsTheEndsIsNoted() {
        assertEquals(
                List.of("lines with more than the two ends of a link, the rest left out: 2"),
                read(FileForm.EDGES, "0 1 2 3", "1 2", "2 3 1.5").notes());
        assertEquals(List.of(), read(FileForm.EDGES, "0 1 {'weight': 3}").notes());
        assertEquals(List.of(), read(FileForm.EDGES, "from to cost", "0 1 5").notes());
    }

    @Test
    void tabsSeparateCellsThatHaveBlanksOrAreEmpty() {
        NetworkLinks links =
                read(FileForm.EDGES, "from\tto\tdelay\trate", "node 0\tA 1", "A 1\tA 2\t\t2");
        assertEquals(List.of("A 1-A 2 1@2 1@2"), GivenFile.links(links));
        assertEquals(List.of(0), links.terminals());
        NetworkLinks unnamed = read(FileForm.EDGES, "0\t\t1", "node 0\t1", "1 2\t5");
        assertEquals(List.of("0-1", "1-2"), GivenFile.links(unnamed));
        assertEquals(List.of(1), unnamed.terminals());
    }

    @Test
    void aNodeAtOneEndIsATerminal() {
        NetworkLinks links = read(FileForm.EDGES, "0,1", "node 1,1", "0,node 0", "terminal 2,1");
        assertEquals(List.of(0, 1, 1), links.terminals());
        assertEquals(List.of("0-1"), GivenFile.links(links));
    }

    @Test
    void faultsOfEdgeListsHaveTheirLine() {
        assertEquals("f:2: unusable [file] '3'", GivenFile.fault(FileForm.EDGES, "0,1", "3"));
        assertEquals("f:1: unusable [file] ',1'", GivenFile.fault(FileForm.EDGES, ",1"));
        assertEquals("f:1: unusable [file] 'soon'", GivenFile.fault(FileForm.EDGES, "0,1,soon"));
        assertEquals("f:1: unusable [file] '0'", GivenFile.fault(FileForm.EDGES, "0,1,1,0"));
        assertEquals("f:1: unusable [file] '1/0'", GivenFile.fault(FileForm.EDGES, "0,1,1,1/0"));
        assertEquals(
                "f:1: unusable [file] '5000'", GivenFile.fault(FileForm.EDGES, "0,1,1,1,5000"));
        assertEquals(
                "f:1: unusable [file] 'node 0,node 1'",
                GivenFile.fault(FileForm.EDGES, "node 0,node 1"));
        assertEquals(
                "f:1: unusable [file] the columns 'from,delay'",
                GivenFile.fault(FileForm.EDGES, "from,delay"));
        assertEquals("f:1: unusable [file] a byte 0", GivenFile.fault(FileForm.EDGES, "a\0b,1"));
        assertEquals("f: unusable [file] no router and no link", GivenFile.fault(FileForm.EDGES));
    }

    @Test
    void adjacencyListsNameALinkOnceOrTwice() {
        List<String> triangle = List.of("0-1", "0-2", "1-2");
        assertEquals(triangle, links(FileForm.ADJACENCY, "0: 1 2", "1: 0 2", "2: 0 1"));
        assertEquals(triangle, links(FileForm.ADJACENCY, "#c", "0 1 2", "1 2", "2"));
        assertEquals(triangle, links(FileForm.ADJACENCY, "0: 1, 2", "1: 2"));
        assertEquals("f:1: unusable [file] ': 1'", GivenFile.fault(FileForm.ADJACENCY, ": 1"));
        assertEquals("f:1: unusable [file] ','", GivenFile.fault(FileForm.ADJACENCY, ","));
        assertEquals(
                "f:1: unusable [file] '1 2: 3'", GivenFile.fault(FileForm.ADJACENCY, "1 2: 3"));
    }

    @Test
    void metisNumbersFromOneAndMayHaveWeights() {
        List<String> path = List.of("1-2", "2-3");
        assertEquals(path, links(FileForm.METIS, "% c", "3 2", "2", "1 3", "2"));
        assertEquals(path, links(FileForm.METIS, "3 2 011", "9 2 5", "9 1 5 3 6", "9 2 6"));
        assertEquals(path, links(FileForm.METIS, "3 2 10 2", "9 9 2", "9 9 1 3", "9 9 2"));
    }

    @Test
    void graphsNumberedFromZeroAreRecognised() {
        assertEquals(List.of("0-1", "1-2"), links(FileForm.METIS, "3 2", "1", "0 2", "1"));
        assertEquals(List.of("0-1", "1-2"), links(FileForm.METIS, "3 2", "1", "2", ""));
    }

    @Test
    void faultsOfMetisHaveTheirLine() {
        assertEquals("f:1: unusable [file] '3'", GivenFile.fault(FileForm.METIS, "3"));
        assertEquals("f:2: unusable [file] router 4", GivenFile.fault(FileForm.METIS, "3 2", "4"));
        assertEquals(
                "f:1: unusable [file] 7 links", GivenFile.fault(FileForm.METIS, "2 7", "2", "1"));
        assertEquals(
                "f:4: unusable [file] a line more",
                GivenFile.fault(FileForm.METIS, "2 1", "2", "1", "2"));
        assertEquals(
                "f:2: unusable [file] the end after the neighbours of 1 routers",
                GivenFile.fault(FileForm.METIS, "3 2", "2"));
    }

    @Test
    void binaryFilesAreNoTexts() {
        FileContent garbage = new FileContent("f", new byte[] {(byte) 0xff, (byte) 0xfe, 0, 7});
        assertEquals(
                "f: unusable [file] bytes that are not UTF-8",
                Refusal.of(() -> FileForm.EDGES.read(garbage)));
    }
}
