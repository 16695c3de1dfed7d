// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.singlecycle;

import org.kneepoint.simulator.flit.kernel.BitMasks;

/**
 * The output VCs with a flit and a credit, as a two-level bit set that is visited output by output,
 * and those that sent the last flit of their output: the pointers of round-robin arbiters.
 */
final class ReadyVcs {
    private final SingleCycleOutputPorts outputPorts;
    private final long[] ready;
    private final long[] lastServed;

    /** The words that may have a bit. */
    private final long[] summary;

    ReadyVcs(SingleCycleOutputPorts outputPorts) {
        this.outputPorts = outputPorts;
        ready = new long[(outputPorts.vcs() >> 6) + 1];
        lastServed = new long[ready.length];
        summary = new long[(ready.length >> 6) + 1];
    }

    void add(int outputVc) {
        int word = outputVc >> 6;
        ready[word] |= 1L << outputVc;
        summary[word >> 6] |= 1L << word;
    }

    void remove(int outputVc) {
        remove(outputVc, 1);
    }

    /**
     * Removes an output VC, without a branch.
     *
     * @param removed 1 to remove it, 0 to keep it
     */
    void remove(int outputVc, long removed) {
        ready[outputVc >> 6] &= ~(removed << outputVc);
    }

    boolean contains(int outputVc) {
        return (ready[outputVc >> 6] >>> outputVc & 1) != 0;
    }

    /** Returns the members of an output; its first output VC is bit 0. */
    long ofOutput(int output) {
        int first = outputPorts.outputVc(output, 0);
        return ready[first >> 6] >>> first & vcs(outputPorts.isEjection(output));
    }

    private long vcs(boolean ejection) {
        return BitMasks.first(1 << outputPorts.shift(ejection));
    }

    /**
     * Selects one of the output VCs of an output, round robin.
     *
     * @param mask mask, not 0; bit 0 stands for the first output VC
     * @return the output VC
     */
    int arbitrate(int output, long mask) {
        int first = outputPorts.outputVc(output, 0);
        return arbitrate(first >> 6, vcs(outputPorts.isEjection(output)) << first, mask << first);
    }

    /** Selects one of the output VCs of the next output of a word. */
    private int arbitrate(int word, long group, long requests) {
        long served = lastServed[word];
        long ahead = requests & -((served & group) << 1);
        long first = ahead == 0 ? requests : ahead;
        long granted = first & -first;
        lastServed[word] = served & ~group | granted;
        return word << 6 | Long.numberOfTrailingZeros(granted);
    }

    /**
     * Selects for each output with members one of them, round robin.
     *
     * @param chosen array that receives them
     * @return their number
     */
    int arbitrateAll(int[] chosen) {
        int size = 0;
        for (int i = 0; i < summary.length; i++) {
            for (long words = summary[i]; words != 0; words &= words - 1) {
                int word = i << 6 | Long.numberOfTrailingZeros(words);
                size = arbitrateWord(word, chosen, size);
            }
        }
        return size;
    }

    private int arbitrateWord(int word, int[] chosen, int from) {
        boolean ejection = outputPorts.isEjectionVc(word << 6);
        long vcs = vcs(ejection);
        int padding = -1 << outputPorts.shift(ejection);
        int size = from;
        long rest = ready[word];
        if (rest == 0) {
            summary[word >> 6] &= ~(1L << word);
        }
        while (rest != 0) {
            long group = vcs << (Long.numberOfTrailingZeros(rest) & padding);
            chosen[size++] = arbitrate(word, group, rest & group);
            rest &= ~group;
        }
        return size;
    }

    /** Lists the outputs with members in ascending order and returns their number. */
    int list(int[] outputs) {
        int size = 0;
        for (int i = 0; i < summary.length; i++) {
            for (long words = summary[i]; words != 0; words &= words - 1) {
                int word = i << 6 | Long.numberOfTrailingZeros(words);
                long vcs = vcs(outputPorts.isEjectionVc(word << 6));
                long rest = ready[word];
                while (rest != 0) {
                    int output = outputPorts.output(word << 6 | Long.numberOfTrailingZeros(rest));
                    outputs[size++] = output;
                    rest &= ~(vcs << outputPorts.outputVc(output, 0));
                }
            }
        }
        return size;
    }
}
