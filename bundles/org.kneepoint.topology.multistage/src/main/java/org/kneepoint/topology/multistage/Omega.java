// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.multistage;

/** The omega network: a perfect k-shuffle before every stage, the first included. */
final class Omega extends StagedNetwork {
    Omega(RadixDigits digits) {
        super(digits);
    }

    @Override
    int enter(int stage, int line) {
        return digits().rotate(line);
    }

    @Override
    public String toString() {
        return "omega " + digits().radix() + "-ary " + digits().count() + "-stage";
    }
}
