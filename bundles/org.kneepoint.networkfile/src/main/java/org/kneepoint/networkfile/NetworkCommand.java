// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkfile;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.CommandRequest;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.networkfile.reader.FileForm;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** {@code network}: makes a file a network of this session, or lists those there are. */
@Component(service = Command.class, property = "kneepoint.role=deployer")
public final class NetworkCommand implements Command {
    private static final Parameter<String> NAME =
            Parameter.text(
                            "name",
                            "name of the network; by default that of the file, without ending")
                    .optional();
    private static final Parameter<String> FILE_FORMAT =
            Parameter.choice(
                            "file_format",
                            "form of the file; by default by its ending, else by its first line",
                            FileForm.words())
                    .optional();
    private static final Parameter<Integer> CONCENTRATION = FileTopology.CONCENTRATION;

    private final NetworkFiles networks;

    /** Registers networks there. */
    @Activate
    public NetworkCommand(@Reference NetworkFiles networks) {
        this.networks = networks;
    }

    @Override
    public String name() {
        return "network";
    }

    @Override
    public String summary() {
        return "makes a file of routers and links a network of this session";
    }

    @Override
    public String usage() {
        return NetworkUsage.TEXT;
    }

    @Override
    public Parameters parameters() {
        return Parameters.of(NAME, CONCENTRATION, FILE_FORMAT);
    }

    @Override
    public CommandResult execute(CommandRequest request) throws IOException {
        List<FileTopology> shown = new ArrayList<>(networks.all());
        if (!request.operands().isEmpty()) {
            shown = List.of(register(request));
        }
        Table.Builder table =
                Table.of(
                        "network",
                        "file",
                        "file_format",
                        "routers",
                        "links",
                        "nodes",
                        "routing",
                        "vc_classes",
                        "sha256");
        shown.forEach(topology -> addRow(table, topology));
        List<FileTopology> all = shown;
        return CommandResult.of(width -> text(all), table.build());
    }

    private FileTopology register(CommandRequest request) throws IOException {
        Scenario settings = request.settings();
        Optional<FileForm> form = settings.find(FILE_FORMAT).map(FileForm::ofWord);
        NetworkFile file = NetworkFile.read(request.resolve(request.singleOperand("file")), form);
        FileTopology topology =
                new FileTopology(
                        settings.find(NAME).orElse(file.name()), file, settings.get(CONCENTRATION));
        networks.register(topology);
        return topology;
    }

    private static void addRow(Table.Builder table, FileTopology topology) {
        NetworkFile file = topology.file();
        Network network = topology.network();
        Routing routing = network.routings().get(0);
        table.row(
                topology.name(),
                file.paths().get(0).toString(),
                file.form().word(),
                String.valueOf(network.routers()),
                String.valueOf(file.links().links().size()),
                String.valueOf(network.terminals()),
                routing.name(),
                String.valueOf(routing.vcClasses()),
                String.join(" ", file.sha256()));
    }

    private static String text(List<FileTopology> shown) {
        if (shown.isEmpty()) {
            return "no network from a file; network FILE, or a file in the deploy folder, makes"
                    + " one";
        }
        List<String> lines = new ArrayList<>();
        for (FileTopology topology : shown) {
            Network network = topology.network();
            Routing routing = network.routings().get(0);
            lines.add(
                    topology.name()
                            + ": "
                            + topology.sizes(network)
                            + "; routed by "
                            + DefaultRouting.rule(routing));
            topology.file().links().notes().forEach(note -> lines.add("  " + note));
        }
        return String.join("\n", lines);
    }
}
