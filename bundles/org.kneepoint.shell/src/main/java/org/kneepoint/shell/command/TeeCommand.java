// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.CommandRequest;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.format.AtomicFile;

/** {@code tee}: copies the input of a pipe to files and to the output. */
public final class TeeCommand implements Command {
    @Override
    public String name() {
        return "tee";
    }

    @Override
    public String summary() {
        return "copies the input of a pipe to files and to the output";
    }

    @Override
    public String usage() {
        return "COMMAND | tee FILE...\nExample: solvers | tee solvers.txt | grep min";
    }

    @Override
    public CommandResult execute(CommandRequest request) throws IOException {
        request.requireNoSettings();
        List<Path> files = new ArrayList<>();
        for (Object operand : request.operands()) {
            if (!(operand instanceof CharSequence name)) {
                throw BadInput.because("file", operand, "tee needs file names");
            }
            files.add(request.resolve(name.toString()));
        }
        String text = new String(System.in.readAllBytes(), StandardCharsets.UTF_8);
        for (Path file : files) {
            AtomicFile.write(file, text);
        }
        System.out.print(text);
        System.out.flush();
        return CommandResult.none();
    }
}
