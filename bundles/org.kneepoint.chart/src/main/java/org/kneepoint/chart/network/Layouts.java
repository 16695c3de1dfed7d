// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart.network;

import java.util.stream.IntStream;

/** Layouts of nodes by formula. */
final class Layouts {
    /** Dimensions that are drawn as those of space. */
    private static final int SPACE = 3;

    private static final double OBLIQUE_X = 0.8;
    private static final double OBLIQUE_Y = 0.6;

    /** Free space beside an oblique row, in its steps. */
    private static final double FREE = 1.1;

    /** Angle by which each further three dimensions are turned: the lines of a 6-cube are clear. */
    private static final double TURN = Math.toRadians(-12);

    /** Radius of the circle of a group, by the distance of two groups. */
    private static final double GROUP_RADIUS = 0.36;

    private Layouts() {}

    /**
     * A grid: the first dimension to the right, the second down, the third obliquely within the
     * step of these. Three further dimensions repeat this with the whole as their step, turned so
     * that their channels do not pass through the routers between.
     *
     * @param coordinates coordinate of each node along each dimension
     * @param radix number of coordinates of each dimension
     */
    static NodeLayout grid(int[][] coordinates, int[] radix) {
        double[][] steps = gridSteps(radix);
        double[] x = new double[coordinates.length];
        double[] y = new double[coordinates.length];
        for (int node = 0; node < coordinates.length; node++) {
            for (int dimension = 0; dimension < radix.length; dimension++) {
                x[node] += coordinates[node][dimension] * steps[dimension][0];
                y[node] += coordinates[node][dimension] * steps[dimension][1];
            }
        }
        return new NodeLayout(x, y, false);
    }

    /** Returns the step of each dimension to the right and down. */
    private static double[][] gridSteps(int[] radix) {
        double[][] steps = new double[radix.length][];
        double scale = 1;
        double width = 0;
        double height = 0;
        for (int dimension = 0; dimension < radix.length; dimension++) {
            int level = dimension / SPACE;
            if (dimension > 0 && dimension % SPACE == 0) {
                scale = 1 + Math.max(width, height);
            }
            int depth = level * SPACE + 2 < radix.length ? radix[level * SPACE + 2] - 1 : 0;
            double free = depth > 0 ? FREE : 1;
            double[] step =
                    switch (dimension % SPACE) {
                        case 0 -> new double[] {free + depth * OBLIQUE_X, 0};
                        case 1 -> new double[] {0, free + depth * OBLIQUE_Y};
                        default -> new double[] {OBLIQUE_X, OBLIQUE_Y};
                    };
            double cos = scale * Math.cos(level * TURN);
            double sin = scale * Math.sin(level * TURN);
            steps[dimension] =
                    new double[] {step[0] * cos - step[1] * sin, step[0] * sin + step[1] * cos};
            width += Math.abs(steps[dimension][0]) * (radix[dimension] - 1);
            height += Math.abs(steps[dimension][1]) * (radix[dimension] - 1);
        }
        return steps;
    }

    /** A circle, clockwise from the top. */
    static NodeLayout circle(int nodes) {
        double[] x = new double[nodes];
        double[] y = new double[nodes];
        for (int node = 0; node < nodes; node++) {
            double angle = 2 * Math.PI * node / nodes;
            x[node] = Math.sin(angle);
            y[node] = -Math.cos(angle);
        }
        return new NodeLayout(x, y, false);
    }

    /**
     * A circle of groups, each of them a circle of its nodes.
     *
     * @param groupOf group of each node
     * @param groups number of groups, at least 2
     */
    static NodeLayout groups(int[] groupOf, int groups) {
        NodeLayout centres = circle(groups);
        double radius = GROUP_RADIUS * centres.distance(0, 1);
        int[] sizes = new int[groups];
        IntStream.of(groupOf).forEach(group -> sizes[group]++);
        int[] placed = new int[groups];
        double[] x = new double[groupOf.length];
        double[] y = new double[groupOf.length];
        for (int node = 0; node < groupOf.length; node++) {
            int group = groupOf[node];
            // the first node of each group points outward
            double angle =
                    2
                            * Math.PI
                            * ((double) group / groups + (double) placed[group]++ / sizes[group]);
            double reach = sizes[group] == 1 ? 0 : radius;
            x[node] = centres.x()[group] + reach * Math.sin(angle);
            y[node] = centres.y()[group] - reach * Math.cos(angle);
        }
        return new NodeLayout(x, y, false);
    }

    /**
     * Levels as rows or columns, the nodes of each at equal distances.
     *
     * @param levelOf level of each node, 0 to the number of levels - 1
     * @param levels number of levels
     * @param asRows whether a level is a row, the last one on top; else a column, the first one at
     *     the left
     */
    static NodeLayout levels(int[] levelOf, int levels, boolean asRows) {
        int[] sizes = new int[levels];
        IntStream.of(levelOf).forEach(level -> sizes[level]++);
        int[] placed = new int[levels];
        double[] across = new double[levelOf.length];
        double[] along = new double[levelOf.length];
        for (int node = 0; node < levelOf.length; node++) {
            int level = levelOf[node];
            across[node] = (placed[level]++ + 0.5) / sizes[level];
            along[node] = asRows ? levels - 1 - level : level;
        }
        return asRows ? new NodeLayout(across, along, true) : new NodeLayout(along, across, true);
    }
}
