// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Semaphore;
import org.apache.felix.gogo.runtime.CommandProcessorImpl;
import org.apache.felix.gogo.runtime.threadio.ThreadIOImpl;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.CommandSessionListener;
import org.apache.felix.service.command.Function;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.CommandRequest;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.queue.QueueFigures;
import org.kneepoint.api.queue.QueueModel;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.shell.command.CommandFunction;
import org.kneepoint.shell.command.EvaluateCommand;
import org.kneepoint.shell.command.ExportCommand;
import org.kneepoint.shell.command.HelpCommand;
import org.kneepoint.shell.command.ImportCommand;
import org.kneepoint.shell.command.MeasureCommand;
import org.kneepoint.shell.command.QueueCommand;
import org.kneepoint.shell.command.ScriptCommand;
import org.kneepoint.shell.command.TeeCommand;
import org.kneepoint.shell.command.TypeCommand;
import org.kneepoint.shell.session.SessionRules;
import org.kneepoint.shell.text.InstalledFormats;
import org.kneepoint.shell.text.TableFormat;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.format.CsvFormat;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.study.session.Caller;

/** A gogo processor with the commands of the workbench, in which sessions can be opened. */
final class SessionGround {
    private final ThreadIOImpl streams = new ThreadIOImpl();
    private final CommandProcessorImpl processor = new CommandProcessorImpl(streams);
    private final Catalogue catalogue =
            Catalogue.of(
                    new FakeWorkbench.Net(),
                    new FakeWorkbench.Line(),
                    new FakeWorkbench.Flow(),
                    new FakeWorkbench.Half(),
                    new FileQueue(),
                    new CsvFormat(),
                    new TableFormat());
    private final InstalledFormats formats = new InstalledFormats(catalogue);
    private final List<Command> commands = new ArrayList<>();
    private final List<String> executed = new CopyOnWriteArrayList<>();
    private final Semaphore held = new Semaphore(0);
    private final Semaphore release = new Semaphore(0);

    /** A command given by a function. */
    private record Simple(String name, Work work) implements Command {
        @Override
        public String summary() {
            return "is a test";
        }

        @Override
        public String usage() {
            return name;
        }

        @Override
        public CommandResult execute(CommandRequest request) throws Exception {
            return work.execute(request);
        }
    }

    /** A queue with a parameter that names a file. */
    private static final class FileQueue implements QueueModel {
        private static final Parameter<String> FILE = Parameter.file("matrix", "a file");

        @Override
        public String name() {
            return "filed";
        }

        @Override
        public Description description() {
            return Description.of("shows the path of its file");
        }

        @Override
        public Parameters parameters() {
            return Parameters.of(FILE);
        }

        @Override
        public QueueFigures evaluate(Scenario scenario) {
            throw BadInput.because("matrix", scenario.get(FILE), "read " + scenario.get(FILE));
        }
    }

    private interface Work {
        CommandResult execute(CommandRequest request) throws Exception;
    }

    SessionGround() {
        streams.start();
        processor.addListener(
                new CommandSessionListener() {
                    @Override
                    public void beforeExecute(CommandSession session, CharSequence program) {
                        executed.add(program.toString());
                    }

                    @Override
                    public void afterExecute(CommandSession s, CharSequence p, Exception e) {
                        // not of interest
                    }

                    @Override
                    public void afterExecute(CommandSession s, CharSequence p, Object result) {
                        // not of interest
                    }
                });
        EvaluationService evaluation = new EvaluationService(catalogue);
        add(new EvaluateCommand(EvaluationMethod.MODEL, catalogue, evaluation));
        add(new QueueCommand(catalogue));
        add(new MeasureCommand(catalogue));
        add(new ExportCommand(catalogue, evaluation));
        add(new ImportCommand(evaluation));
        add(new ScriptCommand());
        add(new TeeCommand());
        add(new TypeCommand());
        add(new HelpCommand(() -> List.copyOf(commands)));
        add(new ExitCommand());
        add(new JobsCommand());
        add(new CancelCommand());
        add(new Simple("whoami", request -> whoAmI()));
        add(new Simple("secret", request -> whoAmI()));
        add(new Simple("hold", this::hold));
        for (String tool :
                List.of("cat", "cd", "echo", "grep", "head", "ls", "sort", "tail", "wc")) {
            processor.addCommand("gogo", new PosixTools(processor), tool);
        }
        for (String loop : List.of("each", "if", "not", "throw", "try", "while")) {
            processor.addCommand("gogo", new ControlFlow(), loop);
        }
    }

    private static CommandResult whoAmI() {
        return CommandResult.of(Table.of("account").row(Caller.current().account()).build());
    }

    private CommandResult hold(CommandRequest request) throws InterruptedException {
        held.release();
        while (!request.progress().isCancelled() && !release.tryAcquire()) {
            Thread.sleep(2);
        }
        return CommandResult.none();
    }

    private Object text(Object argument) {
        return argument instanceof CharSequence ? argument.toString() : argument;
    }

    /** Adds a command for all sessions. */
    void add(Command command) {
        commands.add(command);
        CommandFunction function = new CommandFunction(() -> command, formats);
        // as gogo calls services
        Function withTexts =
                (session, arguments) ->
                        function.execute(session, arguments.stream().map(this::text).toList());
        processor.addCommand(CommandFunction.SCOPE, withTexts, command.name());
    }

    /** The programs that gogo has executed. */
    List<String> executed() {
        return executed;
    }

    /** Has a permit for every {@code hold} that runs. */
    Semaphore held() {
        return held;
    }

    /** Ends a {@code hold}. */
    Semaphore release() {
        return release;
    }

    CommandProcessorImpl processor() {
        return processor;
    }

    UserSession open(SessionRules rules) {
        try {
            UserFolder.create(rules.folder());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        PermittedCommands permitted = new PermittedCommands(() -> commands, rules.commands());
        return new UserSession(
                rules,
                processor,
                permitted,
                formats,
                new ErrorLog(null),
                new TerminalPrompt(
                        "Kneepoint test",
                        session -> new CommandLineCompleter(session, permitted, formats),
                        Optional.of(rules.folder().resolve(".history")),
                        Map.of(),
                        TerminalPrompt.SILENT),
                ended -> {});
    }

    void close() throws InterruptedException {
        SessionThreads.awaitEnd();
        streams.stop();
    }
}
