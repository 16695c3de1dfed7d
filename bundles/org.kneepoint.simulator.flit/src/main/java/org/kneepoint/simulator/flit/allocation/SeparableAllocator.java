// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.allocation;

import org.kneepoint.simulator.flit.kernel.BitMasks;
import org.kneepoint.simulator.flit.kernel.IndexSet;
import org.kneepoint.simulator.flit.kernel.RequestMatrix;

/**
 * Separable allocator (Dally and Towles 2004, section 19.3): arbiters of one side select a request
 * each, arbiters of the other side one of those selected. Further iterations match what is left.
 * Output-first with round-robin arbiters it is iSLIP (McKeown 1999): priorities change only with a
 * grant of the first iteration, so that no request waits for ever.
 */
final class SeparableAllocator implements Allocator {
    private static final int NONE = AllocatorRequests.NONE;

    private final boolean isOutputFirst;
    private final int iterations;

    /** Arbiters that select first, and those that select among the selected. */
    private final Arbiters first;

    private final Arbiters second;

    /** Selections of the first arbiters, by row of the second. */
    private final RequestMatrix selected;

    private final IndexSet selectedRows;

    private SeparableAllocator(
            boolean isOutputFirst, ArbiterType type, int iterations, int rows, int others) {
        this.isOutputFirst = isOutputFirst;
        this.iterations = iterations;
        first = type.create(rows, others);
        second = type.create(others, rows);
        selected = new RequestMatrix(others, BitMasks.words(rows));
        selectedRows = new IndexSet(others);
    }

    /** Creates an allocator in which the outputs select first. */
    static Allocator outputFirst(ArbiterType type, int iterations, int inputs, int outputs) {
        return new SeparableAllocator(true, type, iterations, outputs, inputs);
    }

    /** Creates an allocator in which the inputs select first. */
    static Allocator inputFirst(ArbiterType type, int iterations, int inputs, int outputs) {
        return new SeparableAllocator(false, type, iterations, inputs, outputs);
    }

    @Override
    public void allocate(AllocatorRequests requests) {
        for (int i = 0; i < iterations && !requests.isEmpty(); i++) {
            select(requests);
            accept(requests, i == 0);
        }
    }

    private void select(AllocatorRequests requests) {
        RequestMatrix rows = isOutputFirst ? requests.byOutput : requests.byInput;
        IndexSet active = isOutputFirst ? requests.outputs : requests.inputs;
        for (int row = active.next(0); row != NONE; row = active.next(row + 1)) {
            int choice = first.select(rows, row);
            selected.add(choice, row);
            selectedRows.add(choice);
        }
    }

    private void accept(AllocatorRequests requests, boolean isFirstIteration) {
        for (int row = selectedRows.next(0); row != NONE; row = selectedRows.next(row + 1)) {
            int choice = second.select(selected, row);
            if (isFirstIteration) {
                first.granted(choice, row);
                second.granted(row, choice);
            }
            requests.match(isOutputFirst ? row : choice, isOutputFirst ? choice : row);
            clear(row);
        }
    }

    private void clear(int row) {
        for (int other = selected.from(row, 0);
                other != NONE;
                other = selected.from(row, other + 1)) {
            selected.remove(row, other);
        }
        selectedRows.remove(row);
    }
}
