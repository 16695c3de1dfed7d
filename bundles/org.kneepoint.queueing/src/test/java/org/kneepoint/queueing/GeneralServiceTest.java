// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.queueing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.kneepoint.queueing.RelativeError.assertClose;

import org.junit.jupiter.api.Test;

/** Service times, the unlimited M/G/1 queue and the approximation for several servers. */
class GeneralServiceTest {
    private static final ServiceTimeDistribution[] SERVICES = {
        ServiceTimeDistribution.deterministic(2),
        ServiceTimeDistribution.exponential(2),
        ServiceTimeDistribution.erlang(2, 2),
        ServiceTimeDistribution.erlang(30, 2),
        ServiceTimeDistribution.erlang(1000, 2),
        ServiceTimeDistribution.balancedHyperexponential(2, 1),
        ServiceTimeDistribution.balancedHyperexponential(2, 5),
        ServiceTimeDistribution.balancedHyperexponential(2, 1000),
        ServiceTimeDistribution.hyperexponential(0.3, 4, 8.0 / 7)
    };

    @Test
    void momentsOfTheArrivalCounts() {
        for (ServiceTimeDistribution service : SERVICES) {
            for (double rate : new double[] {0, 1e-3, 0.4, 3, 40}) {
                if (rate * service.scv() > 500) {
                    continue; // the tail would have millions of terms
                }
                int count = 200 + (int) (rate * 400 * (1 + service.scv()));
                double[] counts = service.arrivalProbabilities(rate, count);
                double[] tails = service.arrivalTails(rate, count + 1);
                double load = rate * service.mean();
                double square = 0;
                double number = 0;
                for (int j = count - 1; j >= 0; j--) {
                    number += j * counts[j];
                    square += (double) j * j * counts[j];
                    String what = service + " " + rate + " " + j;
                    assertClose(tails[j], tails[j + 1] + counts[j], 1e-12, what);
                }
                assertClose(1, tails[0], 1e-12, service + " total");
                assertClose(1 + load, 1 + number, 1e-11, service + " mean");
                double variance = load + load * load * service.scv();
                assertClose(1 + variance, 1 + square - number * number, 1e-9, "variance");
            }
        }
    }

    @Test
    void smallTailsKeepTheirDigits() {
        // P(at least 40) with mean 1: the first terms of sum 1/j! over e
        double[] tails = ServiceTimeDistribution.deterministic(1).arrivalTails(1, 41);
        assertClose(4.6214458403799128e-49, tails[40], 1e-12, "Poisson");
        double[] geometric = ServiceTimeDistribution.exponential(1).arrivalTails(1, 200);
        assertClose(Math.pow(0.5, 199), geometric[199], 1e-13, "geometric");
    }

    @Test
    void momentsOfTheServices() {
        ServiceTimeDistribution explicit =
                ServiceTimeDistribution.hyperexponential(0.3, 1 / 0.5, 1 / 1.75);
        assertClose(1, explicit.mean(), 1e-15, "mean");
        assertClose(13.0 / 7, explicit.scv(), 1e-14, "scv");
        for (double scv : new double[] {1, 1 + 1e-9, 2, 100, 1e6}) {
            ServiceTimeDistribution balanced =
                    ServiceTimeDistribution.balancedHyperexponential(3, scv);
            // The variance of the arrival counts shows the second moment.
            double[] tails = balanced.arrivalTails(1 / 3.0, 100);
            assertTrue(tails[99] <= tails[98]);
            assertEquals(3, balanced.mean());
            assertEquals(scv, balanced.scv());
        }
        assertEquals("erlang(4, 2.0)", ServiceTimeDistribution.ofMoments(2, 0.25).toString());
        assertEquals("deterministic(2.0)", ServiceTimeDistribution.ofMoments(2, 0).toString());
        assertEquals("exponential(2.0)", ServiceTimeDistribution.ofMoments(2, 1).toString());
        assertEquals(7, ServiceTimeDistribution.ofMoments(2, 7).scv());
    }

    @Test
    void unlimitedQueueIsTheLimitOfManyPlaces() {
        for (ServiceTimeDistribution service : SERVICES) {
            for (double load : new double[] {1e-6, 0.2, 0.7}) {
                MG1 unlimited = MG1.of(load / 2, service);
                // highly variable service fills even ten thousand places
                MG1K limited = MG1K.of(load / 2, service, 10_000);
                double tolerance = 1e-11 + 20 * limited.loss();
                double[] states = unlimited.probabilities(60);
                for (int n = 0; n < 60; n++) {
                    assertClose(limited.probability(n), states[n], tolerance, service + " " + n);
                }
                if (service.scv() < 100) {
                    assertClose(
                            limited.meanTimeInSystem(),
                            unlimited.meanTimeInSystem(),
                            1e-11,
                            service + " time");
                }
            }
        }
    }

    @Test
    void deterministicIsTheSpecialCase() {
        MD1 constant = MD1.of(0.35, 2);
        MG1 general = MG1.of(0.35, ServiceTimeDistribution.deterministic(2));
        assertEquals(general.meanNumberInSystem(), constant.meanNumberInSystem());
        assertEquals(general.probability(7), constant.probability(7));
        assertEquals(general.states(), constant.states());
        // Closed forms of the first three states
        double u = 0.7;
        assertClose(1 - u, constant.probability(0), 1e-15, "P(0)");
        assertClose((1 - u) * Math.expm1(u), constant.probability(1), 1e-14, "P(1)");
        double two = (1 - u) * Math.exp(u) * (Math.exp(u) - u - 1);
        assertClose(two, constant.probability(2), 1e-14, "P(2)");
    }

    @Test
    void approximationsAreExactWhereClaimed() {
        for (MGc.Formula formula : MGc.Formula.values()) {
            for (double scv : new double[] {0, 0.25, 1, 4, 100}) {
                MGc one = MGc.of(0.6, 1, scv, 1, formula);
                PollaczekKhinchine exact = PollaczekKhinchine.of(0.6, 1, scv);
                assertClose(exact.meanWaitingTime(), one.meanWaitingTime(), 1e-14, "one server");
            }
            MGc exponential = MGc.of(3, 1, 1, 5, formula);
            assertClose(
                    MMc.of(3, 1, 5).meanTimeInSystem(),
                    exponential.meanTimeInSystem(),
                    1e-14,
                    "exponential");
            assertTrue(MGc.of(5, 1, 2, 5, formula).saturated());
            assertEquals(2, MGc.of(0, 2, 3, 5, formula).meanTimeInSystem());
        }
    }

    /**
     * M/H2/2 and M/E2/2 have a small chain: Kimura's formula must be within the errors stated in
     * its documentation, and closer than Hokstad's.
     */
    @Test
    void errorsAsDocumented() {
        for (double u : new double[] {0.2, 0.5, 0.8}) {
            double exact = TwoServerWaits.erlang2(u);
            check(exact, u, 0.5);
            for (double scv : new double[] {2, 5}) {
                check(TwoServerWaits.hyperexponential(u, scv), u, scv);
            }
        }
    }

    private static void check(double exact, double u, double scv) {
        double kimura = MGc.of(2 * u, 1, scv, 2, MGc.Formula.KIMURA).meanWaitingTime() / exact - 1;
        double hokstad =
                MGc.of(2 * u, 1, scv, 2, MGc.Formula.HOKSTAD).meanWaitingTime() / exact - 1;
        if (Boolean.getBoolean("kneepoint.test.report")) {
            System.out.printf(
                    "M/G/2 u=%s scv=%s kimura %+.2f %% hokstad %+.2f %%%n",
                    u, scv, 100 * kimura, 100 * hokstad);
        }
        String what = "u " + u + " scv " + scv;
        assertTrue(Math.abs(kimura) <= Math.abs(hokstad), what);
        boolean hard = u < 0.5 || scv > 2;
        assertTrue(Math.abs(kimura) < (hard ? 0.23 : 0.01), what + " Kimura");
        assertTrue(Math.abs(hokstad) < (hard ? 0.33 : 0.06), what + " Hokstad");
    }
}
