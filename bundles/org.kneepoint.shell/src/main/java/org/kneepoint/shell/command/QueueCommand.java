// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.CommandRequest;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.queue.QueueFigures;
import org.kneepoint.api.queue.QueueModel;
import org.kneepoint.api.queue.QueueQuantities;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Decimal;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.study.ParameterSweep;
import org.kneepoint.study.plugin.Catalogue;

/** {@code queue}: the steady state of a single queue. */
public final class QueueCommand implements Command {
    private static final String STATES = "states";
    private static final double NEGLIGIBLE_PROBABILITY = 1e-9;
    private static final List<Quantity> STANDARD =
            List.of(
                    QueueQuantities.UTILISATION,
                    QueueQuantities.THROUGHPUT,
                    QueueQuantities.LOSS,
                    QueueQuantities.NUMBER_IN_SYSTEM,
                    QueueQuantities.NUMBER_WAITING,
                    QueueQuantities.TIME_IN_SYSTEM,
                    QueueQuantities.TIME_WAITING);

    private final Catalogue catalogue;

    /** Evaluates with the installed queue models. */
    public QueueCommand(Catalogue catalogue) {
        this.catalogue = catalogue;
    }

    @Override
    public String name() {
        return "queue";
    }

    @Override
    public String summary() {
        return "evaluates a single queue";
    }

    @Override
    public String usage() {
        return Usage.of(name());
    }

    @Override
    public CommandResult execute(CommandRequest request) {
        QueueModel queue = catalogue.queue(request.singleOperand("queue"));
        boolean states = request.takeFlag(STATES);
        ParameterSweep sweep =
                ParameterSweep.of(
                        queue.name(),
                        queue.parameters(),
                        request.remainingSettings(),
                        first(queue));
        List<QueueFigures> figures = new ArrayList<>();
        for (List<Scenario> line : sweep.curves()) {
            for (Scenario scenario : line) {
                if (!request.progress().isCancelled()) {
                    figures.add(queue.evaluate(scenario));
                }
            }
        }
        boolean complete = figures.stream().allMatch(f -> f.point().status() == Status.OK);
        Table table = states ? states(request, queue, figures) : table(queue, figures);
        return CommandResult.of(table).withComplete(complete);
    }

    private static Parameter<?> first(QueueModel queue) {
        return queue.parameters().all().iterator().next();
    }

    private static Table table(QueueModel queue, List<QueueFigures> all) {
        Set<String> names = new LinkedHashSet<>();
        Set<Quantity> extras = new LinkedHashSet<>();
        all.forEach(figures -> names.addAll(figures.point().settings().keySet()));
        all.forEach(figures -> extras.addAll(figures.point().figures().keySet()));
        // operations on customer flows have none of these
        List<Quantity> standard =
                extras.stream().anyMatch(STANDARD::contains) ? STANDARD : List.of();
        STANDARD.forEach(extras::remove);
        boolean reasons = all.stream().anyMatch(f -> !f.point().reason().isEmpty());
        List<String> columns = new ArrayList<>(List.of("model"));
        columns.addAll(names);
        standard.forEach(quantity -> columns.add(quantity.name()));
        columns.add("status");
        extras.forEach(quantity -> columns.add(quantity.name()));
        if (reasons) {
            columns.add("reason");
        }
        Table.Builder table = Table.of(columns);
        for (QueueFigures figures : all) {
            Point point = figures.point();
            List<Object> row = new ArrayList<>(List.of(queue.name()));
            names.forEach(word -> row.add(point.settings().get(word)));
            standard.forEach(quantity -> row.add(point.figures().get(quantity)));
            row.add(point.status().label());
            extras.forEach(quantity -> row.add(point.figures().get(quantity)));
            if (reasons) {
                row.add(point.reason().isEmpty() ? null : point.reason().text());
            }
            table.row(row.toArray());
        }
        return table.build();
    }

    private static Table states(CommandRequest request, QueueModel queue, List<QueueFigures> all) {
        if (all.size() != 1) {
            throw BadInput.of("states", true, " applies to a single queue, not to ranges or lists");
        }
        double[] probabilities = all.get(0).probabilities();
        if (probabilities.length == 0) {
            if (all.get(0).point().status() == Status.OK) {
                throw BadInput.because("states", true, queue.name() + " has means only, no states");
            }
            request.printNotice(all.get(0).point().reason().text());
            return Table.of("n", "probability").build();
        }
        double listed = Arrays.stream(probabilities).sum();
        if (listed < 1 - NEGLIGIBLE_PROBABILITY) {
            request.printNotice(
                    "the list ends after "
                            + probabilities.length
                            + " states; the others have probability "
                            + Decimal.round(1 - listed, 3));
        }
        Table.Builder table = Table.of("n", "probability");
        for (int n = 0; n < probabilities.length; n++) {
            table.row(n, probabilities[n]);
        }
        return table.build();
    }

    @Override
    public List<String> completions(List<String> typed, String word) {
        if (typed.isEmpty()) {
            return catalogue.all(Catalogue.PlugInKind.QUEUE).stream().map(q -> q.name()).toList();
        }
        return catalogue.all(Catalogue.PlugInKind.QUEUE).stream()
                .filter(queue -> queue.name().equals(typed.get(0)))
                .flatMap(
                        queue ->
                                ParameterCompletions.of(queue.parameters())
                                        .flag(STATES)
                                        .flag("strict")
                                        .outputParameters()
                                        .after(typed, word)
                                        .stream())
                .toList();
    }
}
