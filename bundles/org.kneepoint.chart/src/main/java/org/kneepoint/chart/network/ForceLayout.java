// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart.network;

/**
 * Force-directed layout: nodes repel each other, links attract their ends, and the largest step
 * falls linearly (Fruchterman and Reingold 1991). It starts from a spiral, so that it is
 * deterministic.
 */
final class ForceLayout {
    private static final int ROUNDS = 500;
    private static final double FIRST_STEP = 0.15;
    private static final double GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
    private static final double SMALLEST_DISTANCE = 1e-6;

    private final double[] x;
    private final double[] y;
    private final double[] forceX;
    private final double[] forceY;
    private final double ideal;

    private ForceLayout(int nodes) {
        x = new double[nodes];
        y = new double[nodes];
        forceX = new double[nodes];
        forceY = new double[nodes];
        ideal = 1 / Math.sqrt(nodes);
        for (int node = 0; node < nodes; node++) {
            double radius = Math.sqrt((node + 0.5) / nodes);
            x[node] = radius * Math.cos(node * GOLDEN_ANGLE);
            y[node] = radius * Math.sin(node * GOLDEN_ANGLE);
        }
    }

    /**
     * Returns the layout.
     *
     * @param nodes number of nodes
     * @param links links between them
     */
    static NodeLayout of(int nodes, Links links) {
        ForceLayout forces = new ForceLayout(nodes);
        for (int round = 0; round < ROUNDS; round++) {
            forces.move(links, FIRST_STEP * (1 - (double) round / ROUNDS));
        }
        return new NodeLayout(forces.x, forces.y, false);
    }

    private void move(Links links, double largestStep) {
        for (int a = 0; a < x.length; a++) {
            for (int b = 0; b < a; b++) {
                double distance = Math.max(SMALLEST_DISTANCE, distance(a, b));
                push(a, b, ideal * ideal / distance / distance);
            }
        }
        for (Links.Link link : links.all()) {
            push(link.a(), link.b(), -distance(link.a(), link.b()) / ideal);
        }
        for (int node = 0; node < x.length; node++) {
            double force = Math.hypot(forceX[node], forceY[node]);
            double factor = force > largestStep ? largestStep / force : 1;
            x[node] += factor * forceX[node];
            y[node] += factor * forceY[node];
            forceX[node] = 0;
            forceY[node] = 0;
        }
    }

    private double distance(int a, int b) {
        return Math.hypot(x[a] - x[b], y[a] - y[b]);
    }

    /** Pushes two nodes apart, by a multiple of their distance. */
    private void push(int a, int b, double factor) {
        double stepX = factor * (x[a] - x[b]);
        double stepY = factor * (y[a] - y[b]);
        forceX[a] += stepX;
        forceY[a] += stepY;
        forceX[b] -= stepX;
        forceY[b] -= stepY;
    }
}
