// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.apache.felix.gogo.runtime.CommandSessionImpl;
import org.apache.felix.service.command.CommandSession;
import org.jline.builtins.Completers.FileNameCompleter;
import org.jline.reader.Candidate;
import org.jline.reader.Completer;
import org.jline.reader.LineReader;
import org.jline.reader.ParsedLine;
import org.kneepoint.api.command.Command;
import org.kneepoint.shell.command.CommandCompletions;
import org.kneepoint.shell.command.CommandFunction;
import org.kneepoint.shell.command.HelpCommand;
import org.kneepoint.shell.command.SessionRequest;
import org.kneepoint.shell.text.InstalledFormats;
import org.kneepoint.study.session.UserFiles;

/**
 * Completes commands, plug-ins, parameters and values from the installed services; variables after
 * a dollar sign; file names elsewhere. Errors of plug-ins yield no candidates.
 */
final class CommandLineCompleter implements Completer {
    private final CommandSession session;
    private final Supplier<List<Command>> commands;
    private final InstalledFormats formats;
    private final Completer files;

    CommandLineCompleter(
            CommandSession session, Supplier<List<Command>> commands, InstalledFormats formats) {
        this.session = session;
        this.commands = commands;
        this.formats = formats;
        this.files =
                new FileNameCompleter() {
                    @Override
                    protected Path getUserDir() {
                        return session.currentDir();
                    }
                };
    }

    @Override
    public void complete(LineReader reader, ParsedLine line, List<Candidate> candidates) {
        try {
            propose(reader, line, candidates);
        } catch (RuntimeException | LinkageError e) {
            // an error in a plug-in must not end the session
        }
    }

    private void propose(LineReader reader, ParsedLine line, List<Candidate> candidates) {
        String word = line.word().substring(0, line.wordCursor());
        if (word.startsWith("$")) {
            SessionVariables.of(session).forEach(name -> candidates.add(candidate("$" + name)));
            return;
        }
        List<String> before = line.words().subList(0, line.wordIndex());
        if (before.isEmpty()) {
            names(word).forEach(name -> candidates.add(candidate(name)));
            return;
        }
        String name = before.get(0).replaceFirst("^" + CommandFunction.SCOPE + ":", "");
        List<String> typed = before.subList(1, before.size());
        for (Command command : commands.get()) {
            if (command.name().equals(name) || command.aliases().contains(name)) {
                completions(command, typed, word).forEach(p -> candidates.add(candidate(p)));
            }
        }
        if (candidates.isEmpty() && mayName(word)) {
            files.complete(reader, line, candidates);
        }
    }

    /**
     * Files outside the folder of a confined user are not listed; a tilde is that of the process.
     */
    private boolean mayName(String word) {
        if (!(session.get(SessionRequest.FILES) instanceof UserFiles confined)) {
            return true;
        }
        int name = word.lastIndexOf('/') + 1;
        confined.resolve(session.currentDir(), word.substring(0, name));
        return !word.startsWith("~");
    }

    private List<String> completions(Command command, List<String> typed, String word) {
        if (command instanceof HelpCommand) {
            return typed.isEmpty() ? HelpCommand.topics(commands.get()) : List.of();
        }
        return command instanceof CancelCommand
                ? CancelCommand.numbers(SessionJobs.of(session))
                : CommandCompletions.of(command, formats, typed, word);
    }

    /** Command names; those of the framework only after the first character. */
    private List<String> names(String word) {
        List<String> names = new ArrayList<>();
        commands.get().forEach(command -> names.add(command.name()));
        if (!word.isEmpty()
                && !(session.get(SessionRequest.FILES) instanceof UserFiles)
                && session.get(CommandSessionImpl.COMMANDS) instanceof Set<?> all) {
            for (Object full : all) {
                String name = full.toString();
                if (!name.startsWith(CommandFunction.SCOPE + ":") && !names.contains(name)) {
                    names.add(name.replaceFirst(".*:", ""));
                }
            }
        }
        return names;
    }

    /** A candidate that ends in = is followed by its value, not by a space. */
    private static Candidate candidate(String text) {
        return new Candidate(text, text, null, null, null, null, !text.endsWith("="));
    }
}
