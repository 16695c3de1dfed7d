// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Hashtable;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.apache.felix.service.command.CommandProcessor;
import org.apache.felix.service.command.Function;
import org.kneepoint.api.command.Command;
import org.kneepoint.shell.text.InstalledFormats;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.study.plugin.PlugInBundles;
import org.kneepoint.study.plugin.PlugInService;
import org.kneepoint.study.plugin.Precedence;
import org.osgi.framework.BundleContext;
import org.osgi.framework.ServiceReference;
import org.osgi.framework.ServiceRegistration;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Deactivate;
import org.osgi.service.component.annotations.Reference;
import org.osgi.util.tracker.ServiceTracker;
import org.osgi.util.tracker.ServiceTrackerCustomizer;

/**
 * The installed commands, registered with gogo. Of commands with the same name, the one of the
 * distribution is used, else the one installed first.
 */
@Component(service = InstalledCommands.class, immediate = true)
public final class InstalledCommands implements ServiceTrackerCustomizer<Command, PlugInService> {
    private final BundleContext context;
    private final InstalledFormats formats;
    private final ServiceTracker<Command, PlugInService> tracker;

    /** The command services of other bundles. */
    private final List<PlugInService> services = new ArrayList<>();

    /** All command services, unordered. */
    private final List<OfferedCommand> offered = new ArrayList<>();

    /** The functions registered with gogo, by name. */
    private final Map<String, RegisteredCommand> known = new HashMap<>();

    private record RegisteredCommand(
            OfferedCommand offer, ServiceRegistration<Function> function) {}

    /** A command service; the command is created at its first use. */
    private static final class OfferedCommand {
        /** Its name, then its aliases. */
        private final List<String> names;

        private final Precedence place;
        private final Supplier<Command> maker;
        private Command made;

        private OfferedCommand(List<String> names, Precedence place, Supplier<Command> maker) {
            this.names = names;
            this.place = place;
            this.maker = maker;
        }

        private static OfferedCommand of(Command command) {
            List<String> names = new ArrayList<>(List.of(command.name()));
            names.addAll(command.aliases());
            OfferedCommand offer = new OfferedCommand(names, Precedence.of(command), () -> command);
            offer.made = command;
            return offer;
        }

        private synchronized Command command() {
            made = made == null ? maker.get() : made;
            return made;
        }
    }

    /** Registers the commands and tracks further ones. */
    @Activate
    public InstalledCommands(
            BundleContext context, @Reference Catalogue catalogue, @Reference OwnCommands own) {
        this.context = context;
        this.formats = new InstalledFormats(catalogue);
        for (String name : OwnCommands.NAMES) {
            offered.add(new OfferedCommand(names(name), Precedence.SHIPPED, () -> own.make(name)));
        }
        updateGogo();
        this.tracker = new ServiceTracker<>(context, Command.class, this);
        tracker.open();
    }

    private static List<String> names(String name) {
        return name.equals(HelpCommand.NAME) ? List.of(name, HelpCommand.ALIAS) : List.of(name);
    }

    /** Unregisters all commands. */
    @Deactivate
    void close() {
        tracker.close();
    }

    /** Returns the result formats. */
    public InstalledFormats formats() {
        return formats;
    }

    /** Returns the commands, sorted by name. */
    public synchronized List<Command> all() {
        return byName().entrySet().stream()
                .filter(named -> named.getValue().names.get(0).equals(named.getKey()))
                .map(named -> named.getValue().command())
                .toList();
    }

    /** Returns the commands that are not used, with the reason, a line each. */
    public synchronized List<String> faults() {
        Collection<OfferedCommand> found = byName().values();
        Stream<String> clashes =
                offered.stream()
                        .filter(offer -> !found.contains(offer))
                        .map(offer -> clash(offer.command()));
        return Stream.concat(clashes, services.stream().map(PlugInService::fault))
                .filter(fault -> !fault.isEmpty())
                .sorted()
                .toList();
    }

    private static String clash(Command command) {
        return "command "
                + command.name()
                + " of "
                + PlugInBundles.name(command)
                + " is not used: its name is taken";
    }

    /** The error of a command in describing itself; empty for none. */
    private static String fault(Object service) {
        Command command = (Command) service;
        try {
            Objects.requireNonNull(command.name(), "name() is null");
            Objects.requireNonNull(command.aliases(), "aliases() is null");
            Objects.requireNonNull(command.summary(), "summary() is null");
            Objects.requireNonNull(command.usage(), "usage() is null");
            Objects.requireNonNull(command.parameters(), "parameters() is null");
            return "";
        } catch (RuntimeException | LinkageError | StackOverflowError | AssertionError e) {
            String line = command.getClass().getName() + " cannot describe itself: " + e;
            return line.replaceAll("\\s+", " ");
        }
    }

    /** By name and alias; commands are not created for this. */
    private Map<String, OfferedCommand> byName() {
        Map<String, OfferedCommand> first = new TreeMap<>();
        List<OfferedCommand> able =
                offered.stream().sorted(Comparator.comparing(offer -> offer.place)).toList();
        able.forEach(offer -> first.putIfAbsent(offer.names.get(0), offer));
        for (OfferedCommand offer : able) {
            if (first.get(offer.names.get(0)) == offer) {
                offer.names.forEach(name -> first.putIfAbsent(name, offer));
            }
        }
        return first;
    }

    @Override
    public PlugInService addingService(ServiceReference<Command> reference) {
        PlugInService service = PlugInService.of(context, reference, InstalledCommands::fault);
        Optional<Object> command = service.plugIn();
        synchronized (this) {
            services.add(service);
            command.map(Command.class::cast).map(OfferedCommand::of).ifPresent(offered::add);
            updateGogo();
        }
        return service;
    }

    @Override
    public void modifiedService(ServiceReference<Command> reference, PlugInService service) {
        // a command is identified by its name(), not by service properties
    }

    @Override
    public void removedService(ServiceReference<Command> reference, PlugInService service) {
        synchronized (this) {
            services.remove(service);
            service.plugIn().ifPresent(command -> offered.removeIf(offer -> offer.made == command));
            updateGogo();
        }
    }

    /** Registers and unregisters functions with gogo. */
    private void updateGogo() {
        Map<String, OfferedCommand> current = byName();
        Set<String> names = new TreeSet<>(known.keySet());
        names.addAll(current.keySet());
        for (String name : names) {
            OfferedCommand offer = current.get(name);
            RegisteredCommand before = known.get(name);
            if (before != null && before.offer() != offer) {
                known.remove(name);
                before.function().unregister();
            }
            if (offer != null && !known.containsKey(name)) {
                known.put(name, new RegisteredCommand(offer, register(name, offer)));
            }
        }
    }

    private ServiceRegistration<Function> register(String name, OfferedCommand offer) {
        Hashtable<String, Object> properties = new Hashtable<>();
        properties.put(CommandProcessor.COMMAND_SCOPE, CommandFunction.SCOPE);
        properties.put(CommandProcessor.COMMAND_FUNCTION, name);
        return context.registerService(
                Function.class, new CommandFunction(offer::command, formats), properties);
    }
}
