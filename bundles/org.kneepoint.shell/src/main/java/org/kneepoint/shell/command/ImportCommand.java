// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.shell.booksim.BookSimConfiguration;
import org.kneepoint.shell.booksim.BookSimImport;
import org.kneepoint.shell.booksim.ImportedRun;
import org.kneepoint.shell.text.CurveText;
import org.kneepoint.shell.text.RouterClause;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.run.RunRequest;
import org.kneepoint.support.TextTable;
import org.kneepoint.support.UnknownName;

/** {@code import}: runs a configuration of another simulator. */
public final class ImportCommand implements SessionCommand {
    private static final String BOOKSIM = "booksim";
    private static final int MAX_BYTES = 1 << 20;

    /** Columns of a notice. */
    private static final int WIDTH = 100;

    private final EvaluationService evaluation;

    /** Runs configurations with the installed simulators. */
    public ImportCommand(EvaluationService evaluation) {
        this.evaluation = evaluation;
    }

    @Override
    public String name() {
        return "import";
    }

    @Override
    public String summary() {
        return "runs a configuration of BookSim 2";
    }

    @Override
    public String usage() {
        return Usage.of(name());
    }

    @Override
    public CommandResult execute(SessionRequest request) throws Exception {
        List<Object> operands = request.operands();
        if (operands.isEmpty()) {
            throw BadInput.missing("the name of a simulator: booksim", "simulator");
        }
        if (!operands.get(0).equals(BOOKSIM)) {
            throw UnknownName.of("simulator", operands.get(0).toString(), List.of(BOOKSIM));
        }
        if (operands.size() != 2) {
            throw BadInput.missing("the name of one file", "file");
        }
        String file = operands.get(1).toString();
        Map<String, String> settings = new LinkedHashMap<>(request.remainingSettings());
        Path path = request.existing(file);
        ImportedRun run = BookSimImport.of(read(path, file), settings);
        if (!run.networkFile().isEmpty()) {
            Path network = request.resolve(path.resolveSibling(run.networkFile()).toString());
            request.execute(
                    "network "
                            + quoted(network.toString())
                            + " name="
                            + quoted(run.network())
                            + " file_format=anynet");
        }
        return evaluate(request, run);
    }

    private static String quoted(String word) {
        return "'" + word.replace("'", "'\\''") + "'";
    }

    private CommandResult evaluate(SessionRequest request, ImportedRun run) {
        RunRequest runRequest =
                RunRequest.of(EvaluationMethod.SIMULATION, run.network(), run.settings());
        try {
            RouterClause router = RouterClause.of(evaluation.evaluator(runRequest).parameters());
            List<Curve> curves =
                    request.runWithProgress(
                            progress ->
                                    evaluation.evaluate(runRequest, progress, request.listener()));
            return CommandResult.of(
                    curves,
                    width ->
                            text(run, width) + CurveText.of(curves, router, width).stripTrailing());
        } catch (BadInput e) {
            boolean isAboutVcs = e.values().keySet().containsAll(List.of("vcs", "routing"));
            if (isAboutVcs && run.leaveVcs()) {
                return evaluate(request, run);
            }
            // what was to be run explains the error
            request.printNotice(text(run, WIDTH).stripTrailing());
            throw e;
        }
    }

    private static String text(ImportedRun run, int width) {
        return TextTable.of(run.table(), width).stripTrailing()
                + "\n\n"
                + run.commandLine()
                + "\n\n";
    }

    private static BookSimConfiguration read(Path path, String file) throws IOException {
        if (Files.size(path) > MAX_BYTES) {
            throw BadInput.because("file", file, file + " is too long for a configuration");
        }
        return BookSimConfiguration.parse(
                file, new String(Files.readAllBytes(path), StandardCharsets.UTF_8));
    }
}
