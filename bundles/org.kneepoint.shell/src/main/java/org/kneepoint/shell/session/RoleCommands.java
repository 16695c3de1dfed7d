// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.session;

import java.util.Arrays;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.session.Role;
import org.osgi.framework.BundleContext;
import org.osgi.framework.InvalidSyntaxException;
import org.osgi.framework.ServiceReference;

/**
 * The commands that each role may use. A bundle that contributes a command states its least role by
 * the service property {@value #LEAST_ROLE}; without it only administrators may use the command.
 */
public final class RoleCommands {
    /** Service property of a command: the label of the least role, such as {@code evaluator}. */
    public static final String LEAST_ROLE = "kneepoint.role";

    private static final Map<Role, Set<String>> SHIPPED = new EnumMap<>(Role.class);

    static {
        // with the tools of gogo that only read a pipe
        SHIPPED.put(
                Role.VIEWER,
                names(
                        "help man type version describe topologies routings solvers simulators"
                                + " traffic queues metrics formats jobs cancel exit quit"
                                + " echo grep head sort tail wc"));
        SHIPPED.put(
                Role.EVALUATOR,
                names(
                        "solve simulate ramp compare saturation bound study queue measure explain"
                                + " chart export import tee script"));
        SHIPPED.put(Role.DEPLOYER, names("check doctor new"));
        SHIPPED.put(Role.ADMINISTRATOR, names("viewer"));
    }

    private final BundleContext context;

    /** Looks up the commands that bundles contribute. */
    public RoleCommands(BundleContext context) {
        this.context = context;
    }

    private static Set<String> names(String text) {
        return Set.of(text.split(" "));
    }

    /** Returns the names of the commands that a role may use now; empty if these are all. */
    public Optional<Set<String>> of(Role role) {
        if (role == Role.ADMINISTRATOR) {
            return Optional.empty();
        }
        Set<String> names = new TreeSet<>();
        Arrays.stream(Role.values())
                .filter(role::includes)
                .forEach(least -> names.addAll(SHIPPED.get(least)));
        contributed().stream()
                .filter(reference -> leastRole(reference).filter(role::includes).isPresent())
                .forEach(reference -> names.addAll(names(reference)));
        return Optional.of(names);
    }

    private Collection<ServiceReference<Command>> contributed() {
        try {
            return context.getServiceReferences(Command.class, "(" + LEAST_ROLE + "=*)");
        } catch (InvalidSyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Optional<Role> leastRole(ServiceReference<Command> reference) {
        try {
            return Optional.of(Role.of(String.valueOf(reference.getProperty(LEAST_ROLE))));
        } catch (BadInput e) {
            return Optional.empty();
        }
    }

    /** The name of a command of the distribution stands for that command. */
    private Set<String> names(ServiceReference<Command> reference) {
        Set<String> names = new TreeSet<>();
        Command command = context.getService(reference);
        if (command != null) {
            names.add(command.name());
            names.addAll(List.copyOf(command.aliases()));
            SHIPPED.values().forEach(names::removeAll);
        }
        return names;
    }
}
