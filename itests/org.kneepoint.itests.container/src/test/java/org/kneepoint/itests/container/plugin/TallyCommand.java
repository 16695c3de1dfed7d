// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.container.plugin;

import java.io.IOException;
import java.util.List;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.CommandRequest;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;

/** A command of a third party, which counts the points of curves below a latency. */
public final class TallyCommand implements Command {
    /** Message of the error with mode=refuse. */
    public static final String REFUSAL = "nothing is counted";

    /** Message of the exception with mode=fail. */
    public static final String FAULT = "counter overflow";

    private static final Parameter<Double> BELOW =
            Parameter.real("below", "cycles", "latency that a point must not reach")
                    .atLeast(0)
                    .withDefault(100.0);
    private static final Parameter<String> MODE =
            Parameter.choice("mode", "what becomes of it", "count", "refuse", "fail");

    @Override
    public String name() {
        return "tally";
    }

    @Override
    public String summary() {
        return "counts the points of curves below a latency";
    }

    @Override
    public String usage() {
        return "tally CURVES... [below=CYCLES] [format=NAME] [out=FILE]";
    }

    @Override
    public Parameters parameters() {
        return Parameters.of(BELOW, MODE);
    }

    @Override
    public CommandResult execute(CommandRequest request) throws IOException {
        double below = request.settings().get(BELOW);
        switch (request.settings().get(MODE)) {
            case "refuse" -> throw BadInput.because("mode", "refuse", REFUSAL);
            case "fail" -> throw new IllegalStateException(FAULT);
            default -> {}
        }
        Table.Builder table = Table.of("network", "points");
        for (Curve curve : request.curves()) {
            table.row(curve.network(), count(curve.points(), below));
        }
        return CommandResult.of(table.build());
    }

    private static long count(List<Point> points, double below) {
        return points.stream()
                .filter(point -> point.get(Quantities.LATENCY).orElse(below) < below)
                .count();
    }
}
