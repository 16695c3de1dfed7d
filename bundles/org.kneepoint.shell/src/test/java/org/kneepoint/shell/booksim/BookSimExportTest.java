// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.booksim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.topology.ChannelRate;
import org.kneepoint.api.topology.Network;
import org.kneepoint.graph.ChannelAttributes;
import org.kneepoint.graph.GraphNetwork;
import org.kneepoint.graph.GraphNetworkBuilder;
import org.kneepoint.networkfile.reader.FileContent;
import org.kneepoint.networkfile.reader.FileForm;
import org.kneepoint.networkfile.reader.Link;
import org.kneepoint.networkfile.reader.NetworkLinks;

class BookSimExportTest {
    private static NetworkLinks read(AnynetText written) {
        byte[] bytes = written.text().getBytes(StandardCharsets.UTF_8);
        return FileForm.ANYNET.read(new FileContent("x", bytes));
    }

    /** Routers, terminals, links and the delay of each direction, random ones. */
    @Test
    void aNetworkWrittenAndReadIsTheSame() {
        SplittableRandom random = new SplittableRandom(3);
        int[][] delays = new int[12][12];
        GraphNetworkBuilder builder = GraphNetwork.builder("random", 12);
        int links = 0;
        for (int from = 0; from < 12; from++) {
            for (int to = from + 1; to < 12; to++) {
                if (to == from + 1 || random.nextInt(3) == 0) {
                    delays[from][to] = 1 + random.nextInt(20);
                    delays[to][from] = 1 + random.nextInt(20);
                    builder.link(
                            from,
                            to,
                            ChannelAttributes.ofDelay(delays[from][to]),
                            ChannelAttributes.ofDelay(delays[to][from]));
                    links++;
                }
            }
        }
        List<Integer> places = List.of(3, 0, 11, 3, 7);
        places.forEach(router -> builder.terminals(router, 1));
        AnynetText written = AnynetText.of(builder.build(), 2);
        assertEquals(List.of(), written.losses());
        NetworkLinks again = read(written);
        assertEquals(12, again.routers().size());
        assertEquals(places, again.terminals());
        assertEquals(links, again.links().size());
        for (Link link : again.links()) {
            assertEquals(2 * delays[link.from()][link.to()], link.forward().delay());
            assertEquals(2 * delays[link.to()][link.from()], link.backward().delay());
        }
    }

    @Test
    void whatTheFileCannotHoldIsListed() {
        Network network =
                GraphNetwork.builder("pair", 3)
                        .link(0, 1)
                        .link(0, 1)
                        .link(1, 2, new ChannelAttributes(1, new ChannelRate(2, 1)))
                        .channel(2, 0, ChannelAttributes.DEFAULT)
                        .terminalsEach(1)
                        .build();
        List<String> losses = AnynetText.of(network, 1).losses();
        assertEquals(
                List.of("2", "2", "1"), losses.stream().map(loss -> loss.split(" ")[0]).toList());
    }

    private static BookSimExport export(Map<String, String> given) {
        Network network = GraphNetwork.builder("pair", 2).link(0, 1).terminalsEach(1).build();
        Parameters parameters =
                Parameters.of(
                        StandardParameters.LOAD,
                        StandardParameters.ROUTING,
                        StandardParameters.VCS,
                        StandardParameters.BUFFER,
                        StandardParameters.ARRIVAL_PROCESS,
                        StandardParameters.PATTERN,
                        Parameter.choice("vc_reallocation", "rule", "atomic", "whole-packet")
                                .optional(),
                        Parameter.integer("size", "", "of the network").optional());
        return new BookSimExport(
                Scenario.of("pair", parameters, given),
                network,
                "pair.anynet",
                Set.of("size"),
                given.keySet());
    }

    @Test
    void settingsHaveTheirCounterparts() {
        String text =
                export(
                                Map.of(
                                        "load", "0.2",
                                        "vcs", "3",
                                        "buffer", "16",
                                        "vc_reallocation", "atomic",
                                        "pattern", "transpose",
                                        "size", "2"))
                        .configuration();
        for (String assignment :
                List.of(
                        "topology = anynet;",
                        "network_file = pair.anynet;",
                        "routing_function = min;",
                        "num_vcs = 3;",
                        "vc_buf_size = 16;",
                        "wait_for_tail_credit = 1;",
                        "traffic = transpose;",
                        "injection_rate = 0.2;",
                        "injection_rate_uses_flits = 1;",
                        "injection_process = bernoulli;")) {
            assertTrue(text.contains("\n" + assignment + "\n"), text);
        }
        assertTrue(!text.contains("// not expressed"), text);
    }

    @Test
    void settingsWithoutCounterpartAreComments() {
        BookSimExport export =
                export(
                        Map.of(
                                "load", "0.2",
                                "routing", "valiant",
                                "vc_reallocation", "whole-packet",
                                "pattern", "next-group"));
        List<String> lost =
                export.table().rows().stream()
                        .filter(row -> row.get(1).equals(""))
                        .map(row -> row.get(0).toString())
                        .sorted()
                        .toList();
        assertEquals(
                List.of("pattern=next-group", "routing=valiant", "vc_reallocation=whole-packet"),
                lost);
        for (String setting : lost) {
            assertTrue(export.configuration().contains("// not expressed: " + setting));
        }
    }
}
