// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import java.util.ArrayList;
import java.util.Hashtable;
import java.util.List;
import org.apache.felix.gogo.jline.Builtin;
import org.apache.felix.service.command.CommandProcessor;
import org.kneepoint.api.command.Command;
import org.kneepoint.study.session.Workspace;
import org.osgi.framework.BundleContext;
import org.osgi.framework.ServiceRegistration;

/**
 * The commands of gogo's JLine shell, {@code grep}, {@code each} and the like, which its bundle
 * registers only together with its own prompt. Registered until closed.
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
    private final List<ServiceRegistration<?>> registrations = new ArrayList<>();

    private GogoTools(BundleContext context) {
        this.context = context;
    }

    /** Registers the commands that need no terminal. */
    static GogoTools anywhere(BundleContext context, CommandProcessor processor) {
        GogoTools gogoTools = new GogoTools(context);
        gogoTools.register(new PosixTools(processor), WITHOUT_TERMINAL);
        gogoTools.register(new ControlFlow(), PROCEDURAL);
        gogoTools.register(new Builtin(), OF_VARIABLES);
        return gogoTools;
    }

    /** Registers all. */
    static GogoTools onTerminal(BundleContext context, CommandProcessor processor) {
        GogoTools gogoTools = anywhere(context, processor);
        gogoTools.register(
                new PosixTools(processor), PosixTools.ON_A_TERMINAL.toArray(String[]::new));
        gogoTools.register(new Builtin(), OF_A_SESSION);
        return gogoTools;
    }

    /** Registers the commands of one session, and its workspace. */
    void register(SessionJobs jobs, SessionWorkspace workspace) {
        register(new JobsCommand(jobs));
        register(new CancelCommand(jobs));
        register(new ExitCommand());
        registrations.add(context.registerService(Workspace.class, workspace, null));
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
    public void close() {
        registrations.forEach(ServiceRegistration::unregister);
    }
}
