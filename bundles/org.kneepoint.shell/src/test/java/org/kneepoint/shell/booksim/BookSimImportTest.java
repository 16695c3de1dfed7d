// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.booksim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kneepoint.api.scenario.BadInput;

/** Configurations as BookSim 2 has them among its examples. */
class BookSimImportTest {
    private static ImportedRun run(String text, String... settings) {
        Map<String, String> more =
                List.of(settings).stream()
                        .map(setting -> setting.split("=", 2))
                        .collect(Collectors.toMap(pair -> pair[0], pair -> pair[1]));
        return BookSimImport.of(BookSimConfiguration.parse("a.cfg", text), more);
    }

    private static List<String> refused(ImportedRun run) {
        return run.table().rows().stream()
                .filter(row -> row.get(2).toString().startsWith("not honoured"))
                .map(row -> row.get(0).toString().replaceFirst("=.*", ""))
                .toList();
    }

    /** The settings of mesh88_lat, with its input speed-up of 2. */
    @Test
    void aMesh() {
        ImportedRun run =
                run(
                        """
                        // Topology
                        topology = mesh; k = 8; n = 2;
                        routing_function = dor;
                        num_vcs     = 2;
                        vc_buf_size = 16;
                        wait_for_tail_credit = 1;
                        vc_allocator = islip; sw_allocator = islip; alloc_iters  = 1;
                        credit_delay   = 2;
                        routing_delay  = 1;
                        input_speedup     = 2;
                        internal_speedup  = 1.0;
                        const_flits_per_packet = 20;
                        sim_type       = latency;
                        injection_rate = 0.01;
                        """);
        assertEquals(
                "simulate mesh radix=8 dimensions=2 delay_link=1 routing=dimension-order"
                        + " router=pipelined vcs=2 buffer=16 vc_reallocation=atomic delay_route=1"
                        + " delay_vc=1 delay_switch=1 delay_crossbar=1 delay_credit=2"
                        + " vc_allocator=islip switch_allocator=islip input_speedup=2"
                        + " pattern=uniform self=true length=20 rate=0.01 arrivals=bernoulli"
                        + " warmup=3000 cycles=7000",
                run.commandLine());
        assertEquals(List.of(), refused(run));
    }

    /** The settings of dragonflyconfig. */
    @Test
    void aDragonfly() {
        Map<String, String> settings =
                run("""
                                hold_switch_for_packet=1; vc_buf_size = 256;
                                vc_allocator = separable_input_first;
                                sw_allocator = separable_input_first;
                                internal_speedup  = 2.0; warmup_periods = 3; sample_period  = 10000;
                                routing_function = ugal; num_vcs = 3; topology = dragonflynew;
                                traffic = bad_dragon; injection_rate = 1.0; packet_size = 10;
                                injection_rate_uses_flits=1; k  = 4; n  = 1; watch_out=-;
                                """)
                        .settings();
        assertEquals("4", settings.get("concentration"));
        assertEquals("8", settings.get("a"));
        assertEquals("4", settings.get("h"));
        assertEquals("10", settings.get("delay_local"));
        assertEquals("100", settings.get("delay_global"));
        assertEquals("ugal-local", settings.get("routing"));
        assertEquals("30", settings.get("ugal_threshold"));
        assertEquals("3", settings.get("vcs"));
        assertEquals("2", settings.get("internal_speedup"));
        assertEquals("input-first", settings.get("switch_allocator"));
        assertEquals("round-robin", settings.get("arbiter"));
        assertEquals("true", settings.get("hold_switch"));
        assertEquals("next-group", settings.get("pattern"));
        assertEquals("1.0", settings.get("load"));
        assertEquals("30000", settings.get("warmup"));
    }

    /**
     * The settings of cmeshconfig: requests and replies, and a closed loop, have no counterpart.
     */
    @Test
    void whatCannotBeHonouredIsNamed() {
        ImportedRun run =
                run(
                        """
                        topology = cmesh; k = 4; n = 2; c = 4; xr = 2; yr = 2; x = 4; y = 4;
                        routing_function = dor_no_express;
                        traffic = bitcomp;
                        use_read_write = 1;
                        sim_type = batch; batch_size = 2000;
                        priority = age; vc_allocator = max_size; express = 1;
                        """);
        assertEquals("4", run.settings().get("concentration"));
        assertEquals(
                List.of("vc_allocator", "use_read_write", "priority", "sim_type", "express"),
                refused(run));
    }

    /** Network, defaults of BookSim 2 and patterns with arguments, of several forms. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "topology=torus;routing_function=dim_order; | delay_link | 2",
                "topology=torus;use_noc_latency=0; | delay_link | 1",
                "topology=fly;k=2;n=6;routing_function=dest_tag; | stages | 6",
                "topology=fattree;k=4;n=3;routing_function=nca; | routing | nca-random",
                "topology=fattree;k=4;n=3;routing_function=nca_fattree; | routing | nca-random",
                "topology=flatfly;k=4;n=2;c=4;routing_function=ran_min; | concentration | 4",
                "num_vcs=4; | vcs | 4",
                "; | vcs | 16",
                "; | buffer | 8",
                "buf_size=64;num_vcs=4; | buffer | 16",
                "traffic=hotspot({0,9},{1,2}); | hotspot_nodes | 0+9",
                "traffic=hotspot({0,9},{1,2}); | hotspot_rates | 1+2",
                "traffic=hotspot;hotspot_nodes={3,5}; | hotspot_nodes | 3+5",
                "traffic={tornado,uniform};classes=2; | pattern | tornado",
                "packet_size={{1,5}};packet_size_rate={{3,1}}; | length | 2.0",
                "packet_size={{5,1}}; | length_long | 5",
                "injection_process=on_off(0.1,0.4); | duty | 0.2",
                "injection_process=on_off;burst_beta=0.02; | burst | 50.0",
                "st_prepare_delay=1; | delay_crossbar | 2",
                "vc_allocator=wavefront;arb_type=matrix; | vc_allocator | wavefront",
                "sw_allocator=separable_output_first;arb_type=matrix; | arbiter | matrix",
                "alloc_iters=3; | allocator_iterations | 3",
                "internal_speedup=1.5; | internal_speedup | 1.5",
                "output_buffer_size=4; | output_buffer | 4",
                "speculative=1; | speculative | true",
                "include_queuing=0; | latency_origin | injection",
                "sim_count=5; | replications | 5",
                "seed=7; | seed | 7",
                "injection_rate_uses_flits=1; | load | 0.1"
            })
    void aSetting(String text, String parameter, String value) {
        assertEquals(value, run(text).settings().get(parameter));
    }

    /** UGAL on a dragonfly has 4 classes here, 3 there. */
    @Test
    void tooFewVirtualChannelsAreLeftToTheRouting() {
        ImportedRun run = run("topology=dragonflynew;k=2;n=1;num_vcs=3;routing_function=ugal;");
        assertEquals("3", run.settings().get("vcs"));
        assertTrue(run.leaveVcs());
        assertFalse(run.settings().containsKey("vcs"));
        assertEquals(List.of("num_vcs"), refused(run));
        assertFalse(run.leaveVcs());
    }

    @Test
    void aFileDescribesTheNetwork() {
        ImportedRun run =
                run("topology=anynet;network_file=nets/ring_8.anynet;routing_function=min;");
        assertEquals("ring_8", run.network());
        assertEquals("nets/ring_8.anynet", run.networkFile());
        assertThrows(BadInput.class, () -> run("topology=anynet;"));
    }

    @Test
    void settingsReplaceThoseOfTheFileOrAreAdded() {
        ImportedRun run = run("topology=mesh;k=4;injection_rate=0.1;", "k=6", "injection_rate=0.2");
        assertEquals("6", run.settings().get("radix"));
        assertEquals("0.2", run.settings().get("rate"));
        ImportedRun other = run("topology=mesh;", "load=0.1:0.3:0.1", "report=channels");
        assertEquals("0.1:0.3:0.1", other.settings().get("load"));
        assertEquals("channels", other.settings().get("report"));
        assertTrue(!other.settings().containsKey("rate"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "k=8!n=2;! | 1",
                "// a mesh!k=8;!!n 2; | 4",
                "k=8;!traffic=hotspot({1,2); | 2",
                "k=8;!num_vcs = ; | 2",
                "k=8;!n=2 | 2",
                "8=k; | 1"
            })
    void malformedFilesNameTheLine(String text, String line) {
        BadInput bad =
                assertThrows(
                        BadInput.class,
                        () -> BookSimConfiguration.parse("a.cfg", text.replace('!', '\n')));
        assertEquals(line, bad.values().get("line"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "k=8.5; | k",
                "topology=qtree; | topology",
                "num_vcs=many; | num_vcs",
                "num_vcs=0; | num_vcs",
                "num_vcs=0;buf_size=16; | num_vcs",
                "packet_size={{1,x}}; | packet_size",
                "packet_size={{1,5}};packet_size_rate={{x,1}}; | packet_size_rate",
                "injection_process=on_off(x); | injection_process",
                "topology=anynet;network_file=/; | network_file"
            })
    void wrongValuesAreNamed(String text, String name) {
        BadInput bad = assertThrows(BadInput.class, () -> run(text));
        assertTrue(bad.values().containsKey(name), bad.values().toString());
    }
}
