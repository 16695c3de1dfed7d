// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.apache.felix.gogo.runtime.CommandSessionImpl;
import org.apache.felix.service.command.CommandSession;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.CommandRequest;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.format.ResultContent;
import org.kneepoint.api.format.ResultFormat;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.shell.text.FormattedResult;
import org.kneepoint.shell.text.InstalledFormats;
import org.kneepoint.shell.text.TableFormat;
import org.kneepoint.study.format.AtomicFile;
import org.kneepoint.study.plugin.FileParameters;
import org.kneepoint.study.run.PointListener;
import org.kneepoint.study.run.RunRequest;
import org.kneepoint.study.run.SettingsParser;
import org.kneepoint.study.session.Caller;
import org.kneepoint.study.session.PresentJob;
import org.kneepoint.study.session.UserFiles;
import org.kneepoint.support.FormerNames;
import org.kneepoint.support.UnknownName;

/**
 * The arguments of a command: operands, such as the name of a network, and settings of the form
 * key=value. The parameters {@code format}, {@code out} and {@code strict} are common to all
 * commands.
 */
public final class SessionRequest implements CommandRequest {
    /** Session variable: a supplier of the {@link Progress} of the running statement. */
    public static final String PROGRESS = ".kneepoint.progress";

    /** Session variable: the {@link Caller} whose session it is. */
    public static final String CALLER = ".kneepoint.caller";

    /** Session variable: a supplier of the number of the {@link PresentJob} of a statement. */
    public static final String JOB = ".kneepoint.job";

    /** Session variable: the {@link org.kneepoint.study.session.Workspace} of the session. */
    public static final String WORKSPACE = ".kneepoint.workspace";

    /** Session variable: the {@link UserFiles} that the user may name. */
    public static final String FILES = ".kneepoint.files";

    /** Session variable: a predicate of the {@link Command}s that it may use. */
    public static final String PERMITTED = ".kneepoint.permitted";

    /** Session variable: a consumer that refuses lines which are not permitted. */
    public static final String FILTER = ".kneepoint.filter";

    /** Session variable: a consumer of every {@link CommandResult}. */
    public static final String ANSWERED = ".kneepoint.answered";

    /** Session variable: true if a user types the lines, who does not wait for windows. */
    public static final String INTERACTIVE = ".kneepoint.interactive";

    /** Session variable: the {@link TerminalGraphics}. */
    public static final String TERMINAL = ".kneepoint.terminal";

    /** Session variable: the {@link ProgressDisplay}. */
    public static final String DISPLAY = ".kneepoint.display";

    private static final List<String> FLAGS = List.of("true", "false");

    private final CommandSession session;
    private final List<Object> operands;
    private final Map<String, String> remainingSettings;

    /** The parameters that the command has requested, given or not. */
    private final Set<String> known = new TreeSet<>(List.of("format", "out", "strict"));

    private final InstalledFormats formats;
    private final Optional<ResultFormat> format;
    private final Optional<Path> out;
    private final boolean strict;
    private final Progress progress;
    private final PointListener listener;
    private Scenario settings = Scenario.of("", Parameters.of(), Map.of());

    private SessionRequest(
            CommandSession session,
            List<Object> operands,
            Map<String, String> given,
            InstalledFormats formats) {
        this.session = session;
        this.operands = List.copyOf(operands);
        this.remainingSettings = given;
        this.out = Optional.ofNullable(given.remove("out")).map(this::resolve);
        this.formats = formats;
        this.format = Optional.ofNullable(given.remove("format")).map(formats::named);
        if (out.isEmpty()) {
            format.ifPresent(FormattedResult::requireText);
        }
        this.strict = takeFlag("strict");
        // not later: a background job outlives its statement
        Object current =
                session.get(PROGRESS) instanceof Supplier<?> supplier ? supplier.get() : null;
        this.progress = current instanceof Progress reported ? reported : Progress.NONE;
        this.listener = current instanceof PointListener completed ? completed : PointListener.NONE;
    }

    /**
     * Splits arguments into operands and settings.
     *
     * @throws BadInput if one is neither, or a parameter is given twice
     */
    static SessionRequest of(
            CommandSession session, List<Object> arguments, InstalledFormats formats) {
        List<Object> operands = new ArrayList<>();
        List<String> given = new ArrayList<>();
        for (Object argument : arguments) {
            if (argument == null) {
                throw BadInput.because(
                        "argument", "", "an argument is empty: is a variable not set?");
            }
            String text = argument instanceof CharSequence ? argument.toString() : "";
            if (text.indexOf('=') < 0) {
                operands.add(argument instanceof FormattedResult shown ? shown.answer() : argument);
            } else {
                given.add(text);
            }
        }
        Map<String, String> settings =
                FileParameters.resolved(formats.catalogue(), SettingsParser.parse(given));
        return new SessionRequest(session, operands, settings, formats);
    }

    @Override
    public List<Object> operands() {
        return operands;
    }

    @Override
    public String singleOperand(String what) {
        if (operands.isEmpty()) {
            throw BadInput.missing("the name of a " + what, what);
        }
        if (operands.size() > 1 || !(operands.get(0) instanceof CharSequence)) {
            String given = displayPath(operands);
            throw BadInput.because(
                    what, given, "give one " + what + ", then settings key=value; not: " + given);
        }
        return operands.get(0).toString();
    }

    /**
     * Returns the run request: the operand is the network, the settings are those of the
     * evaluation.
     *
     * @throws BadInput if there is not exactly one operand
     */
    RunRequest runRequest(EvaluationMethod method) {
        return RunRequest.of(method, singleOperand("network"), remainingSettings);
    }

    @Override
    public void requireNoOperands() {
        if (!operands.isEmpty()) {
            String given = displayPath(operands);
            throw BadInput.because("operand", given, "unexpected operand: " + given);
        }
    }

    @Override
    public void requireNoSettings() {
        requireNone(remainingSettings);
    }

    private void requireNone(Map<String, String> others) {
        if (!others.isEmpty()) {
            throw UnknownName.of("parameter", others.keySet().iterator().next(), known);
        }
    }

    @Override
    public Map<String, String> remainingSettings() {
        return remainingSettings;
    }

    @Override
    public Optional<String> takeParameter(String parameter) {
        known.add(parameter);
        String text = remainingSettings.remove(parameter);
        return Optional.ofNullable(
                text == null ? remainingSettings.remove(FormerNames.name(parameter)) : text);
    }

    @Override
    public boolean takeFlag(String parameter) {
        String text = takeParameter(parameter).orElse(null);
        if (text != null && !FLAGS.contains(text)) {
            throw BadInput.notAllowed(parameter, text, parameter + " is true or false")
                    .among(FLAGS);
        }
        return "true".equals(text);
    }

    @Override
    public Optional<Path> outputFile() {
        return out;
    }

    @Override
    public boolean isResultFile() {
        return out.isPresent()
                && (format.isPresent() || formats.ofFile(out.get().toString()).isPresent());
    }

    @Override
    public Path resolve(String file) {
        return UserFiles.current().resolve(session.currentDir(), file);
    }

    /**
     * Returns an existing file.
     *
     * @throws BadInput if there is no file of this name
     */
    Path existing(String name) {
        Path file = resolve(name);
        if (Files.isDirectory(file)) {
            throw BadInput.because("file", name, name + " is a folder");
        }
        if (!Files.exists(file)) {
            throw BadInput.because("file", name, "no such file: " + name);
        }
        return file;
    }

    @Override
    public Progress progress() {
        return progress;
    }

    /** Returns the listener of completed points. */
    PointListener listener() {
        return listener;
    }

    @Override
    public <T> T runWithProgress(Function<Progress, T> computation) {
        requirePlace();
        ProgressDisplay display =
                session.get(DISPLAY) instanceof ProgressDisplay visible
                        ? visible
                        : ProgressDisplay.NONE;
        ProgressDisplay.ActiveDisplay shown = display.show(progress);
        try {
            return computation.apply(progress);
        } finally {
            shown.close();
        }
    }

    private void requirePlace() {
        try {
            if (out.isPresent()) {
                AtomicFile.requireWritable(out.get());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns a variable of the session; null if it is not set. */
    public Object sessionVariable(String name) {
        return session.get(name);
    }

    /** Returns the user of a session. */
    static Caller caller(CommandSession session) {
        return session.get(CALLER) instanceof Caller caller ? caller : Caller.LOCAL;
    }

    /** Returns the files that the user of a session may name. */
    static UserFiles files(CommandSession session) {
        return session.get(FILES) instanceof UserFiles files ? files : UserFiles.ALL;
    }

    /** Returns the job of a server for which this thread executes a statement. */
    static int job(CommandSession session) {
        return session.get(JOB) instanceof IntSupplier supplier
                ? supplier.getAsInt()
                : PresentJob.NONE;
    }

    /** Returns the full names of all commands of the session. */
    public Set<String> commands() {
        Set<String> names = new TreeSet<>();
        if (session.get(CommandSessionImpl.COMMANDS) instanceof Set<?> all) {
            all.forEach(name -> names.add(name.toString()));
        }
        return names;
    }

    /** Returns whether the session may use a command. */
    @SuppressWarnings("unchecked")
    boolean isPermitted(Command command) {
        return !(session.get(PERMITTED) instanceof Predicate<?> permitted)
                || ((Predicate<Command>) permitted).test(command);
    }

    /**
     * Requires that a line is permitted in the session.
     *
     * @throws BadInput if it is not
     */
    @SuppressWarnings("unchecked")
    void requirePermitted(String line) {
        if (session.get(FILTER) instanceof Consumer<?> filter) {
            ((Consumer<String>) filter).accept(line);
        }
    }

    /** Runs a line in the session and returns its value; the line must be permitted there. */
    Object execute(String line) throws Exception {
        requirePermitted(line);
        return session.execute(line);
    }

    @Override
    public String displayPath(Path file) {
        Path folder = session.currentDir();
        return (file.startsWith(folder) ? folder.relativize(file) : file).toString();
    }

    /** Returns the script runner of this session. */
    public ScriptCommand.ScriptRunner runner() {
        return (ScriptCommand.ScriptRunner) session.get(ScriptCommand.RUNNER);
    }

    @Override
    public void printNotice(String line) {
        System.err.println(line);
    }

    @Override
    public List<Curve> curves() throws IOException {
        return CurveOperands.of(this);
    }

    @Override
    public Scenario settings() {
        return settings;
    }

    /**
     * Reads the declared parameters of a command. A former name is read as the present one, unless
     * the command or a plug-in declares a parameter of that name.
     *
     * @throws BadInput if a value is wrong or a parameter is unknown
     */
    void readParameters(Command command) {
        Parameters parameters = command.parameters();
        Map<String, String> present =
                FormerNames.settings(
                        remainingSettings,
                        name ->
                                parameters.find(name).isPresent()
                                        || formats.catalogue().declares(name));
        remainingSettings.clear();
        remainingSettings.putAll(present);
        if (!parameters.all().isEmpty()) {
            known.addAll(parameters.names());
            Map<String, String> others = new LinkedHashMap<>(remainingSettings);
            others.keySet().removeAll(parameters.names());
            requireNone(others);
            settings = Scenario.of(command.name(), parameters, Map.copyOf(remainingSettings));
            remainingSettings.clear();
        }
    }

    /** Returns whether a user types the lines. */
    boolean isInteractive() {
        return Boolean.TRUE.equals(session.get(INTERACTIVE));
    }

    /** Returns how the terminal of the session shows charts. */
    TerminalGraphics terminal() {
        return session.get(TERMINAL) instanceof TerminalGraphics terminal
                ? terminal
                : TerminalGraphics.NONE;
    }

    InstalledFormats formats() {
        return formats;
    }

    /** Formats a result, or writes it to the output file. */
    FormattedResult deliver(CommandResult answer) throws IOException {
        CommandResult judged = answer.withComplete(answer.isComplete() || !strict);
        if (session.get(ANSWERED) instanceof Consumer<?> listener) {
            notifyListener(listener, judged);
        }
        if (answer.isSilent() || out.isEmpty()) {
            String name = format.map(ResultFormat::name).orElse(TableFormat.NAME);
            return new FormattedResult(judged, name, formats);
        }
        Path file = out.get();
        ResultFormat form =
                format.or(() -> formats.ofFile(file.toString())).orElseThrow(() -> ending(file));
        ResultContent result = FormattedResult.result(answer, Integer.MAX_VALUE);
        AtomicFile.write(file, stream -> form.write(result, stream));
        printNotice("wrote " + displayPath(file));
        return new FormattedResult(judged.withoutOutput(), formats);
    }

    @SuppressWarnings("unchecked")
    private static void notifyListener(Consumer<?> listener, CommandResult answer) {
        ((Consumer<CommandResult>) listener).accept(answer);
    }

    private BadInput ending(Path file) {
        return BadInput.of(
                "out",
                file.getFileName(),
                ": the name must end in " + formats.endings(List.of()) + ", or give format=");
    }

    private static String displayPath(List<Object> operands) {
        return String.join(
                " ",
                operands.stream()
                        .map(o -> o instanceof CharSequence ? o.toString() : "(a result)")
                        .toList());
    }
}
