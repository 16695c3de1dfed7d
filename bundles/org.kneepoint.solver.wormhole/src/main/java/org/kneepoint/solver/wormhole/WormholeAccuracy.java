// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole;

import java.util.List;
import java.util.stream.Stream;

/**
 * Measured errors of the mean latency in per cent, model against simulation, at some parts of the
 * load at which the simulation saturates, and of that load. The simulated figures are among the
 * resources of the tests.
 */
final class WormholeAccuracy {
    private static final String[] HEADS = {
        "buffer=1 length=16 unless said", "50 %", "70 %", "80 %", "90 %", "saturation"
    };

    private static final String[][] ROWS = {
        {"fat-tree levels=3", "-0.1", "0.6", "0.6", "-4.4", "-0.1"},
        {"hypercube dimensions=6", "0.2", "0.6", "0.3", "-4.2", "1.4"},
        {"mesh radix=8 dimensions=2", "-0.2", "-1.7", "-4.5", "-7.8", "-2.6"},
        {"torus radix=8 dimensions=2", "-0.2", "0.8", "2.3", "12", "-2.8"},
        {"butterfly stages=6 radix=2", "0.3", "0.5", "0.4", "-4.1", "1.2"},
        {"butterfly stages=3 radix=4", "0.2", "0.7", "0.1", "-3.4", "0.6"},
        {"hypercube dimensions=8", "0.2", "0.9", "1.2", "-3.0", "-1.2"},
        {"fat-tree levels=4", "0.1", "1.2", "1.8", "0.3", "-0.7"},
        {"torus radix=8 dimensions=2 length=32", "-0.4", "0.4", "0.6", "5.8", "-3.0"},
        {"hypercube dimensions=6 length=32", "0.2", "0.6", "-0.3", "-5.5", "0.9"},
        {"mesh radix=8 dimensions=2 length=32", "-0.4", "-1.9", "-4.1", "-9.4", "-3.4"},
        {"butterfly stages=6 radix=2 length=32", "0.2", "0.6", "0.2", "-3.6", "0.8"},
        {"butterfly stages=3 radix=4 length=32", "0.2", "0.5", "-0.5", "-4.9", "0.1"},
        {"fat-tree levels=3 length=32", "0.3", "0.8", "0.3", "-5.1", "-0.1"},
        {"hypercube dimensions=6 buffer=4", "1.0", "1.9", "0.3", "-5.8", "0.9"},
        {"torus radix=8 dimensions=2 buffer=4", "-0.2", "-0.9", "-2.2", "-11", "-0.8"},
        {"mesh radix=8 dimensions=2 buffer=4", "-0.6", "-4.3", "-11", "-26", "0.8"},
        {"mesh radix=8 dimensions=2 buffer=4 length=8", "-0.8", "-4.5", "-12", "-32", "2.5"},
        {"fat-tree levels=3 buffer=4", "0.1", "-0.4", "-1.7", "-7.3", "-1.0"},
        {"butterfly stages=6 radix=2 buffer=4", "0.6", "-0.3", "-2.8", "-11", "2.1"},
        {"torus radix=8 dimensions=2 vcs=4", "-1.3", "0.1", "5.1", "29", "-4.2"},
        {"mesh radix=8 dimensions=2 vcs=2", "-2.8", "-3.8", "-3.4", "3.5", "-4.3"},
        {"mesh radix=8 dimensions=2 vcs=4", "-7.9", "-16", "-21", "saturated", "-12"},
        {"hypercube dimensions=6 vcs=2", "2.9", "7.6", "15", "57", "-4.7"},
        {"hypercube dimensions=6 lengths=exponential", "0.5", "3.7", "9.2", "27", "-2.2"},
        {"mesh radix=8 dimensions=2 lengths=exponential", "-0.2", "1.2", "17", "saturated", "-13"},
        {"fat-tree levels=3 lengths=exponential", "0.0", "3.5", "12", "120", "-9.5"},
        {"butterfly stages=3 radix=4 lengths=exponential", "0.1", "2.9", "7.0", "24", "-2.6"},
        {"hypercube dimensions=6 buffer=16", "0.3", "-0.3", "-3.3", "-22", "4.3"},
        {"mesh radix=8 dimensions=2 buffer=16", "0.0", "-1.6", "-4.9", "-18", "-0.7"},
        {"mesh radix=8 dimensions=2 buffer=2", "-1.2", "-5.7", "-12", "-27", "3.6"},
        {"hypercube dimensions=6 buffer=8", "0.0", "-1.5", "-6.9", "-23", "5.3"},
        {"mesh radix=16 dimensions=2", "-0.3", "-2.7", "-5.8", "-9.1", "-6.5"},
        {"butterfly stages=8 radix=2", "0.2", "0.4", "-0.4", "-3.2", "0.3"},
        {"butterfly stages=2 radix=8", "0.3", "0.1", "-0.1", "-2.2", "0.5"},
        {"hypercube dimensions=4", "0.2", "0.5", "-0.5", "-4.7", "1.7"},
        {"fat-tree levels=2", "-0.1", "-0.5", "-2.6", "-12", "0.6"},
        {"torus radix=4 dimensions=3", "0.4", "1.8", "3.5", "8.3", "-1.1"},
        {"torus radix=16 dimensions=2", "-0.2", "-0.3", "-1.4", "-3.9", "-1.8"},
        {"k-ary-n-tree radix=4 levels=3", "0.9", "2.2", "4.0", "6.8", "-0.8"},
        {"mesh radix=8 dimensions=2 routing=o1turn", "-3.2", "-8.1", "-13", "-23", "1.3"},
        {"torus radix=8 dimensions=1", "0.0", "1.8", "4.8", "17", "-3.6"},
        {"torus radix=8 dimensions=2 routing=valiant", "-3.7", "-6.3", "-8.7", "-14", "-0.9"},
        {"hypercube dimensions=8 length=32", "0.3", "1.1", "0.8", "-3.6", "-0.7"},
        {"fat-tree levels=4 length=32", "0.1", "1.1", "2.0", "0.7", "-0.3"},
        {"mesh radix=8 dimensions=2 pattern=transpose", "-1.0", "-4.7", "-9.9", "-24", "-0.4"},
        {"hypercube dimensions=6 pattern=transpose", "-0.9", "-5.0", "-10", "-26", "-1.5"},
        {"mesh radix=8 dimensions=2 pattern=tornado", "0.1", "1.0", "2.5", "47", "-9.1"},
        {"fat-tree levels=3 variant=paper", "0.0", "4.0", "18", "saturated", "-11"},
        {"hypercube dimensions=6 variant=paper", "-2.2", "-4.4", "-4.7", "2.3", "-2.6"},
        {"mesh radix=8 dimensions=2 variant=paper", "-1.0", "-0.3", "9.1", "saturated", "-13"},
        {"torus radix=8 dimensions=2 variant=paper", "-7.7", "-16", "-25", "-41", "-0.5"},
        {"butterfly stages=6 radix=2 variant=paper", "-1.4", "0.1", "11", "212", "-8.3"},
        {"butterfly stages=3 radix=4 variant=paper", "-2.1", "-3.0", "-1.4", "17", "-3.7"},
        {"hypercube dimensions=8 variant=paper", "-2.6", "-6.1", "-8.2", "-6.2", "-3.7"},
        {"fat-tree levels=4 variant=paper", "0.3", "4.6", "18", "saturated", "-12"},
        {"mesh radix=16 dimensions=2 variant=paper", "-0.7", "-1.1", "5.2", "saturated", "-15"},
        {"butterfly stages=8 radix=2 variant=paper", "-2.0", "-2.6", "2.2", "88", "-7.2"},
        {"butterfly stages=2 radix=8 variant=paper", "-2.1", "-4.5", "-4.9", "-1.2", "-1.5"},
        {"hypercube dimensions=4 variant=paper", "-1.5", "-1.7", "1.1", "30", "-4.4"},
        {"fat-tree levels=2 variant=paper", "-0.3", "3.2", "19", "saturated", "-11"},
        {"torus radix=4 dimensions=3 variant=paper", "-5.0", "-11", "-17", "-26", "0.2"},
        {"torus radix=16 dimensions=2 variant=paper", "-6.6", "-13", "-20", "-34", "4.8"},
        {"k-ary-n-tree radix=4 levels=3 variant=paper", "-2.2", "-5.5", "-7.0", "-4.6", "-2.2"},
        {"torus radix=8 dimensions=1 variant=paper", "-5.9", "-9.8", "-8.3", "saturated", "-10"},
    };

    private WormholeAccuracy() {}

    /** Returns the table, the heads of the columns first. */
    static List<List<String>> table() {
        return Stream.concat(Stream.<String[]>of(HEADS), Stream.of(ROWS)).map(List::of).toList();
    }
}
