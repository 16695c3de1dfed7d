// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.scenario.BadInput;

/** {@code script}: runs the statements of a file. */
public final class ScriptCommand implements SessionCommand {
    /** Session variable that holds the {@link ScriptRunner}. */
    public static final String RUNNER = ".kneepoint.runner";

    private static final String STANDARD_INPUT = "-";

    /** Runs statements and prints their values. */
    @FunctionalInterface
    public interface ScriptRunner {
        /**
         * Runs all statements of a text, up to the first that fails.
         *
         * @param name of the text, for error messages
         * @param text statements, one per line or separated by semicolons
         */
        void run(String name, String text) throws Exception;
    }

    @Override
    public String name() {
        return "script";
    }

    @Override
    public String summary() {
        return "runs the statements of a file up to the first that fails";
    }

    @Override
    public String usage() {
        return "script FILE\n"
                + "# begins a comment; a backslash at the end of a line continues the statement."
                + " script - reads standard input.";
    }

    @Override
    public CommandResult execute(SessionRequest request) throws Exception {
        String name = request.singleOperand("file");
        request.requireNoSettings();
        if (name.equals(STANDARD_INPUT)) {
            String text = new String(System.in.readAllBytes(), StandardCharsets.UTF_8);
            request.runner().run("standard input", withoutMark(text));
            return CommandResult.none();
        }
        request.runner().run(name, read(request.existing(name), name));
        return CommandResult.none();
    }

    private static String read(Path file, String name) throws IOException {
        try {
            return withoutMark(Files.readString(file));
        } catch (MalformedInputException e) {
            throw BadInput.because("file", name, name + " is not UTF-8 text");
        }
    }

    /** Returns a text without its byte order mark. */
    private static String withoutMark(String text) {
        return text.replaceFirst("^\\uFEFF", "");
    }
}
