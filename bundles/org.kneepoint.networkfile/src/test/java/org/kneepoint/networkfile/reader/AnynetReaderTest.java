// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkfile.reader;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** By the source of BookSim 2, {@code anynet.cpp}. */
class AnynetReaderTest {
    private static NetworkLinks read(String... lines) {
        return FileForm.ANYNET.read(GivenFile.of("a.anynet", lines));
    }

    @Test
    void aLinkNamedOnOneSideHasBothDirections() {
        NetworkLinks links = read("router 0 node 0 router 1", "router 2 router 1 node 1 node 2");
        assertEquals(List.of("0-1", "1-2"), GivenFile.links(links));
        assertEquals(List.of(0, 2, 2), links.terminals());
    }

    /** "the channels latency are unidirectional". */
    @Test
    void aDelayIsThatOfTheDirectionOfItsLine() {
        assertEquals(
                List.of("0-1 15 1", "0-2"), GivenFile.links(read("router 0 router 1 15 router 2")));
        assertEquals(
                List.of("0-1 15 3"),
                GivenFile.links(read("router 0 router 1 15", "router 1 router 0 3")));
        assertEquals(
                List.of("0-1 15 1"),
                GivenFile.links(read("router 0 router 1 15", "router 1 router 0")));
    }

    @Test
    void aLinkNamedAgainIsTheSameLink() {
        assertEquals(
                List.of("0-1 4 1"),
                GivenFile.links(read("router 0 router 1 15 router 1", "router 0 router 1 4")));
    }

    @Test
    void aLineMayBeginWithANode() {
        NetworkLinks links =
                read("node 3 router 7", "router 7  router\t12", "", "node 2 router 12 ");
        assertEquals(List.of("7", "12"), links.routers());
        assertEquals(List.of(1, 0), links.terminals());
    }

    @Test
    void delaysOfNodesAndSelfLoopsAreNoted() {
        NetworkLinks links = read("router 0 node 0 5 node 1 1 router 0 router 1");
        assertEquals(List.of("0-1"), GivenFile.links(links));
        assertEquals(
                List.of(
                        "links from a router to itself, left out: 1",
                        "channels of nodes with a delay above 1 cycle, read as 1: 1"),
                links.notes());
    }

    @Test
    void numbersOfAnySizeAreNumberedInTheirOrder() {
        NetworkLinks links =
                read(
                        "router 99999999999999999999 router 3 node 88888888888 node 7",
                        "router 003 node 5");
        assertEquals(List.of("3", "99999999999999999999"), links.routers());
        assertEquals(List.of(0, 1, 1), links.terminals());
    }

    @Test
    void faultsHaveTheirLine() {
        assertEquals("f:2: unusable [file] 'switch'", fault("router 0 router 1", "switch 1"));
        assertEquals("f:1: unusable [file] 'x'", fault("router x"));
        assertEquals("f:1: unusable [file] the end of the line", fault("router 0 router"));
        assertEquals("f:1: unusable [file] the end of the line", fault("node 0"));
        assertEquals("f:1: unusable [file] '0'", fault("router 0 router 1 0"));
        assertEquals("f:1: unusable [file] '-3'", fault("router 0 router 1 -3"));
        assertEquals("f:1: unusable [file] '7'", fault("router 0 router 1 2 7"));
        assertEquals("f:1: unusable [file] node 1 at node 0", fault("node 0 node 1"));
        assertEquals(
                "f:2: unusable [file] node '0' at router 1",
                fault("router 0 node 0", "router 1 node 0"));
        assertEquals("f: unusable [file] no router and no link", fault(""));
    }

    private static String fault(String... lines) {
        return GivenFile.fault(FileForm.ANYNET, lines);
    }
}
