// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.bounds;

import java.util.Arrays;

/**
 * All shortest paths from one router for weights of the links (E. W. Dijkstra 1959), and the loads
 * of the links when the traffic of that router is divided evenly at every router among them.
 * Reused.
 */
final class ShortestPathTree {
    private static final double EQUAL = 1e-13;

    private final RouterLinks links;
    private final double[] distance;
    private final int[] order;
    private final int[] place;
    private final int[] heap;
    private final int[] heapPlace;
    private final double[] flow;
    private final int[][] in;
    private int heapSize;

    ShortestPathTree(RouterLinks links) {
        this.links = links;
        int routers = links.routers();
        distance = new double[routers];
        order = new int[routers];
        place = new int[routers];
        heap = new int[routers];
        heapPlace = new int[routers];
        flow = new double[routers];
        in = new int[routers][];
        int[] degrees = new int[routers];
        for (int link = 0; link < links.size(); link++) {
            degrees[links.to(link)]++;
        }
        Arrays.setAll(in, router -> new int[degrees[router]]);
        for (int link = 0; link < links.size(); link++) {
            in[links.to(link)][--degrees[links.to(link)]] = link;
        }
    }

    /**
     * Finds the paths from a router.
     *
     * @param weights by link, at least 0
     */
    void find(int source, double[] weights) {
        Arrays.fill(distance, Double.POSITIVE_INFINITY);
        Arrays.fill(heapPlace, -1);
        heapSize = 0;
        int settled = 0;
        distance[source] = 0;
        Arrays.fill(place, Integer.MAX_VALUE);
        push(source);
        while (heapSize > 0) {
            int router = pop();
            order[settled] = router;
            place[router] = settled++;
            for (int link : links.out(router)) {
                int peer = links.to(link);
                double by = distance[router] + weights[link];
                if (by < distance[peer] && place[peer] == Integer.MAX_VALUE) {
                    distance[peer] = by;
                    push(peer);
                }
            }
        }
        Arrays.fill(order, settled, order.length, source);
    }

    /** Returns the length of the paths to a router. */
    double distance(int router) {
        return distance[router];
    }

    /** Adds the loads of traffic to all routers. */
    void addLoads(double[] demand, double[] weights, double[] loads) {
        System.arraycopy(demand, 0, flow, 0, flow.length);
        for (int i = order.length - 1; i > 0; i--) {
            int router = order[i];
            if (flow[router] > 0 && place[router] == i) {
                divide(router, weights, loads);
            }
        }
    }

    private void divide(int router, double[] weights, double[] loads) {
        int number = 0;
        for (int link : in[router]) {
            number += isOnPath(link, weights) ? 1 : 0;
        }
        for (int link : in[router]) {
            if (isOnPath(link, weights)) {
                loads[link] += flow[router] / number;
                flow[links.from(link)] += flow[router] / number;
            }
        }
    }

    private boolean isOnPath(int link, double[] weights) {
        int from = links.from(link);
        int to = links.to(link);
        return place[from] < place[to]
                && distance[from] + weights[link] <= distance[to] * (1 + EQUAL);
    }

    private void push(int router) {
        int at = heapPlace[router] >= 0 ? heapPlace[router] : heapSize++;
        while (at > 0 && distance[router] < distance[heap[(at - 1) / 2]]) {
            put(at, heap[(at - 1) / 2]);
            at = (at - 1) / 2;
        }
        put(at, router);
    }

    private int pop() {
        int first = heap[0];
        int last = heap[--heapSize];
        int at = 0;
        while (2 * at + 1 < heapSize) {
            int child = 2 * at + 1;
            if (child + 1 < heapSize && distance[heap[child + 1]] < distance[heap[child]]) {
                child++;
            }
            if (distance[heap[child]] >= distance[last]) {
                break;
            }
            put(at, heap[child]);
            at = child;
        }
        if (heapSize > 0) {
            put(at, last);
        }
        heapPlace[first] = -1;
        return first;
    }

    private void put(int at, int router) {
        heap[at] = router;
        heapPlace[router] = at;
    }
}
