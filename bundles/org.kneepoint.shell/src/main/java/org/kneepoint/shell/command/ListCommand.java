// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.util.Collection;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.CommandRequest;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.format.ResultFormat;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.run.Evaluator;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.study.plugin.Catalogue.PlugInKind;

/**
 * A command that lists installed plug-ins.
 *
 * @param name of the command
 * @param summary of the command
 * @param hint end of the usage; may be empty
 * @param table the list, a row each
 */
public record ListCommand(String name, String summary, String hint, Supplier<Table> table)
        implements Command {
    /** Kinds whose noun is the parameter that selects one. */
    private static final List<PlugInKind> TRAFFIC =
            List.of(PlugInKind.PATTERN, PlugInKind.ARRIVALS, PlugInKind.LENGTHS);

    /** Lists one kind of plug-in by name and summary. */
    public static ListCommand of(Catalogue catalogue, PlugInKind kind) {
        return of(
                kind,
                kind.plural(),
                () -> {
                    Table.Builder table = Table.of("name", "summary");
                    catalogue.all(kind).forEach(part -> table.row(part.name(), summary(part)));
                    return table.build();
                });
    }

    /** Lists the solvers or the simulators with the networks they support. */
    public static ListCommand ofEvaluators(Catalogue catalogue, PlugInKind kind) {
        return of(
                kind,
                kind == PlugInKind.SOLVER ? "analytic models" : kind.plural(),
                () -> {
                    Table.Builder table = Table.of("name", "networks", "variants", "summary");
                    for (Described part : catalogue.all(kind)) {
                        table.row(
                                part.name(),
                                joined(catalogue.networksFor((Evaluator) part)),
                                joined(part.description().variants().keySet()),
                                summary(part));
                    }
                    return table.build();
                });
    }

    private static ListCommand of(PlugInKind kind, String what, Supplier<Table> table) {
        String summary = "lists the installed " + what;
        return new ListCommand(kind.plural(), summary, "", table);
    }

    /** {@code topologies}: the networks with the evaluators that support them. */
    public static ListCommand topologies(Catalogue catalogue) {
        return new ListCommand(
                "topologies",
                "lists the networks with the solvers and simulators that support them",
                "",
                () -> {
                    Table.Builder table = Table.of("name", "solvers", "simulators", "summary");
                    for (String network : catalogue.networks()) {
                        table.row(
                                network,
                                joined(names(catalogue.solversFor(network))),
                                joined(names(catalogue.simulatorsFor(network))),
                                summary(catalogue, network));
                    }
                    return table.build();
                });
    }

    /** {@code traffic}: patterns, arrival processes and length distributions. */
    public static ListCommand traffic(Catalogue catalogue) {
        return new ListCommand(
                "traffic",
                "lists traffic patterns, arrival processes and length distributions",
                "\nThe column parameter gives the setting: pattern=uniform. See describe NAME.",
                () -> {
                    Table.Builder table = Table.of("name", "parameter", "summary");
                    for (PlugInKind kind : TRAFFIC) {
                        for (Described part : catalogue.all(kind)) {
                            table.row(part.name(), kind.noun(), summary(part));
                        }
                    }
                    return table.build();
                });
    }

    /** {@code formats}: the result formats. */
    public static ListCommand formats(Catalogue catalogue) {
        return new ListCommand(
                "formats",
                "lists the result formats",
                "\nformat= takes the name; out=FILE selects the format by its extension.",
                () -> {
                    Table.Builder table = Table.of("name", "endings", "media_type", "summary");
                    for (ResultFormat format : catalogue.formats()) {
                        table.row(
                                format.name(),
                                joined(format.fileExtensions()),
                                format.mediaType(),
                                summary(format));
                    }
                    return table.build();
                });
    }

    private static String joined(Collection<String> names) {
        return String.join(" ", names);
    }

    private static List<String> names(List<? extends Described> parts) {
        return parts.stream().map(Described::name).toList();
    }

    private static String summary(Described part) {
        return part.description().summary();
    }

    /** The summary of a topology, or else of the first evaluator of a system. */
    private static String summary(Catalogue catalogue, String network) {
        Stream<? extends Described> parts =
                Stream.of(
                                catalogue.topology(network).stream(),
                                catalogue.solversFor(network).stream(),
                                catalogue.simulatorsFor(network).stream())
                        .flatMap(part -> part);
        return parts.findFirst().map(ListCommand::summary).orElse("");
    }

    @Override
    public String usage() {
        return name + " [format=NAME] [out=FILE]" + hint;
    }

    @Override
    public CommandResult execute(CommandRequest request) {
        request.requireNoOperands();
        request.requireNoSettings();
        return CommandResult.of(table.get());
    }
}
