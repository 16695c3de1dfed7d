// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.bounds;

/**
 * The ways to choose, for each pair of routers and each terminal drawn, between the minimal path
 * and that over the terminal: one block, a row for each channel between routers.
 */
final class DrawnSplit implements LoadColumns {
    private final DrawnPaths paths;
    private final Channels channels;
    private final int terminals;

    DrawnSplit(DrawnPaths paths, Channels channels, int terminals) {
        this.paths = paths;
        this.channels = channels;
        this.terminals = terminals;
    }

    @Override
    public int rows() {
        return channels.links();
    }

    @Override
    public double rate(int row) {
        return channels.rate(row);
    }

    @Override
    public int blocks() {
        return 1;
    }

    @Override
    public long steps() {
        return 4 * paths.visits();
    }

    @Override
    public double[] cheapest(int block, double[] weights) {
        DrawnPaths.Costs costs = paths.costs(channel -> weights[channel]);
        DrawnTraffic traffic =
                DrawnTraffic.of(
                        paths,
                        terminals,
                        (source, terminal, target) ->
                                costs.minimal(source, target)
                                        <= costs.over(source, terminal, target));
        double[] loads = new double[rows()];
        traffic.flows(paths).forEach(phase -> phase.addLoads(loads));
        return loads;
    }

    /** Returns the largest relative load that some choice gives a channel. */
    double largest(int row) {
        DrawnPaths.Costs costs = paths.costs(channel -> channel == row ? 1 : 0);
        double[] sum = {0};
        paths.forEach(
                (source, terminal, target, amount) -> {
                    double minimal = costs.minimal(source, target);
                    double over =
                            terminal == DrawnPaths.NONE ? 0 : costs.over(source, terminal, target);
                    sum[0] += amount * Math.max(minimal, over);
                });
        return sum[0] / channels.rate(row);
    }
}
