// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.apache.felix.gogo.runtime.CommandSessionImpl;
import org.apache.felix.service.command.CommandSession;
import org.kneepoint.api.result.Method;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.shell.text.Answer;
import org.kneepoint.shell.text.Format;
import org.kneepoint.study.run.PointListener;
import org.kneepoint.study.run.RunRequest;
import org.kneepoint.study.run.Settings;
import org.kneepoint.study.table.WholeFile;

/**
 * What the user typed behind a command: operands, such as the name of a network, and words of the
 * form key=value. The words {@code format}, {@code out} and {@code strict} say where the answer
 * goes and are the same for every command.
 */
public final class Request {
    /**
     * Session variable that holds what supplies the {@link Progress} of the statement being
     * executed.
     */
    public static final String PROGRESS = ".kneepoint.progress";

    /** Session variable that holds what is told of every {@link Answer}. */
    public static final String ANSWERED = ".kneepoint.answered";

    /** Session variable that holds the {@link Display} for long computations. */
    public static final String DISPLAY = ".kneepoint.display";

    private final CommandSession session;
    private final List<Object> operands;
    private final Map<String, String> words;

    /** The words that a command has asked for, whether given or not. */
    private final Set<String> known = new TreeSet<>(List.of("format", "out", "strict"));

    private final Optional<Format> format;
    private final Optional<Path> out;
    private final boolean strict;
    private final Progress progress;
    private final PointListener listener;

    private Request(CommandSession session, List<Object> operands, Map<String, String> words) {
        this.session = session;
        this.operands = List.copyOf(operands);
        this.words = words;
        this.out = Optional.ofNullable(words.remove("out")).map(this::resolve);
        this.format = Optional.ofNullable(words.remove("format")).map(Request::format);
        this.strict = flag("strict");
        // now, for a job in the background outlives the statement
        Object watch = session.get(PROGRESS) instanceof Supplier<?> watches ? watches.get() : null;
        this.progress = watch instanceof Progress watching ? watching : Progress.NONE;
        this.listener = watch instanceof PointListener listening ? listening : PointListener.NONE;
    }

    /**
     * Sorts arguments into operands and words.
     *
     * @throws BadInput if one is neither, or a word comes twice
     */
    static Request of(CommandSession session, List<Object> arguments) {
        List<Object> operands = new ArrayList<>();
        List<String> words = new ArrayList<>();
        for (Object argument : arguments) {
            if (argument == null) {
                throw new BadInput("an argument is empty: is every variable set?");
            }
            String text = argument instanceof CharSequence ? argument.toString() : "";
            if (text.indexOf('=') < 0) {
                operands.add(argument);
            } else {
                words.add(text);
            }
        }
        return new Request(session, operands, Settings.of(words));
    }

    /** Returns the operands: texts, or objects that variables and nested commands stand for. */
    public List<Object> operands() {
        return operands;
    }

    /**
     * Returns the only operand as a text.
     *
     * @param what it is, for the message
     * @throws BadInput if there is none or more than one
     */
    public String name(String what) {
        if (operands.size() != 1 || !(operands.get(0) instanceof CharSequence)) {
            throw new BadInput(
                    operands.isEmpty()
                            ? "give the name of a " + what
                            : "give one "
                                    + what
                                    + ", then words of the form key=value; not: "
                                    + shown(operands));
        }
        return operands.get(0).toString();
    }

    /**
     * Returns what is asked of a network: the only operand is its name, and the words are those of
     * the evaluation.
     *
     * @throws BadInput if there is no such operand
     */
    public RunRequest evaluation(Method method) {
        return RunRequest.of(method, name("network"), words);
    }

    /** Refuses operands where there should be none. */
    public void requireNoOperands() {
        if (!operands.isEmpty()) {
            throw new BadInput("takes no operand: " + shown(operands));
        }
    }

    /** Refuses words that nobody took; known are those that were asked for. */
    public void requireNoWords() {
        if (!words.isEmpty()) {
            throw BadInput.unknown("parameter", words.keySet().iterator().next(), known);
        }
    }

    /** Returns the words in the order typed; a command takes its own out with {@link #take}. */
    public Map<String, String> words() {
        return words;
    }

    /** Takes a word out, if it was given. */
    public Optional<String> take(String word) {
        known.add(word);
        return Optional.ofNullable(words.remove(word));
    }

    /**
     * Takes a word out that is true or false.
     *
     * @return false if it was not given
     */
    public boolean flag(String word) {
        String text = take(word).orElse(null);
        if (text != null && !text.equals("true") && !text.equals("false")) {
            throw BadInput.notAllowed(word, text, word + " is true or false");
        }
        return "true".equals(text);
    }

    /** Returns the file that the answer goes to, if one was given. */
    public Optional<Path> out() {
        return out;
    }

    /** Returns whether the answer goes to a file whose form is said, by a word or by its ending. */
    public boolean isToFile() {
        return out.isPresent()
                && (format.isPresent() || Format.ofFile(out.get().toString()).isPresent());
    }

    /** Returns the path of a file that the user named, relative to the session's folder. */
    public Path resolve(String file) {
        try {
            return session.currentDir().resolve(file);
        } catch (java.nio.file.InvalidPathException e) {
            throw new BadInput("'" + file + "' is no name of a file");
        }
    }

    /** Returns the caller's side of the computation. */
    public Progress progress() {
        return progress;
    }

    /** Returns who is told of every point of the computation. */
    public PointListener listener() {
        return listener;
    }

    /**
     * Does a computation, and shows the user how far it is.
     *
     * @throws BadInput if the folder that the answer is to go to does not exist
     * @throws UncheckedIOException if nothing can be written there
     */
    public <T> T watched(Function<Progress, T> computation) {
        requirePlace();
        Display display = session.get(DISPLAY) instanceof Display visible ? visible : Display.NONE;
        Display.Shown shown = display.show(progress);
        try {
            return computation.apply(progress);
        } finally {
            shown.close();
        }
    }

    private void requirePlace() {
        try {
            if (out.isPresent()) {
                WholeFile.requirePlace(out.get());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the full names of all commands of the session, ours and those of others. */
    public Set<String> commands() {
        Set<String> names = new TreeSet<>();
        if (session.get(CommandSessionImpl.COMMANDS) instanceof Set<?> all) {
            all.forEach(name -> names.add(name.toString()));
        }
        return names;
    }

    /** Runs a line of the shell in the session, and returns its value. */
    Object execute(String line) throws Exception {
        return session.execute(line);
    }

    /** Returns a path as the user would type it. */
    public String shown(Path file) {
        Path folder = session.currentDir();
        return (file.startsWith(folder) ? folder.relativize(file) : file).toString();
    }

    /** Returns what runs the statements of a script in this session. */
    public ScriptCommand.Runner runner() {
        return (ScriptCommand.Runner) session.get(ScriptCommand.RUNNER);
    }

    /** Tells the user something that is not part of the answer. */
    public void tell(String line) {
        System.err.println(line);
    }

    /** Gives the answer its format, or writes it to the file. */
    Answer deliver(Answer answer) throws IOException {
        Answer judged = answer.complete(answer.isComplete() || !strict);
        if (session.get(ANSWERED) instanceof Consumer<?> listener) {
            told(listener, judged);
        }
        if (answer.isSilent() || out.isEmpty()) {
            return judged.as(format.orElse(Format.TABLE));
        }
        Path file = out.get();
        Format form =
                format.or(() -> Format.ofFile(file.toString())).orElseThrow(() -> ending(file));
        WholeFile.write(file, answer.as(form).render(Integer.MAX_VALUE));
        tell("wrote " + shown(file));
        return judged.silently();
    }

    @SuppressWarnings("unchecked")
    private static void told(Consumer<?> listener, Answer answer) {
        ((Consumer<Answer>) listener).accept(answer);
    }

    private static BadInput ending(Path file) {
        return BadInput.of(
                "out",
                file.getFileName(),
                ": the name must end in .csv, .json or .txt, or give format=");
    }

    private static Format format(String word) {
        return Format.of(word)
                .orElseThrow(
                        () ->
                                BadInput.notAllowed(
                                        "format",
                                        word,
                                        "format is " + String.join(", ", Format.words())));
    }

    private static String shown(List<Object> operands) {
        return String.join(
                " ",
                operands.stream()
                        .map(o -> o instanceof CharSequence ? o.toString() : "(a result)")
                        .toList());
    }
}
