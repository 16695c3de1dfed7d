// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.support;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class SplitMix64Test {
    /** First numbers of the published generator, by its reference implementation in C. */
    @Test
    void referenceImplementation() {
        SplitMix64 random = new SplitMix64(1234567);
        assertEquals(6457827717110365317L, random.next());
        assertEquals(3203168211198807973L, random.next());
        assertEquals(Long.parseUnsignedLong("9817491932198370423"), random.next());
    }
}
