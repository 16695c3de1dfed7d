// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.command;

import java.util.ArrayList;
import java.util.List;
import org.kneepoint.api.format.Table;
import org.kneepoint.reproduction.Experiment;
import org.kneepoint.reproduction.ExperimentEffort;
import org.kneepoint.reproduction.ExperimentOutline;
import org.kneepoint.reproduction.Paper;
import org.kneepoint.support.Paragraph;
import org.kneepoint.support.TextTable;

/** The text of the list of experiments, by paper. */
public final class ExperimentsText {
    private ExperimentsText() {}

    /**
     * Returns the lines of the list, the last one not ended.
     *
     * @param width characters per line
     */
    public static String of(List<Experiment> experiments, int width) {
        List<ExperimentOutline> outlines = experiments.stream().map(Experiment::outline).toList();
        List<String> lines = new ArrayList<>();
        for (Paper paper : outlines.stream().map(ExperimentOutline::paper).distinct().toList()) {
            List<ExperimentOutline> own =
                    outlines.stream().filter(o -> o.paper().equals(paper)).toList();
            lines.addAll(Paragraph.lines(paper.citation(), Paragraph.width(width)));
            lines.add(TextTable.of(table(own), width));
        }
        lines.add("seconds: expected on two processors, in full and with quick=true");
        return String.join("\n", lines);
    }

    private static Table table(List<ExperimentOutline> outlines) {
        Table.Builder table = Table.of("experiment", "seconds", "quick", "what");
        for (ExperimentOutline outline : outlines) {
            table.row(
                    outline.name(),
                    outline.expectedSeconds(ExperimentEffort.FULL),
                    outline.expectedSeconds(ExperimentEffort.QUICK),
                    outline.title());
        }
        return table.build();
    }
}
