// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import java.util.ArrayList;
import java.util.Hashtable;
import java.util.List;
import org.apache.felix.gogo.jline.Builtin;
import org.apache.felix.service.command.CommandProcessor;
import org.kneepoint.api.command.Command;
import org.osgi.framework.BundleContext;
import org.osgi.framework.ServiceRegistration;

/**
 * The commands of gogo's JLine shell, {@code grep}, {@code each} and the like, which its bundle
 * registers only together with its own prompt, and those that act on the session of their caller.
 * Registered once for all sessions, until closed.
 */
final class GogoTools implements AutoCloseable {
    private static final String[] PROCEDURAL = {
        "break", "continue", "each", "if", "not", "throw", "try", "until", "while"
    };
    private static final String[] WITHOUT_TERMINAL = {
        "cat", "cd", "date", "echo", "grep", "head", "ls", "pwd", "sleep", "sort", "tail", "wc"
    };
    private static final String[] OF_VARIABLES = {"tac"};
    private static final String[] OF_A_SESSION = {"history", "set"};

    private final BundleContext context;
    private final CommandProcessor processor;
    private final List<ServiceRegistration<?>> registrations = new ArrayList<>();
    private boolean isComplete;

    /** Makes the commands, none of which is registered yet. */
    GogoTools(BundleContext context, CommandProcessor processor) {
        this.context = context;
        this.processor = processor;
    }

    /** Registers the commands that need no terminal, if they are not. */
    synchronized void registerBasic() {
        if (registrations.isEmpty()) {
            register(new PosixTools(processor), WITHOUT_TERMINAL);
            register(new ControlFlow(), PROCEDURAL);
            register(new Builtin(), OF_VARIABLES);
            register(new JobsCommand());
            register(new CancelCommand());
            register(new ExitCommand());
        }
    }

    /** Registers all that are not. */
    synchronized void registerAll() {
        registerBasic();
        if (!isComplete) {
            isComplete = true;
            register(new PosixTools(processor), PosixTools.ON_A_TERMINAL.toArray(String[]::new));
            register(new Builtin(), OF_A_SESSION);
        }
    }

    private void register(Command command) {
        registrations.add(context.registerService(Command.class, command, null));
    }

    private void register(Object tool, String[] functions) {
        Hashtable<String, Object> properties = new Hashtable<>();
        properties.put(CommandProcessor.COMMAND_SCOPE, "gogo");
        properties.put(CommandProcessor.COMMAND_FUNCTION, functions);
        registrations.add(context.registerService(Object.class, tool, properties));
    }

    @Override
    public synchronized void close() {
        registrations.forEach(ServiceRegistration::unregister);
        registrations.clear();
    }
}
