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
import java.util.TreeMap;
import java.util.stream.Stream;
import org.apache.felix.service.command.CommandProcessor;
import org.apache.felix.service.command.Function;
import org.kneepoint.api.command.Command;
import org.kneepoint.shell.text.Formats;
import org.kneepoint.study.Bundles;
import org.kneepoint.study.Catalogue;
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
 * The commands that are installed at this moment, each of them known to gogo. Of commands with one
 * name the one that came with the workbench counts, else the one installed first.
 */
@Component(service = InstalledCommands.class, immediate = true)
public final class InstalledCommands implements ServiceTrackerCustomizer<Command, Command> {
    private final BundleContext context;
    private final Formats formats;
    private final ServiceTracker<Command, Command> tracker;

    /** Everything offered, in no order. */
    private final List<Command> offered = new ArrayList<>();

    /** What gogo knows of it, by name. */
    private final Map<String, Known> known = new HashMap<>();

    private record Known(Command command, ServiceRegistration<Function> function) {}

    /** Finds commands from the moment it is active. */
    @Activate
    public InstalledCommands(BundleContext context, @Reference Catalogue catalogue) {
        this.context = context;
        this.formats = new Formats(catalogue);
        this.tracker = new ServiceTracker<>(context, Command.class, this);
        tracker.open();
    }

    /** Takes all commands from gogo. */
    @Deactivate
    void close() {
        tracker.close();
    }

    /** Returns the formats in which they answer. */
    public Formats formats() {
        return formats;
    }

    /** Returns the commands, sorted by name. */
    public synchronized List<Command> all() {
        return byName().entrySet().stream()
                .filter(named -> named.getValue().name().equals(named.getKey()))
                .map(Map.Entry::getValue)
                .toList();
    }

    /** Returns in one line each what is offered but left out. */
    public synchronized List<String> faults() {
        Collection<Command> found = byName().values();
        return offered.stream()
                .filter(command -> !found.contains(command))
                .map(InstalledCommands::leftOut)
                .sorted()
                .toList();
    }

    private static String leftOut(Command command) {
        String fault = fault(command);
        return fault.isEmpty()
                ? "command "
                        + command.name()
                        + " of "
                        + Bundles.name(command)
                        + " is left out: another has that name already"
                : fault;
    }

    /** How a command fails to introduce itself; empty if it does. */
    private static String fault(Command command) {
        try {
            Objects.requireNonNull(command.name(), "name() is null");
            Objects.requireNonNull(command.aliases(), "aliases() is null");
            Objects.requireNonNull(command.summary(), "summary() is null");
            Objects.requireNonNull(command.usage(), "usage() is null");
            Objects.requireNonNull(command.parameters(), "parameters() is null");
            return "";
        } catch (RuntimeException | LinkageError | StackOverflowError | AssertionError e) {
            String line = command.getClass().getName() + " cannot introduce itself: " + e;
            return line.replaceAll("\\s+", " ");
        }
    }

    private Map<String, Command> byName() {
        Map<String, Command> first = new TreeMap<>();
        List<Command> able =
                offered.stream()
                        .filter(command -> fault(command).isEmpty())
                        .sorted(Comparator.comparing(Bundles::place))
                        .toList();
        able.forEach(command -> first.putIfAbsent(command.name(), command));
        for (Command command : able) {
            if (first.get(command.name()) == command) {
                command.aliases().forEach(alias -> first.putIfAbsent(alias, command));
            }
        }
        return first;
    }

    @Override
    public Command addingService(ServiceReference<Command> reference) {
        Command command = context.getService(reference);
        if (command != null) {
            synchronized (this) {
                offered.add(command);
                tell();
            }
        }
        return command;
    }

    @Override
    public void modifiedService(ServiceReference<Command> reference, Command command) {
        // a command is found by what it answers, not by its properties
    }

    @Override
    public void removedService(ServiceReference<Command> reference, Command command) {
        synchronized (this) {
            offered.remove(command);
            tell();
        }
        context.ungetService(reference);
    }

    /** Gogo learns what has changed. */
    private void tell() {
        Map<String, Command> wanted = byName();
        for (String name :
                Stream.concat(known.keySet().stream(), wanted.keySet().stream())
                        .distinct()
                        .toList()) {
            Command command = wanted.get(name);
            Known before = known.get(name);
            if (before != null && before.command() != command) {
                known.remove(name);
                before.function().unregister();
            }
            if (command != null && !known.containsKey(name)) {
                known.put(name, new Known(command, register(name, command)));
            }
        }
    }

    private ServiceRegistration<Function> register(String name, Command command) {
        Hashtable<String, Object> properties = new Hashtable<>();
        properties.put(CommandProcessor.COMMAND_SCOPE, CommandFunction.SCOPE);
        properties.put(CommandProcessor.COMMAND_FUNCTION, name);
        return context.registerService(
                Function.class, new CommandFunction(command, formats), properties);
    }
}
