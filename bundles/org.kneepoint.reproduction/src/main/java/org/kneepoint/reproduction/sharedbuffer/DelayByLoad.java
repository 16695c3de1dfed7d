// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.sharedbuffer;

import java.util.List;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.reproduction.Effort;
import org.kneepoint.reproduction.Experiment;
import org.kneepoint.reproduction.Findings;
import org.kneepoint.reproduction.Outline;
import org.kneepoint.reproduction.Results;
import org.kneepoint.reproduction.Trial;
import org.kneepoint.reproduction.series.Agreement;
import org.kneepoint.reproduction.series.Judgement;
import org.kneepoint.reproduction.sharedbuffer.Pairs.Setting;

/** Figure 4: delay against the load. */
final class DelayByLoad implements Experiment {
    private static final Quantity FIGURE = Quantities.LATENCY_LINK;
    private static final Setting SHORT = Setting.of("buffer", "2", "hotspot", "0");
    private static final Setting LONG = Setting.of("buffer", "4", "hotspot", "0");
    private static final double SMALL = 0.3;

    @Override
    public Outline outline() {
        return SharedBufferPaper.OUTLINES.get("shared-buffer-figure-4");
    }

    @Override
    public List<Trial> trials(Effort effort) {
        String words =
                "shared-buffer nodes=256 radix=2 load="
                        + effort.of("0.1:1:0.1", "0.2,0.3,0.6,1")
                        + " buffer=2,4 hotspot=0,0.005";
        String runs = effort.of(" replications=4 precision=0.01", " precision=0.1");
        return List.of(
                new Trial("model", "solve " + words),
                new Trial("simulation", "simulate " + words + runs));
    }

    @Override
    public Findings judge(Results results) {
        Pairs all =
                Pairs.of(
                        results,
                        SHORT,
                        LONG,
                        Setting.of("buffer", "2", "hotspot", "0.005"),
                        Setting.of("buffer", "4", "hotspot", "0.005"));
        return new Judgement()
                .add(all.between(0, SMALL).close("Close at small loads", FIGURE))
                .add(all.close("Consistent for B = 2 and 4", FIGURE))
                .add(all.claim("The model predicts lower delays", FIGURE, Agreement::low))
                .add(SharedBufferPaper.plotted(4))
                .add(all.worst("Delay where model and simulation differ most", FIGURE, "load"))
                .draw("Delay (27), model and simulation", all.curves(), FIGURE)
                .build(
                        "without hot spot the delay of the model is, for B = 2, "
                                + all.agreement(SHORT, FIGURE).words(SharedBufferPaper.CLOSE)
                                + "; for B = 4, "
                                + all.agreement(LONG, FIGURE).words(SharedBufferPaper.CLOSE));
    }
}
