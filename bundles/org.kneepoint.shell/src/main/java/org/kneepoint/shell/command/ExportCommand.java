// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.CommandRequest;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.shell.booksim.BookSimExport;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.format.AtomicFile;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.support.FormerNames;
import org.kneepoint.support.TextTable;

/** {@code export}: curves in another format, or a network and its scenario for BookSim 2. */
public final class ExportCommand implements Command {
    private static final String BOOKSIM = "booksim";
    private static final String ROUTER = "router";
    private static final String CONFIGURATION = ".cfg";

    /** So that the network file does not have the name of the network when it is read. */
    private static final String COPY = "-booksim";

    private final Catalogue catalogue;
    private final EvaluationService evaluation;

    /** Exports the networks of a catalogue. */
    public ExportCommand(Catalogue catalogue, EvaluationService evaluation) {
        this.catalogue = catalogue;
        this.evaluation = evaluation;
    }

    @Override
    public String name() {
        return "export";
    }

    @Override
    public String summary() {
        return "writes curves as CSV, JSON or text, or a network for BookSim 2";
    }

    @Override
    public String usage() {
        return Usage.of(name());
    }

    @Override
    public CommandResult execute(CommandRequest request) throws IOException {
        List<Object> operands = request.operands();
        if (!operands.isEmpty() && operands.get(0).equals(BOOKSIM)) {
            if (operands.size() != 2) {
                throw BadInput.missing("the name of one network", "network");
            }
            return exportNetwork(request, operands.get(1).toString());
        }
        request.requireNoSettings();
        return CommandResult.of(request.curves());
    }

    private CommandResult exportNetwork(CommandRequest request, String name) throws IOException {
        Topology topology = (Topology) catalogue.get(Catalogue.PlugInKind.TOPOLOGY, name);
        Scenario scenario = scenario(topology, request.remainingSettings());
        Path configuration = target(request, topology.name());
        String stem = configuration.getFileName().toString().replaceFirst("\\.cfg$", "");
        Path network = configuration.resolveSibling(stem + ".anynet");
        evaluation.admit(topology, scenario.settings());
        BookSimExport export =
                new BookSimExport(
                        scenario,
                        topology.build(scenario),
                        network.getFileName().toString(),
                        topology.parameters().names(),
                        new TreeSet<>(request.remainingSettings().keySet()));
        AtomicFile.write(network, export.networkFile());
        AtomicFile.write(configuration, export.configuration());
        String written =
                "written: "
                        + request.displayPath(network)
                        + ", "
                        + request.displayPath(configuration);
        CommandResult result =
                CommandResult.of(
                        width ->
                                TextTable.of(export.table(), width).stripTrailing()
                                        + "\n\n"
                                        + written,
                        export.table());
        if (request.outputFile().isEmpty()) {
            return result;
        }
        export.losses().forEach(request::printNotice);
        request.printNotice(written);
        return result.withoutOutput();
    }

    /** Returns the scenario of a simulation with the router model that is that of BookSim 2. */
    private Scenario scenario(Topology topology, Map<String, String> given) {
        Map<String, String> settings = new LinkedHashMap<>(given);
        settings.putIfAbsent(ROUTER, "pipelined");
        if (!settings.containsKey(StandardParameters.RATE.name())) {
            settings.putIfAbsent(StandardParameters.LOAD.name(), "0.1");
        }
        Parameters parameters =
                evaluation.parameters(
                        topology.name(),
                        evaluation.evaluator(EvaluationMethod.SIMULATION, topology.name(), ""),
                        settings);
        return Scenario.of(
                topology.name(),
                parameters,
                FormerNames.settings(settings, parameters.names()::contains));
    }

    /** Returns the configuration file: that of out=, or in that folder. */
    private static Path target(CommandRequest request, String network) {
        Path out = request.outputFile().orElseGet(() -> request.resolve("."));
        if (Files.isDirectory(out)) {
            return out.resolve(network + COPY + CONFIGURATION).normalize();
        }
        if (!out.getFileName().toString().endsWith(CONFIGURATION)) {
            throw BadInput.of(
                    "out", request.displayPath(out), ": give a folder, or a file ending in .cfg");
        }
        return out;
    }

    @Override
    public List<String> completions(List<String> typed, String word) {
        return ParameterCompletions.none().outputParameters().after(typed, word);
    }
}
