// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer;

import java.util.List;
import java.util.stream.Stream;

/**
 * Errors of the variants against simulations of the same network, whose figures are among the
 * resources of the tests. With two outlets the first two variants are one.
 */
final class SharedBufferAccuracy {
    private static final String[] HEADS = {
        "error in %",
        "throughput: paper",
        "independent",
        "coupled",
        "latency: paper",
        "independent",
        "coupled"
    };

    private static final String[][] ROWS = {
        {"nodes=64 radix=2 buffer=2 load=0.3", "0.4", "", "0.1", "-1.9", "", "-0.2"},
        {"nodes=64 radix=2 buffer=2 load=0.5", "11", "", "3.5", "-8.0", "", "-1.4"},
        {"nodes=64 radix=2 buffer=2 load=1", "22", "", "6.4", "-4.6", "", "-0.6"},
        {"nodes=64 radix=2 buffer=4 load=0.5", "0.1", "", "0.0", "-3.1", "", "0.0"},
        {"nodes=64 radix=2 buffer=4 load=0.7", "6.6", "", "1.8", "-11", "", "-0.6"},
        {"nodes=64 radix=2 buffer=4 load=1", "16", "", "3.0", "0.0", "", "0.6"},
        {"nodes=64 radix=2 buffer=8 load=0.7", "0.0", "", "0.0", "-7.0", "", "-0.2"},
        {"nodes=64 radix=2 buffer=8 load=1", "9.2", "", "1.1", "6.8", "", "1.2"},
        {"nodes=64 radix=2 buffer=16 load=0.9", "0.5", "", "0.1", "-20", "", "0.6"},
        {"nodes=64 radix=2 buffer=16 load=1", "4.8", "", "0.5", "12", "", "1.6"},
        {"nodes=64 radix=2 buffer=4 load=0.3 hotspot=0.01", "0.0", "", "0.0", "-0.9", "", "0.0"},
        {"nodes=64 radix=2 buffer=4 load=0.5 hotspot=0.01", "0.1", "", "0.1", "-3.9", "", "-0.3"},
        {"nodes=64 radix=2 buffer=4 load=1 hotspot=0.01", "1.4", "", "0.7", "-5.8", "", "-1.8"},
        {"nodes=64 radix=2 buffer=8 load=0.6 hotspot=0.01", "0.6", "", "-0.1", "-12", "", "1.6"},
        {"nodes=64 radix=2 buffer=16 load=0.7 hotspot=0.01", "0.0", "", "0.0", "9.2", "", "10"},
        {"nodes=64 radix=2 buffer=4 load=0.6 hotspot=0.05", "0.1", "", "0.1", "0.8", "", "-0.1"},
        {"nodes=64 radix=2 buffer=4 load=0.4 hotspot=0.1", "0.1", "", "0.1", "1.4", "", "0.2"},
        {"nodes=256 radix=2 buffer=2 load=0.4", "4.9", "", "2.7", "-7.3", "", "-2.0"},
        {"nodes=256 radix=2 buffer=2 load=1", "28", "", "8.9", "-3.7", "", "0.3"},
        {"nodes=256 radix=2 buffer=4 load=0.6", "1.1", "", "0.6", "-8.3", "", "-0.9"},
        {"nodes=256 radix=2 buffer=4 load=1", "20", "", "4.2", "2.7", "", "1.7"},
        {"nodes=256 radix=2 buffer=4 load=0.6 hotspot=0.005", "0.1", "", "0.1", "2.7", "", "-0.2"},
        {"nodes=1024 radix=2 buffer=8 load=0.7", "0.0", "", "0.0", "-8.0", "", "-0.4"},
        {"nodes=1024 radix=2 buffer=8 load=1", "13", "", "1.8", "18", "", "3.9"},
        {"nodes=64 radix=4 buffer=4 load=0.4", "-0.9", "0.8", "0.1", "7.6", "-3.6", "0.0"},
        {"nodes=64 radix=4 buffer=4 load=1", "-0.3", "14", "2.1", "6.1", "-5.3", "-0.4"},
        {"nodes=64 radix=4 buffer=8 load=0.6", "-0.5", "0.3", "0.0", "17", "-8.3", "0.0"},
        {"nodes=64 radix=4 buffer=8 load=1", "-2.1", "15", "1.1", "9.8", "-4.2", "0.1"},
        {
            "nodes=64 radix=4 buffer=8 load=1 hotspot=0.01",
            "-0.6",
            "1.3",
            "0.8",
            "4.8",
            "-5.4",
            "-1.5"
        },
        {
            "nodes=64 radix=4 buffer=8 load=0.4 hotspot=0.05",
            "0.0",
            "0.0",
            "0.0",
            "2.7",
            "1.8",
            "1.3"
        },
        {
            "nodes=64 radix=4 buffer=4 load=0.6 hotspot=0.1",
            "0.0",
            "0.0",
            "0.0",
            "0.3",
            "0.0",
            "-0.1"
        },
        {"nodes=256 radix=4 buffer=8 load=0.7", "-0.3", "5.5", "0.7", "15", "-15", "-0.1"},
        {"nodes=512 radix=8 buffer=8 load=0.3", "-0.1", "0.0", "0.0", "12", "-1.6", "0.0"},
        {"nodes=512 radix=8 buffer=8 load=0.7", "-5.8", "14", "1.7", "12", "-6.4", "-0.1"},
        {"nodes=512 radix=8 buffer=16 load=0.5", "0.0", "0.0", "0.0", "24", "-5.8", "-0.2"},
        {"nodes=512 radix=8 buffer=16 load=1", "-6.5", "17", "4.0", "15", "-5.6", "1.4"},
        {"nodes=256 radix=16 buffer=16 load=0.5", "-5.6", "1.0", "0.2", "23", "-7.2", "-0.5"},
        {"nodes=256 radix=2 buffer=16 load=1", "5.9", "", "0.9", "20", "", "4.6"},
        {"nodes=256 radix=4 buffer=16 load=1", "-0.2", "13", "3.2", "16", "2.9", "4.9"},
        {"nodes=256 radix=16 buffer=16 load=1", "-11", "11", "2.0", "14", "-6.5", "-0.5"},
        {"nodes=1024 radix=2 buffer=16 load=1", "6.7", "", "1.6", "27", "", "9.7"},
    };

    private SharedBufferAccuracy() {}

    /** Returns the table, its heads first. */
    static List<List<String>> table() {
        return Stream.concat(Stream.<String[]>of(HEADS), Stream.of(ROWS)).map(List::of).toList();
    }
}
