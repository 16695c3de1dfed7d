// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart;

import java.util.List;
import org.jfree.data.xy.AbstractXYDataset;

/** The traces of a panel as JFreeChart asks for them. */
final class TraceDataset extends AbstractXYDataset {
    private static final long serialVersionUID = 1L;

    private final transient List<Trace> traces;

    TraceDataset(List<Trace> traces) {
        this.traces = traces;
    }

    @Override
    public int getSeriesCount() {
        return traces.size();
    }

    // Labels may repeat, series keys may not.
    @Override
    public Integer getSeriesKey(int series) {
        return series;
    }

    @Override
    public int getItemCount(int series) {
        return traces.get(series).dots().size();
    }

    @Override
    public Number getX(int series, int item) {
        return traces.get(series).dots().get(item).x();
    }

    @Override
    public Number getY(int series, int item) {
        return traces.get(series).dots().get(item).y();
    }
}
