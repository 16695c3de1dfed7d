// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.allocation;

/**
 * Wavefront allocator (Tamir and Chi 1993; Dally and Towles 2004, section 19.4): the diagonals of
 * the request matrix, which have no conflicts within, are granted one after the other. The first
 * diagonal advances by one with each allocation. The matching is maximal.
 */
final class WavefrontAllocator implements Allocator {
    private static final int NONE = AllocatorRequests.NONE;

    private final int side;
    private int priority;

    WavefrontAllocator(int inputs, int outputs) {
        side = Math.max(inputs, outputs);
    }

    @Override
    public void allocate(AllocatorRequests requests) {
        for (int wave = 0; wave < side && !requests.isEmpty(); wave++) {
            int diagonal = (priority + wave) % side;
            for (int output = requests.outputs.next(0);
                    output != NONE;
                    output = requests.outputs.next(output + 1)) {
                int input = (diagonal - output + side) % side;
                if (requests.byOutput.contains(output, input)) {
                    requests.match(input, output);
                }
            }
        }
        priority = (priority + 1) % side;
    }
}
