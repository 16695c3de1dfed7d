// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart;

import java.util.List;
import org.jfree.data.xy.AbstractXYDataset;
import org.kneepoint.chart.layout.PlottedCurve;

/** The curves of a panel as a dataset of JFreeChart. */
final class PlottedCurveDataset extends AbstractXYDataset {
    private static final long serialVersionUID = 1L;

    private final transient List<PlottedCurve> curves;

    PlottedCurveDataset(List<PlottedCurve> curves) {
        this.curves = curves;
    }

    @Override
    public int getSeriesCount() {
        return curves.size();
    }

    // Labels may repeat, series keys may not.
    @Override
    public Integer getSeriesKey(int series) {
        return series;
    }

    @Override
    public int getItemCount(int series) {
        return curves.get(series).points().size();
    }

    @Override
    public Number getX(int series, int item) {
        return curves.get(series).points().get(item).x();
    }

    @Override
    public Number getY(int series, int item) {
        return curves.get(series).points().get(item).y();
    }
}
