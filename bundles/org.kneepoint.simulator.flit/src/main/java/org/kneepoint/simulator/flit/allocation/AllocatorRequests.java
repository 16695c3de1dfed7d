// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.allocation;

import java.util.Arrays;
import org.kneepoint.simulator.flit.kernel.BitMasks;
import org.kneepoint.simulator.flit.kernel.IndexSet;
import org.kneepoint.simulator.flit.kernel.RequestMatrix;

/**
 * The requests of one allocation and its matching. A matched input or output loses its requests, so
 * that the requests left are those of a next iteration. Used by one thread.
 */
public final class AllocatorRequests {
    /** No output. */
    public static final int NONE = -1;

    /** Requested outputs, by input. */
    final RequestMatrix byInput;

    /** Requesting inputs, by output. */
    final RequestMatrix byOutput;

    /** Inputs with requests left. */
    final IndexSet inputs;

    /** Outputs with requests left. */
    final IndexSet outputs;

    private final IndexSet matchedInputs;
    private final int[] outputOf;

    /**
     * Creates an empty set of requests.
     *
     * @param inputs number of inputs, at least 1
     * @param outputs number of outputs, at least 1
     */
    public AllocatorRequests(int inputs, int outputs) {
        byInput = new RequestMatrix(inputs, BitMasks.words(outputs));
        byOutput = new RequestMatrix(outputs, BitMasks.words(inputs));
        this.inputs = new IndexSet(inputs);
        this.outputs = new IndexSet(outputs);
        matchedInputs = new IndexSet(inputs);
        outputOf = new int[inputs];
        Arrays.fill(outputOf, NONE);
    }

    /** Adds a request. */
    public void add(int input, int output) {
        byInput.add(input, output);
        byOutput.add(output, input);
        inputs.add(input);
        outputs.add(output);
    }

    /** Returns whether no request is left. */
    public boolean isEmpty() {
        return inputs.isEmpty();
    }

    /** Matches an input with an output that it requests and removes all requests of either. */
    void match(int input, int output) {
        outputOf[input] = output;
        matchedInputs.add(input);
        removeInput(input);
        for (int other = byOutput.from(output, 0);
                other != NONE;
                other = byOutput.from(output, other + 1)) {
            byOutput.remove(output, other);
            byInput.remove(other, output);
            if (byInput.isEmpty(other)) {
                inputs.remove(other);
            }
        }
        outputs.remove(output);
    }

    private void removeInput(int input) {
        for (int output = byInput.from(input, 0);
                output != NONE;
                output = byInput.from(input, output + 1)) {
            byInput.remove(input, output);
            byOutput.remove(output, input);
            if (byOutput.isEmpty(output)) {
                outputs.remove(output);
            }
        }
        inputs.remove(input);
    }

    /** Returns the first matched input from a number on, or {@link #NONE}. */
    public int nextMatched(int from) {
        return matchedInputs.next(from);
    }

    /** Returns the output with which an input is matched, or {@link #NONE}. */
    public int outputOf(int input) {
        return outputOf[input];
    }

    /** Removes all requests and the matching. */
    public void clear() {
        for (int input = inputs.next(0); input != NONE; input = inputs.next(0)) {
            removeInput(input);
        }
        for (int input = matchedInputs.next(0); input != NONE; input = matchedInputs.next(0)) {
            outputOf[input] = NONE;
            matchedInputs.remove(input);
        }
    }
}
