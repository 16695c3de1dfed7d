// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.multistage;

/** The k-ary n-fly: before stage s, 1 to n - 1, digits n - s and 0 of a line are exchanged. */
final class Butterfly extends StagedNetwork {
    Butterfly(RadixDigits digits) {
        super(digits);
    }

    @Override
    int enter(int stage, int line) {
        return stage == 0 ? line : digits().exchange(line, digits().count() - stage);
    }

    @Override
    public String toString() {
        return "butterfly " + digits().radix() + "-ary " + digits().count() + "-fly";
    }
}
