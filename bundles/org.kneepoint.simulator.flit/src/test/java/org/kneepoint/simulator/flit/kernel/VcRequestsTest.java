// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class VcRequestsTest {
    /** In one word, and in several. */
    @ParameterizedTest
    @ValueSource(ints = {64, 65, 200})
    void whoRequestsIsFoundInOrder(int places) {
        RequestMatrix matrix = new VcRequests(3, places).matrix;
        int last = places - 1;
        assertTrue(matrix.isEmpty(1));
        assertEquals(RequestMatrix.NONE, matrix.from(1, 0));
        matrix.add(1, last);
        assertTrue(matrix.isAlone(1, last));
        assertFalse(matrix.isAlone(1, 5));
        matrix.add(1, 5);
        assertFalse(matrix.isAlone(1, last));
        assertEquals(5, matrix.from(1, 0));
        assertEquals(5, matrix.from(1, 5));
        assertEquals(last, matrix.from(1, 6));
        assertEquals(last, matrix.next(1, 6));
        assertEquals(5, matrix.next(1, places));
        assertEquals(RequestMatrix.NONE, matrix.from(1, BitMasks.words(places) << 6));
        assertTrue(matrix.isEmpty(0) && matrix.isEmpty(2));
        matrix.remove(1, 5);
        matrix.remove(1, last);
        assertTrue(matrix.isEmpty(1));
    }

    @Test
    void freeChannelsAreApartFromRequests() {
        VcRequests requests = new VcRequests(2, 10);
        requests.matrix.add(0, 3);
        requests.free(0, 63);
        requests.free(0, 2);
        requests.free(1, 0);
        assertEquals(1L << 63 | 4, requests.free(0));
        requests.setAllocated(0, 63);
        assertEquals(4, requests.free(0));
        assertEquals(1, requests.free(1));
        assertEquals(3, requests.matrix.from(0, 0));
    }
}
