// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.packet.multistage;

/**
 * Wiring of the indirect cube, which is the omega network with the switches between the first and
 * the last stage renumbered: stage s replaces the s-th most significant digit of the wire, base a,
 * by that of the output.
 */
final class IndirectCubeWiring implements StageWiring {
    private static final double HALF = 0.5;

    private final int[] block;
    private final double[] inverse;

    IndirectCubeWiring(MultistageLayout layout) {
        block = new int[layout.stages()];
        inverse = new double[layout.stages()];
        int power = 1;
        for (int stage = layout.stages() - 1; stage >= 0; stage--) {
            block[stage] = power;
            inverse[stage] = 1.0 / power;
            power *= layout.radix();
        }
    }

    /**
     * The leading digits are those of the output, the others those of the wire. Multiplication by
     * an inverse replaces a slower division; its error is far below the half unit added.
     */
    @Override
    public int wireAfter(int stage, int wire, int output) {
        int size = block[stage];
        double share = inverse[stage];
        int blocks = (int) ((output + HALF) * share) - (int) ((wire + HALF) * share);
        return wire + blocks * size;
    }
}
