// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Function;
import org.apache.felix.service.command.CommandProcessor;
import org.kneepoint.shell.command.InstalledCommands;
import org.kneepoint.shell.diagnosis.InstallationProblems;
import org.kneepoint.shell.session.SessionRules;
import org.kneepoint.shell.session.ShellSession;
import org.kneepoint.shell.session.ShellSessions;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.study.session.Caller;
import org.kneepoint.study.session.Workspace;
import org.osgi.framework.BundleContext;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Deactivate;
import org.osgi.service.component.annotations.Reference;
import org.osgi.service.component.runtime.ServiceComponentRuntime;

/**
 * Opens sessions of gogo. The commands of gogo and those of sessions are registered once, when the
 * first session is opened.
 */
@Component(service = {ShellSessions.class, GogoSessions.class})
public final class GogoSessions implements ShellSessions {
    private final BundleContext context;
    private final CommandProcessor processor;
    private final InstalledCommands commands;
    private final InstallationProblems installation;
    private final ErrorLog errorLog;
    private final GogoTools tools;

    /** The open sessions, with what is done when they end. */
    private final Map<UserSession, Runnable> open = new ConcurrentHashMap<>();

    /** Opens sessions once the commands are registered. */
    @Activate
    public GogoSessions(
            BundleContext context,
            @Reference CommandProcessor processor,
            @Reference InstalledCommands commands,
            @Reference Catalogue catalogue,
            @Reference ServiceComponentRuntime runtime) {
        this.context = context;
        this.processor = processor;
        this.commands = commands;
        this.installation = new InstallationProblems(context, catalogue, commands, runtime);
        this.errorLog = new ErrorLog(context.getProperty("kneepoint.work"));
        this.tools = new GogoTools(context, processor);
    }

    /** Ends all sessions. */
    @Deactivate
    void close() {
        List.copyOf(open.keySet()).forEach(UserSession::close);
        tools.close();
    }

    /** Returns the problems of the bundles that users drop in. */
    InstallationProblems installation() {
        return installation;
    }

    @Override
    public ShellSession open(SessionRules rules) {
        try {
            UserFolder.create(rules.folder());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        tools.registerAll();
        Path history = rules.folder().resolve(".history");
        UserSession session =
                open(rules, prompt(rules, Optional.of(history), Map.of(), TerminalPrompt.SILENT));
        open.put(session, () -> {});
        return session;
    }

    /**
     * Opens the session of the user of this machine in the working directory. Its workspace is a
     * service.
     *
     * @param isAtTerminal whether the commands that use the whole terminal are needed
     */
    UserSession openLocal(boolean isAtTerminal) {
        Path folder = Path.of(System.getProperty("user.dir"));
        SessionRules rules = new SessionRules(Caller.LOCAL, folder, Optional.empty());
        if (isAtTerminal) {
            tools.registerAll();
        } else {
            tools.registerBasic();
        }
        Optional<Path> history =
                Optional.ofNullable(context.getProperty("kneepoint.work"))
                        .map(work -> Path.of(work, "history"));
        UserSession session =
                open(
                        rules,
                        prompt(
                                rules,
                                history,
                                System.getenv(),
                                printer -> new DropInNotices(installation, printer)));
        open.put(
                session,
                context.registerService(Workspace.class, session.workspace(), null)::unregister);
        return session;
    }

    private UserSession open(SessionRules rules, TerminalPrompt prompt) {
        return new UserSession(
                rules,
                processor,
                permitted(rules),
                commands.formats(),
                errorLog,
                prompt,
                ended -> Optional.ofNullable(open.remove(ended)).ifPresent(Runnable::run));
    }

    private PermittedCommands permitted(SessionRules rules) {
        return new PermittedCommands(commands::all, rules.commands());
    }

    private TerminalPrompt prompt(
            SessionRules rules,
            Optional<Path> history,
            Map<String, String> environment,
            Function<Consumer<String>, Runnable> notices) {
        return new TerminalPrompt(
                "Kneepoint " + context.getProperty("kneepoint.version"),
                session -> new CommandLineCompleter(session, permitted(rules), commands.formats()),
                history,
                environment,
                notices);
    }
}
