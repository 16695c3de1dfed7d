// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkfile;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.study.plugin.Catalogue;
import org.osgi.framework.BundleContext;
import org.osgi.framework.ServiceRegistration;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Deactivate;
import org.osgi.service.component.annotations.Reference;

/**
 * The topologies of network files, registered as services. A file registered again replaces its
 * topology; the name of another network is refused. Safe for use by several threads.
 */
@Component(service = NetworkFiles.class)
public final class NetworkFiles {
    private final BundleContext context;
    private final Catalogue catalogue;

    /** By name in lower case. */
    private final Map<String, Registered> registered = new HashMap<>();

    /** By file of the deploy folder that cannot be used. */
    private final Map<Path, ServiceRegistration<Topology>> faults = new HashMap<>();

    private record Registered(FileTopology topology, ServiceRegistration<Topology> service) {
        private Path file() {
            return topology.file().paths().get(0);
        }
    }

    /** Registers topologies in the framework of a context. */
    @Activate
    public NetworkFiles(BundleContext context, @Reference Catalogue catalogue) {
        this.context = context;
        this.catalogue = catalogue;
    }

    /** Unregisters all topologies. */
    @Deactivate
    synchronized void close() {
        registered.values().forEach(known -> known.service().unregister());
        registered.clear();
        faults.values().forEach(ServiceRegistration::unregister);
        faults.clear();
    }

    /**
     * Registers the topology of a file, in place of one of the same file and name.
     *
     * @throws BadInput if its name is that of another network
     */
    synchronized void register(FileTopology topology) {
        Path file = topology.file().paths().get(0);
        requireFree(file, topology.name());
        remove(topology.name());
        removeFault(file);
        registered.put(key(topology.name()), new Registered(topology, service(topology)));
    }

    /**
     * Registers the fault of a file, in place of its topology. The catalogue lists it among the
     * plug-ins that are excluded.
     */
    synchronized void registerFault(Path file, BadInput fault) {
        remove(file);
        faults.put(file, service(new FaultyFile(NetworkFile.name(file), fault)));
    }

    private ServiceRegistration<Topology> service(Topology topology) {
        return context.registerService(Topology.class, topology, null);
    }

    /** Unregisters what is registered for a file under its own name, if anything is. */
    synchronized void remove(Path file) {
        removeFault(file);
        String name = NetworkFile.name(file);
        Registered known = registered.get(key(name));
        if (known != null && known.file().equals(file)) {
            remove(name);
        }
    }

    private void removeFault(Path file) {
        ServiceRegistration<Topology> fault = faults.remove(file);
        if (fault != null) {
            fault.unregister();
        }
    }

    private void remove(String name) {
        Registered known = registered.remove(key(name));
        if (known != null) {
            known.service().unregister();
        }
    }

    private static String key(String name) {
        return name.toLowerCase(Locale.ROOT);
    }

    /** Returns the topologies, sorted by name. */
    synchronized List<FileTopology> all() {
        List<FileTopology> topologies = new ArrayList<>();
        registered.values().forEach(known -> topologies.add(known.topology()));
        topologies.sort((a, b) -> a.name().compareTo(b.name()));
        return topologies;
    }

    private void requireFree(Path file, String name) {
        Registered own = registered.get(key(name));
        boolean isOwn = own != null && own.file().equals(file);
        boolean isTaken = catalogue.networks().stream().anyMatch(name::equalsIgnoreCase);
        if (isTaken && !isOwn) {
            String holder =
                    all().stream()
                            .filter(topology -> topology.name().equalsIgnoreCase(name))
                            .map(topology -> " from " + topology.file().paths().get(0))
                            .findFirst()
                            .orElse("");
            throw BadInput.of("name", name, " is the name of another network" + holder)
                    .remedy("rename the file, or give name=")
                    .at(file.getFileName().toString());
        }
    }
}
