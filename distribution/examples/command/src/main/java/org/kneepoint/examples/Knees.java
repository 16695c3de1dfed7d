// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.examples;

import java.io.IOException;
import java.util.List;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.CommandRequest;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.osgi.service.component.annotations.Component;

/** The command {@code knees}: the last steady point of each curve below a latency. */
@Component
public final class Knees implements Command {
    private static final Parameter<Double> BELOW =
            Parameter.real("below", "cycles", "latency that a point must not reach")
                    .atLeast(0)
                    .withDefault(1000.0);

    @Override
    public String name() {
        return "knees";
    }

    @Override
    public String summary() {
        return "lists the last steady point of each curve below a latency";
    }

    @Override
    public String usage() {
        return "knees CURVES... [below=CYCLES] [format=NAME] [out=FILE]";
    }

    @Override
    public Parameters parameters() {
        return Parameters.of(BELOW);
    }

    @Override
    public CommandResult execute(CommandRequest request) throws IOException {
        double below = request.settings().get(BELOW);
        Table.Builder table = Table.of("network", "load", "latency");
        for (Curve curve : request.curves()) {
            List<Point> steady =
                    curve.points().stream()
                            .filter(point -> point.status() == Status.OK)
                            .filter(p -> p.get(Quantities.LATENCY).orElse(below) < below)
                            .toList();
            if (!steady.isEmpty()) {
                Point last = steady.get(steady.size() - 1);
                table.row(
                        curve.network(),
                        last.get(Quantities.LOAD).orElse(Double.NaN),
                        last.get(Quantities.LATENCY).orElse(Double.NaN));
            }
        }
        return CommandResult.of(table.build());
    }
}
