// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.allocation;

/** Types of allocators. */
public enum AllocatorType {
    /** Outputs select first, round robin (McKeown 1999). */
    ISLIP(true, false) {
        @Override
        public Allocator create(ArbiterType arbiter, int iterations, int inputs, int outputs) {
            return SeparableAllocator.outputFirst(
                    ArbiterType.ROUND_ROBIN, iterations, inputs, outputs);
        }
    },

    /** Outputs select first (Dally and Towles 2004, section 19.3). */
    OUTPUT_FIRST(true, true) {
        @Override
        public Allocator create(ArbiterType arbiter, int iterations, int inputs, int outputs) {
            return SeparableAllocator.outputFirst(arbiter, iterations, inputs, outputs);
        }
    },

    /** Inputs select first (Dally and Towles 2004, section 19.3). */
    INPUT_FIRST(true, true) {
        @Override
        public Allocator create(ArbiterType arbiter, int iterations, int inputs, int outputs) {
            return SeparableAllocator.inputFirst(arbiter, iterations, inputs, outputs);
        }
    },

    /** Diagonal by diagonal (Tamir and Chi 1993). */
    WAVEFRONT(false, false) {
        @Override
        public Allocator create(ArbiterType arbiter, int iterations, int inputs, int outputs) {
            return new WavefrontAllocator(inputs, outputs);
        }
    };

    private final boolean isIterated;
    private final boolean hasArbiters;

    AllocatorType(boolean isIterated, boolean hasArbiters) {
        this.isIterated = isIterated;
        this.hasArbiters = hasArbiters;
    }

    /** Returns whether the number of iterations matters. */
    public boolean isIterated() {
        return isIterated;
    }

    /** Returns whether the arbiters can be selected. */
    public boolean hasArbiters() {
        return hasArbiters;
    }

    /**
     * Creates an allocator.
     *
     * @param arbiter type of its arbiters, if it can be selected
     * @param iterations most iterations, at least 1
     * @param inputs number of inputs, at least 1
     * @param outputs number of outputs, at least 1
     */
    public abstract Allocator create(ArbiterType arbiter, int iterations, int inputs, int outputs);
}
