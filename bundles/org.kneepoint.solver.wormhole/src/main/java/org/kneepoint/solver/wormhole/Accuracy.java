// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole;

/**
 * Measured errors of the mean latency in per cent, model against simulation, at 50, 70, 80 and 90 %
 * of the load at which the simulation saturates, and of that load. The simulated figures are among
 * the resources of the tests.
 */
final class Accuracy {
    /** Buffers of one flit, 16 flits, uniform traffic, as few virtual channels as needed. */
    static final String REFINED =
            "fat-tree 64: -0.1, 0.6, 0.6, -4.4, saturation -0.1; fat-tree 256: 0.1, 1.2, 1.8, 0.3,"
                    + " -0.7; hypercube 6: 0.2, 0.6, 0.3, -4.2, 1.4; hypercube 8: 0.2, 0.9, 1.2,"
                    + " -3.0, -1.2; mesh 8x8: -0.2, -1.7, -4.5, -7.8, -2.6; torus 8x8: -0.2, 0.8,"
                    + " 2.3, 12, -2.8; 2-ary 6-fly: 0.3, 0.5, 0.4, -4.1, 1.2; 4-ary 3-fly: 0.2, 0.7,"
                    + " 0.1, -3.4, 0.6; fat-tree 16: -0.1, -0.5, -2.6, -12, 0.6; hypercube 4: 0.2,"
                    + " 0.5, -0.5, -4.7, 1.7; mesh 16x16: -0.3, -2.7, -5.8, -9.1, -6.5; torus 16x16:"
                    + " -0.2, -0.3, -1.4, -3.9, -1.8; torus 4x4x4: 0.4, 1.8, 3.5, 8.3, -1.1; ring of"
                    + " 8: 0.0, 1.8, 4.8, 17, -3.6; 2-ary 8-fly: 0.2, 0.4, -0.4, -3.2, 0.3; 8-ary"
                    + " 2-fly: 0.3, 0.1, -0.1, -2.2, 0.5; 4-ary 3-tree with random up-links: 0.9,"
                    + " 2.2, 4.0, 6.8, -0.8";

    /** What departs from that. */
    static final String OTHERS =
            "buffers of 4 flits, hypercube 6: 0.4, 1.2, 0.2, -3.9; torus 8x8: 0.7, 3.1, 7.5, 22; mesh"
                    + " 8x8: -1.5, -5.1, -11, -25; fat-tree 64: -0.3, -0.8, -2.0, -7.7; 2-ary 6-fly:"
                    + " 0.1, 0.1, -1.0, -7.0; mesh with 8 flits: -2.2, -6.4, -13, -32; buffers of 2,"
                    + " mesh: -1.0, -3.5, -7.4, -16; of 8, hypercube 6: 0.5, 3.6, 5.8, 9.7; of 16,"
                    + " hypercube 6: 0.1, 6.3, 18, 70; mesh: -4.4, -10, -16, -31. Exponential"
                    + " lengths, buffer=1, hypercube 6: 0.5, 3.7, 9, 27; 4-ary 3-fly: 0.1, 2.9, 7,"
                    + " 24; fat-tree 64: 0.0, 3.5, 12, 120; mesh: -0.2, 1.2, 17, saturated. More"
                    + " virtual channels, torus with 4: -1.3, 0.1, 5, 29; mesh with 2: -2.8, -3.8,"
                    + " -3.4, 3.5; with 4: -7.9, -16, -21, saturated; hypercube 6 with 2: 2.9, 7.6,"
                    + " 15, 57; mesh with routing=o1turn: -3.2, -8.1, -13, -24; torus"
                    + " with routing=valiant: -3.7, -6.3, -8.7, -14. Other traffic, mesh, transpose:"
                    + " -1.0, -4.7, -9.9, -24; hypercube 6, transpose: -0.9, -5.0, -10, -26; mesh,"
                    + " tornado: 0.1, 0.9, 2.7, 16";

    /** The model of the paper, buffers of one flit, 16 flits. */
    static final String PAPER =
            "fat-tree 64: 0.0, 4.0, 18, saturated, saturation -12; hypercube 6: -2.2, -4.4, -4.7, 2.3,"
                    + " -2.6; hypercube 8: -2.6, -6.1, -8.2, -6.2, -3.7; mesh 8x8: -1.0, -0.3, 9,"
                    + " saturated, -13; torus 8x8: -7.7, -16, -25, -41, -1.8; 2-ary 6-fly: -1.4, 0.1,"
                    + " 11, 212, -8.3; 4-ary 3-fly: -2.1, -3.0, -1.4, 17, -3.7";

    private Accuracy() {}
}
