// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkfile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kneepoint.api.topology.ChannelRate;
import org.kneepoint.api.topology.Network;
import org.kneepoint.networkcheck.NetworkVerification;
import org.kneepoint.networkfile.reader.FileForm;
import org.kneepoint.testkit.Refusal;
import org.kneepoint.testkit.SmallNetworks;

/** From the file to the network. */
class FileTopologyTest {
    @TempDir Path folder;

    private FileTopology topology(String file, String... lines) throws IOException {
        return topology(1, file, lines);
    }

    private FileTopology topology(int concentration, String file, String... lines)
            throws IOException {
        Path path = Files.writeString(folder.resolve(file), String.join("\n", lines));
        NetworkFile read = NetworkFile.read(path, Optional.empty());
        return new FileTopology(read.name(), read, concentration);
    }

    @Test
    void linksBecomeChannelsWithDelayAndRate() throws IOException {
        FileTopology topology =
                topology("a b.csv", "from,to,delay,rate,multiplicity", "0,1,3,1/2,2", "1,2,,,");
        Network network = SmallNetworks.build(topology, "concentration=2");
        assertEquals("a-b", topology.name());
        assertEquals("a-b concentration=2", network.toString());
        assertEquals(6, network.terminals());
        assertEquals(1, network.injectionRouter(2));
        assertEquals(3, network.delay(0, 0));
        assertEquals(new ChannelRate(1, 2), network.rate(1, 1));
        assertEquals(1, network.delay(1, 2));
        assertEquals(List.of(), NetworkVerification.findings(network));
    }

    @Test
    void nodesOfTheFileTakeThePlaceOfTheConcentration() throws IOException {
        FileTopology topology = topology("t.anynet", "router 0 node 0 router 1 node 1 node 2");
        assertTrue(topology.parameters().all().isEmpty());
        assertEquals(3, SmallNetworks.build(topology).terminals());
    }

    /** SHA-256 of the three bytes "0 1", by sha256sum. */
    @Test
    void theHashOfTheFileIsInDescriptionAndProvenance() throws IOException {
        String hash = "5cc3a6551605a0b4e9c3334f5eb5554c404973daf0b1a58655fa29c0ba3d47b0";
        FileTopology topology = topology("t.edges", "0 1");
        assertTrue(topology.description().source().contains(hash), topology.description().source());
        assertEquals("t.edges sha256:" + hash, topology.provenance().get("network file"));
    }

    @Test
    void theDefaultRoutingGoesByPathLengthAndSize() throws IOException {
        assertEquals("minimal 2", routing(topology("a.adj", "0 1", "1 2")));
        assertEquals("minimal 6", routing(path(7)));
        assertEquals("layered 1", routing(path(8)));
        assertEquals("up-down 1", routing(path(257)));
    }

    private FileTopology path(int routers) throws IOException {
        String[] lines = new String[routers - 1];
        for (int i = 1; i < routers; i++) {
            lines[i - 1] = (i - 1) + "," + i;
        }
        return topology("path.csv", lines);
    }

    private static String routing(FileTopology topology) {
        var routing = SmallNetworks.build(topology).routings().get(0);
        assertEquals(
                List.of(routing.name()), List.copyOf(topology.description().variants().keySet()));
        return routing.name() + " " + routing.vcClasses();
    }

    @Test
    void whatMakesNoNetworkIsRefused() {
        assertEquals(
                "x.csv: unusable [file] routers 0 and 2",
                Refusal.of(() -> unchecked("x.csv", "0,1", "2,3")));
        assertEquals(
                "unusable [nodes] 1",
                Refusal.of(() -> unchecked("x.anynet", "router 0 router 1 node 0")));
        assertEquals("not-allowed [concentration] 1", Refusal.of(() -> unchecked("x.adj", "0")));
        assertEquals(
                "x.csv: unusable [file] no router and no link",
                Refusal.of(() -> unchecked("x.csv", "")));
        assertTrue(Refusal.of(() -> unchecked("notes", "Dear all")).startsWith("unusable [file] "));
    }

    private FileTopology unchecked(String file, String... lines) {
        try {
            return topology(file, lines);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void connectionFilesAreFoundBesideEachOther() throws IOException {
        Files.write(folder.resolve("t-intra"), new byte[] {0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0});
        Path inter = folder.resolve("t-inter");
        Files.write(inter, new byte[] {0, 0, 0, 0, 2, 0, 0, 0});
        NetworkFile file = NetworkFile.read(inter, Optional.empty());
        assertEquals("t", file.name());
        assertEquals(FileForm.CODES, file.form());
        assertEquals(2, file.sha256().size());
        assertEquals(4, SmallNetworks.build(new FileTopology("t", file, 1)).routers());
        Files.delete(folder.resolve("t-intra"));
        assertEquals(
                "t-inter: unusable [file] no file t-intra",
                Refusal.of(
                        () -> {
                            try {
                                NetworkFile.read(inter, Optional.empty());
                            } catch (IOException e) {
                                throw new AssertionError(e);
                            }
                        }));
    }

    @Test
    void aFileOfThousandsOfRoutersBecomesANetwork() throws IOException {
        int routers = 5000;
        SplittableRandom random = new SplittableRandom(5);
        String[] lines = new String[8 * routers];
        for (int i = 0; i < lines.length; i++) {
            int from = i % routers;
            int to = i < routers ? (i + 1) % routers : random.nextInt(routers);
            lines[i] = from + "," + to;
        }
        Network network = SmallNetworks.build(topology("large.csv", lines), "concentration=4");
        assertEquals(20_000, network.terminals());
        assertTrue(network.routings().get(0).vcClasses() <= 6);
    }
}
