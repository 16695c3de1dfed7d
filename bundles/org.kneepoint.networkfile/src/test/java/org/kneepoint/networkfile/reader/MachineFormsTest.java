// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkfile.reader;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.kneepoint.testkit.Refusal;

/** Files of machines: CODES and InfiniBand. */
class MachineFormsTest {
    /** Two groups of two routers. */
    @Test
    void triplesOfTheGroupAreRepeated() {
        NetworkLinks links =
                ConnectionFiles.read(
                        GivenFile.ofWords("t-intra", 0, 1, 0, 1, 0, 0),
                        GivenFile.ofWords("t-inter", 0, 3, 3, 0, 1, 2, 2, 1));
        assertEquals(List.of("0-1", "0-3", "1-2", "2-3"), GivenFile.links(links));
        assertEquals(List.of(0, 1, 2, 3), links.entries());
    }

    /** Black links of a Cray XC are several between two routers. */
    @Test
    void equalEntriesAreParallelLinks() {
        NetworkLinks links =
                ConnectionFiles.read(
                        GivenFile.ofWords("t-intra", 0, 1, 1, 0, 1, 1, 1, 0, 1, 1, 0, 1),
                        GivenFile.ofWords("t-inter"));
        assertEquals(List.of("0-1", "0-1"), GivenFile.links(links));
    }

    /** Groups of two leaves 0, 1 and two spines 2, 3, as pairs: a dragonfly+. */
    @Test
    void leavesHaveTheTerminalsOfADragonflyPlus() {
        NetworkLinks links =
                ConnectionFiles.read(
                        GivenFile.ofWords(
                                "t-intra", 0, 2, 0, 3, 1, 2, 1, 3, 2, 0, 3, 0, 2, 1, 3, 1),
                        GivenFile.ofWords("t-inter", 2, 6, 6, 2, 3, 7, 7, 3));
        assertEquals(10, links.links().size());
        assertEquals(List.of(0, 1, 4, 5), links.entries());
    }

    @Test
    void faultyConnectionFilesAreRefused() {
        FileContent local = GivenFile.ofWords("t-intra", 0, 1, 0);
        assertEquals("t-intra: unusable [file] no entry", codes(GivenFile.of("t-intra"), local));
        assertEquals(
                "t-intra: unusable [file] 5 bytes", codes(GivenFile.of("t-intra", "12345"), local));
        assertEquals(
                "t-inter: unusable [file] 12 bytes",
                codes(local, GivenFile.ofWords("t-inter", 1, 2, 3)));
        assertEquals(
                "t-intra: unusable [file] router -1 in entry 1",
                codes(GivenFile.ofWords("t-intra", -1, 1, 0), local));
        assertEquals(
                "t-inter: unusable [file] a channel from router 0 to 1 in entry 2",
                codes(local, GivenFile.ofWords("t-inter", 0, 2, 0, 1)));
    }

    private static String codes(FileContent intra, FileContent inter) {
        return Refusal.of(() -> ConnectionFiles.read(intra, inter));
    }

    @Test
    void namesOfConnectionFilesGoInPairs() {
        assertEquals(
                new ConnectionFiles("x-72-intra", "x-72-inter", "x-72"),
                ConnectionFiles.ofName("x-72-inter").orElseThrow());
        assertEquals(
                new ConnectionFiles("intra-theta", "inter-theta", "theta"),
                ConnectionFiles.ofName("intra-theta").orElseThrow());
        assertEquals(
                new ConnectionFiles("x_8k_intra.bin", "x_8k_inter.bin", "x_8k"),
                ConnectionFiles.ofName("x_8k_intra.bin").orElseThrow());
        assertEquals(true, ConnectionFiles.ofName("international").isEmpty());
        assertEquals(FileForm.EDGES, FileForm.ofName("inter-links.csv").orElseThrow());
    }

    @Test
    void switchesAreRoutersAndPortsOfAdaptersTerminals() {
        NetworkLinks links =
                ibnet(
                        "# topology",
                        "vendid=0x2c9",
                        "Switch\t24 \"S-b\"\t\t# \"leaf\" base port 0 lid 6 lmc 0",
                        "[1]\t\"H-1\"[1](2c9) \t\t# \"n1\" lid 4 4xQDR",
                        "[4]\t\"S-a\"[7]",
                        "[5]\t\"S-a\"[8]",
                        "",
                        "Switch 24 \"S-a\"",
                        "[7](x) \"S-b\"[4]",
                        "[8] \"S-b\"[5]",
                        "",
                        "Ca\t2 \"H-1\"",
                        "[1](2c9) \"S-b\"[1]",
                        "[2](2ca) \"S-a\"[2]");
        assertEquals(List.of("S-a", "S-b"), links.routers());
        assertEquals(List.of("S-a-S-b", "S-a-S-b"), GivenFile.links(links));
        assertEquals(List.of(1, 0), links.terminals());
    }

    @Test
    void aPartOfAFabricMayNameDevicesWithoutRecord() {
        NetworkLinks links =
                ibnet(
                        "Switch 36 \"S-1\"",
                        "[1] \"H-1\"[1]",
                        "[2] \"S-2\"[1]",
                        "[36] \"H-3\"[1]",
                        "Ca 1 \"H-3\" # \"Mellanox Technologies Aggregation Node\"",
                        "[1](3) \"S-1\"[36]");
        assertEquals(List.of("S-1", "S-2"), links.routers());
        assertEquals(List.of(0), links.terminals());
        assertEquals(1, links.notes().size());
    }

    private static NetworkLinks ibnet(String... lines) {
        return FileForm.IBNET.read(GivenFile.of("f", lines));
    }

    @Test
    void contradictionsOfAFabricHaveTheirLine() {
        String one = "Switch 8 \"A\"";
        String two = "Switch 8 \"B\"";
        assertEquals("f:1: unusable [file] '[1] \"B\"[1]'", fault("[1] \"B\"[1]"));
        assertEquals("f:2: unusable [file] '[1] B'", fault(one, "[1] B"));
        assertEquals("f:2: unusable [file] '9'", fault(one, "[9] \"B\"[1]"));
        assertEquals("f:2: unusable [file] 'B'[1]", fault(one, "[1] \"B\"[1]"));
        assertEquals("f:2: unusable [file] 'B'[9]", fault(one, "[1] \"B\"[9]", two));
        assertEquals("f:2: unusable [file] a second record of 'A'", fault(one, one));
        assertEquals(
                "f:4: unusable [file] 'B'[1] to 'A'[2]",
                fault(one, "[1] \"B\"[1]", two, "[1] \"A\"[2]"));
        assertEquals(
                "f:3: unusable [file] 'A'[1] to 'B'[2]",
                fault(one, "[1] \"B\"[1]", "[1] \"B\"[2]", two));
        assertEquals("f: unusable [file] no record", fault("nothing"));
    }

    private static String fault(String... lines) {
        return GivenFile.fault(FileForm.IBNET, lines);
    }
}
