// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer;

import java.util.List;
import java.util.stream.Stream;

/**
 * Errors of the model in per cent, against packet-level simulations. The simulated figures are
 * among the resources of the tests.
 */
final class Accuracy {
    private static final String[] HEADS = {"scenario", "throughput", "latency"};

    private static final String[][] ROWS = {
        {"nodes=256 radix=2 buffer=2 load=0.3", "0.4", "-2.3"},
        {"nodes=256 radix=2 buffer=2 load=0.4", "4.9", "-7.3"},
        {"nodes=256 radix=2 buffer=2 load=0.6", "25", "-6.9"},
        {"nodes=256 radix=2 buffer=2 load=1", "28", "-3.7"},
        {"nodes=256 radix=2 buffer=4 load=0.6", "1.1", "-8.4"},
        {"nodes=256 radix=2 buffer=4 load=1", "20", "2.9"},
        {"nodes=256 radix=2 buffer=2 load=0.4 hotspot=0.005", "6.8", "-8.4"},
        {"nodes=256 radix=2 buffer=2 load=1 hotspot=0.005", "6.8", "-5.1"},
        {"nodes=256 radix=2 buffer=4 load=0.4 hotspot=0.005", "0.0", "-2.8"},
        {"nodes=256 radix=2 buffer=4 load=0.6 hotspot=0.005", "-0.4", "3.0"},
        {"nodes=256 radix=2 buffer=4 load=1 hotspot=0.005", "-0.8", "-4.7"},
        {"nodes=64 radix=2 buffer=3 load=0.6", "6.5", "-9.5"},
        {"nodes=64 radix=2 buffer=3 load=1 hotspot=0.01", "6.5", "-5.1"},
        {"nodes=64 radix=2 buffer=4 load=0.6 hotspot=0.05", "0.2", "0.6"},
        {"nodes=64 radix=2 buffer=5 load=0.6 hotspot=0.05", "0.2", "0.7"},
        {"nodes=64 radix=2 buffer=8 load=0.6", "-0.1", "-4.5"},
        {"nodes=64 radix=2 buffer=8 load=0.6 hotspot=0.01", "0.6", "-13"},
        {"nodes=64 radix=2 buffer=12 load=0.6 hotspot=0.01", "0.1", "-13"},
        {"nodes=64 radix=2 buffer=16 load=1", "4.8", "12"},
        {"nodes=64 radix=4 buffer=4 load=0.6", "-0.6", ""},
        {"nodes=64 radix=4 buffer=4 load=1", "-0.2", ""},
        {"nodes=64 radix=4 buffer=4 load=1 hotspot=0.01", "0.8", ""},
        {"nodes=64 radix=4 buffer=8 load=0.4", "", "9.7"},
        {"nodes=64 radix=4 buffer=8 load=0.6", "", "17"},
        {"nodes=64 radix=4 buffer=8 load=1", "-2.0", ""},
        {"nodes=64 radix=4 buffer=4 load=0.6 variant=independent", "10", ""},
        {"nodes=64 radix=4 buffer=4 load=1 variant=independent", "15", ""},
        {"nodes=64 radix=4 buffer=4 load=1 hotspot=0.01 variant=independent", "10", ""},
        {"nodes=64 radix=4 buffer=8 load=0.4 variant=independent", "", "-2.4"},
        {"nodes=64 radix=4 buffer=8 load=1 variant=independent", "16", ""},
    };

    private Accuracy() {}

    /** Returns the table, its heads first. */
    static List<List<String>> table() {
        return Stream.concat(Stream.<String[]>of(HEADS), Stream.of(ROWS)).map(List::of).toList();
    }
}
