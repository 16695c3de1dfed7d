// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.queueing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.kneepoint.queueing.RelativeError.assertClose;

import java.util.List;
import org.junit.jupiter.api.Test;

class CustomerFlowTest {
    private static final CustomerFlow BURSTY = CustomerFlow.of(2, 9);
    private static final CustomerFlow POISSON = CustomerFlow.poisson(3);

    @Test
    void mergeOfCompoundPoissonFlows() {
        // Batches come at rate 2 * 2/10 + 3 = 3.4 of 5 customers: sigma = 0.68, scv = 2/0.68 - 1.
        CustomerFlow merged = CustomerFlow.mergeGe(List.of(BURSTY, POISSON));
        assertEquals(5, merged.rate());
        assertClose(2 / 0.68 - 1, merged.scv(), 1e-14, "scv");
        assertEquals(BURSTY.scv(), CustomerFlow.mergeGe(List.of(BURSTY, BURSTY)).scv(), 1e-14);
    }

    @Test
    void mergeOfPoissonFlowsIsPoisson() {
        List<CustomerFlow> flows =
                List.of(POISSON, CustomerFlow.poisson(0.5), CustomerFlow.poisson(0));
        assertClose(1, CustomerFlow.mergeGe(flows).scv(), 1e-15, "GE");
        assertClose(1, CustomerFlow.mergeQna(flows, 0.7).scv(), 1e-15, "QNA");
        assertEquals(3.5, CustomerFlow.mergeQna(flows, 0.7).rate());
    }

    @Test
    void mergeOfOneFlowIsThatFlow() {
        assertClose(9, CustomerFlow.mergeGe(List.of(BURSTY)).scv(), 1e-15, "GE");
        assertClose(9, CustomerFlow.mergeQna(List.of(BURSTY), 0.2).scv(), 1e-15, "QNA");
    }

    @Test
    void mergeByQna() {
        // Equal flows: v = 2; at utilisation 1/2 the weight is 1/(1 + 4/4) = 1/2.
        CustomerFlow merged = CustomerFlow.mergeQna(List.of(BURSTY, BURSTY), 0.5);
        assertClose(0.5 * 9 + 0.5, merged.scv(), 1e-15, "scv");
        // In heavy traffic the asymptotic method
        assertClose(9, CustomerFlow.mergeQna(List.of(BURSTY, BURSTY), 1).scv(), 1e-15, "scv");
    }

    @Test
    void splitOfMergeOfPartsIsTheWhole() {
        // A GE flow split and merged again is the flow: batches thinned stay geometric.
        CustomerFlow part = BURSTY.split(0.25);
        assertClose(0.5, part.rate(), 1e-15, "rate");
        assertClose(0.25 * 9 + 0.75, part.scv(), 1e-15, "scv");
        assertEquals(BURSTY, BURSTY.split(1));
        assertEquals(CustomerFlow.of(0, 1), BURSTY.split(0));
    }

    @Test
    void departures() {
        // M/M/1: Poisson again. M/G/1: 1 - u^2 + u^2 Cs2.
        assertClose(1, POISSON.departureGe(0.6, 1).scv(), 1e-15, "GE M/M/1");
        assertClose(1, POISSON.departureQna(0.6, 1, 4).scv(), 1e-15, "QNA M/M/4");
        assertClose(0.64 + 0.36 * 5, POISSON.departureGe(0.6, 5).scv(), 1e-14, "GE M/G/1");
        assertClose(0.64 + 0.36 * 5, POISSON.departureQna(0.6, 5, 1).scv(), 1e-14, "QNA M/G/1");
        assertEquals(2, BURSTY.departureGe(0.3, 1).rate());
        // the departures of an idle queue are its arrivals, of a saturated one its service
        assertEquals(9, BURSTY.departureGe(0, 4).scv());
        assertEquals(4, BURSTY.departureGe(1, 4).scv());
        assertEquals(9, BURSTY.departureQna(0, 4, 1).scv());
        assertEquals(4, BURSTY.departureQna(1, 4, 1).scv());
    }

    /** Marshall's formula from the exact wait. */
    @Test
    void departureOfCompoundPoissonFlow() {
        for (double u : new double[] {0.2, 0.7}) {
            for (double cs : new double[] {0, 1, 6}) {
                double wait = GEG1.of(u, 9, 1, cs).meanWaitingTime();
                double exact = 9 + 2 * u * u * cs - 2 * u * (1 - u) * wait;
                assertClose(exact, CustomerFlow.of(u, 9).departureGe(u, cs).scv(), 1e-13, "scv");
            }
        }
    }

    @Test
    void badFlows() {
        assertThrows(IllegalArgumentException.class, () -> CustomerFlow.of(-1, 1));
        assertThrows(IllegalArgumentException.class, () -> CustomerFlow.of(1, Double.NaN));
        assertThrows(IllegalArgumentException.class, () -> CustomerFlow.mergeGe(List.of()));
        assertThrows(IllegalArgumentException.class, () -> BURSTY.split(1.01));
        assertThrows(IllegalArgumentException.class, () -> BURSTY.departureGe(1.01, 1));
        assertThrows(IllegalArgumentException.class, () -> BURSTY.departureQna(0.5, 1, 0));
        assertThrows(
                IllegalArgumentException.class, () -> CustomerFlow.mergeQna(List.of(BURSTY), -0.1));
    }
}
