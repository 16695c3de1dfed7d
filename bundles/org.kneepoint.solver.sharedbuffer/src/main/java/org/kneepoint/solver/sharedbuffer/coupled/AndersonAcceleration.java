// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer.coupled;

import org.kneepoint.solver.sharedbuffer.delta.LinearSystem;

/**
 * Extrapolates the fixed point of a map from its last steps, which accelerates slowly decaying
 * modes: D. G. Anderson, Iterative procedures for nonlinear integral equations, J. ACM 12(4), 1965.
 * Not thread-safe.
 */
final class AndersonAcceleration {
    private static final int DEPTH = 16;
    private static final double REGULAR = 1e-12;

    private final double[][] images = new double[DEPTH][];
    private final double[][] residuals = new double[DEPTH][];
    private final double[][] products = new double[DEPTH][DEPTH];
    private int steps;
    private double[] lastImage;
    private double[] lastResidual;

    /**
     * Returns the next argument.
     *
     * @param argument of the map
     * @param image of the argument
     * @return the next argument; entries may be negative
     */
    double[] next(double[] argument, double[] image) {
        double[] residual = difference(image, argument);
        if (lastImage != null) {
            remember(difference(image, lastImage), difference(residual, lastResidual));
        }
        lastImage = image;
        lastResidual = residual;
        double[] next = image.clone();
        double[] parts = parts(residual);
        for (int change = 0; change < parts.length; change++) {
            add(-parts[change], images[change], next);
        }
        return next;
    }

    /** Replaces the oldest change of image and residual. */
    private void remember(double[] image, double[] residual) {
        int place = steps % DEPTH;
        images[place] = image;
        residuals[place] = residual;
        steps++;
        for (int other = 0; other < Math.min(steps, DEPTH); other++) {
            products[place][other] = product(residual, residuals[other]);
            products[other][place] = products[place][other];
        }
    }

    /** Returns the combination of past changes that minimises the residual, by least squares. */
    private double[] parts(double[] residual) {
        int known = Math.min(steps, DEPTH);
        double[] scale = new double[known];
        for (int i = 0; i < known; i++) {
            scale[i] = 1 / Math.sqrt(products[i][i]);
            if (Double.isInfinite(scale[i])) {
                return new double[0];
            }
        }
        return known == 0 ? scale : solution(residual, scale);
    }

    private double[] solution(double[] residual, double[] scale) {
        int known = scale.length;
        double[][] normal = new double[known][known];
        double[] right = new double[known];
        for (int i = 0; i < known; i++) {
            for (int j = 0; j < known; j++) {
                normal[i][j] = products[i][j] * scale[i] * scale[j];
            }
            normal[i][i] += REGULAR;
            right[i] = product(residuals[i], residual) * scale[i];
        }
        double[] parts = LinearSystem.solve(normal, right);
        for (int i = 0; i < known; i++) {
            parts[i] *= scale[i];
            if (!Double.isFinite(parts[i])) {
                return new double[0];
            }
        }
        return parts;
    }

    private static double[] difference(double[] a, double[] b) {
        double[] difference = new double[a.length];
        for (int i = 0; i < a.length; i++) {
            difference[i] = a[i] - b[i];
        }
        return difference;
    }

    private static double product(double[] a, double[] b) {
        double sum = 0;
        for (int i = 0; i < a.length; i++) {
            sum += a[i] * b[i];
        }
        return sum;
    }

    private static void add(double factor, double[] a, double[] sum) {
        for (int i = 0; i < a.length; i++) {
            sum[i] += factor * a[i];
        }
    }
}
