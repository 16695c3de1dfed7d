// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.packet.multistage;

/**
 * Wires of a real network: stage s replaces the s-th digit of the wire, to the base a and from the
 * first, by that of the output. This is the indirect cube, which is the omega network with other
 * names for the switches between the first stage and the last.
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
     * The first digits are those of the output, the others those of the wire. Multiplying by an
     * inverse is several times as fast as to divide; half a unit is far more than it can be off.
     */
    @Override
    public int wireAfter(int stage, int wire, int output) {
        int size = block[stage];
        double share = inverse[stage];
        int blocks = (int) ((output + HALF) * share) - (int) ((wire + HALF) * share);
        return wire + blocks * size;
    }
}
