// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.queueing;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.kneepoint.queueing.RelativeError.assertClose;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.kneepoint.testkit.ReferenceTable;

/** The queues against {@code queues.csv} of an independent implementation. */
class QueueReferenceTest {
    private static final double TOLERANCE = 1e-11;

    private final Map<String, Double> worst = new TreeMap<>();

    @Test
    void everyRowAgrees() {
        List<Map<String, String>> rows = ReferenceTable.rows(getClass(), "queues.csv").toList();
        for (Map<String, String> row : rows) {
            ReferenceRow r = new ReferenceRow(row);
            double actual = figure(r);
            assertClose(r.value, actual, TOLERANCE, row.toString());
            worst.merge(r.queue, RelativeError.error(r.value, actual), Math::max);
        }
        assertTrue(rows.size() > 1000);
        if (Boolean.getBoolean("kneepoint.test.report")) {
            System.out.println("largest relative errors: " + worst);
        }
    }

    private static double figure(ReferenceRow r) {
        switch (r.queue) {
            case "M/D/1":
                return common(r, MD1.of(r.rate, r.mean));
            case "M/D/1/L":
                return common(r, MD1K.of(r.rate, r.mean, r.capacity));
            case "M/M/1/K":
                return common(r, MM1K.of(r.rate, r.mean, r.capacity));
            case "M/M/c":
                return common(r, MMc.of(r.rate, r.mean, r.servers));
            case "M/M/c/K":
                return common(r, MMcK.of(r.rate, r.mean, r.servers, r.capacity));
            case "M/G/1":
                return common(r, PollaczekKhinchine.of(r.rate, r.mean, r.serviceScv));
            case "M/G/1/K":
                return common(r, MG1K.of(r.rate, service(r), r.capacity));
            case "M/G/m-Hokstad":
                return common(
                        r, MGc.of(r.rate, r.mean, r.serviceScv, r.servers, MGc.Formula.HOKSTAD));
            case "GE/GE/1":
                return common(r, GEGE1.of(r.rate, r.arrivalScv, r.mean, r.serviceScv));
            case "GE/GE/1/K":
                return common(r, GEGE1K.of(r.rate, r.arrivalScv, r.mean, r.serviceScv, r.capacity));
            default:
                throw new AssertionError(r.queue);
        }
    }

    private static ServiceTimeDistribution service(ReferenceRow r) {
        switch (r.service) {
            case "M":
                return ServiceTimeDistribution.exponential(r.mean);
            case "E2":
                return ServiceTimeDistribution.erlang(2, r.mean);
            case "E4":
                return ServiceTimeDistribution.erlang(4, r.mean);
            case "H2(p1=0.3;mu1=0.5;mu2=1.75)":
                return ServiceTimeDistribution.hyperexponential(0.3, 1 / 0.5, 1 / 1.75);
            default:
                throw new AssertionError(r.service);
        }
    }

    private static double common(ReferenceRow r, QueueingSystem queue) {
        switch (r.quantity) {
            case "p":
                return ((StateDistribution) queue).probability(r.state);
            case "block":
            case "block_x":
                return queue.loss();
            case "E[Q]":
            case "E[N]":
            case "EN":
                return queue.meanNumberInSystem();
            case "E[Qwait]":
            case "ENq":
                return queue.meanNumberWaiting();
            case "E[T]_eq5":
            case "W":
                return queue.meanTimeInSystem();
            case "Wq":
                return queue.meanWaitingTime();
            case "carried_rate":
                return queue.throughput();
            default:
                return special(r, queue);
        }
    }

    private static double special(ReferenceRow r, QueueingSystem queue) {
        switch (r.quantity) {
            case "E[T]_eq14":
                return queue.meanNumberInSystem() / queue.arrivalRate();
            case "lambda_next_eq12":
                return queue.arrivalRate() / (1 + queue.utilisation() * queue.loss());
            case "pi0_departure":
                return ((StateDistribution) queue).probability(0)
                        * (queue.arrivalRate() / queue.throughput());
            case "ErlangB":
                return ErlangB.of(r.rate, r.mean, r.servers).loss();
            case "ErlangC":
                return ((MMc) queue).probabilityWaiting();
            case "g":
                return ((GEGE1) queue).g();
            case "x":
                return ((GEGE1) queue).x();
            default:
                throw new AssertionError(r.quantity);
        }
    }

    /** One row. */
    private static final class ReferenceRow {
        final String queue;
        final double rate;
        final double mean;
        final double arrivalScv;
        final double serviceScv;
        final int servers;
        final int capacity;
        final String service;
        final String quantity;
        final int state;
        final double value;

        ReferenceRow(Map<String, String> row) {
            queue = row.get("queue");
            rate = ReferenceTable.number(row, "lambda");
            mean = ReferenceTable.number(row, "service_mean");
            arrivalScv = ReferenceTable.number(row, "ca2");
            serviceScv = ReferenceTable.number(row, "cs2");
            servers = Integer.parseInt(row.get("servers"));
            String most = row.get("capacity_K");
            capacity = most.equals("inf") ? -1 : Integer.parseInt(most);
            service = row.get("service");
            quantity = row.get("quantity");
            state = row.get("k").isEmpty() ? -1 : Integer.parseInt(row.get("k"));
            value = ReferenceTable.number(row, "value");
        }
    }
}
