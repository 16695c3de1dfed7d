// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.result;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.kneepoint.api.command.CommandRequest;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.format.AtomicFile;
import org.kneepoint.study.format.CsvCodec;
import org.kneepoint.study.session.Caller;

/** {@code result export} and {@code result verify}. */
final class ResultExport {
    private static final String CSV = ".csv";

    private final Results results;

    ResultExport(Results results) {
        this.results = results;
    }

    CommandResult execute(CommandRequest request) throws IOException {
        Optional<String> typed = request.takeParameter("typed");
        Optional<String> folder = request.takeParameter("folder");
        Optional<String> zip = request.takeParameter("zip");
        if (List.of(typed, folder, zip).stream().filter(Optional::isPresent).count() > 1) {
            throw BadInput.exclusive(List.of("typed", "folder", "zip"));
        }
        ResultFilter filter = ResultsCommand.filter(request, 1);
        Selection selection = Selection.of(results, Caller.current(), filter);
        if (typed.isPresent()) {
            return typed(request, typed.get(), selection);
        }
        if (folder.isPresent()) {
            Path path = request.resolve(folder.get());
            RepetitionFolder.of(selection).writeFolder(path, request.displayPath(path));
            return written(request, path);
        }
        if (zip.isPresent()) {
            Path path = request.resolve(zip.get());
            byte[] bytes = RepetitionFolder.of(selection).zip("results");
            AtomicFile.write(path, out -> out.write(bytes));
            return written(request, path);
        }
        Table points = PointTable.of(selection);
        noteOthers(request, selection);
        return CommandResult.of(points);
    }

    private static CommandResult typed(CommandRequest request, String file, Selection selection)
            throws IOException {
        if (!file.endsWith(CSV)) {
            throw BadInput.of("typed", file, ": the name must end in .csv");
        }
        Path path = request.resolve(file);
        Path schema =
                request.resolve(file.substring(0, file.length() - CSV.length()) + ".schema.json");
        Table points = PointTable.of(selection);
        AtomicFile.write(path, CsvCodec.write(points));
        AtomicFile.write(schema, TypedTable.of(points, selection.curves()).schema());
        noteOthers(request, selection);
        written(request, path);
        return written(request, schema);
    }

    private static void noteOthers(CommandRequest request, Selection selection) {
        long others =
                selection.entries().stream()
                        .filter(entry -> entry.content().curves().isEmpty())
                        .count();
        if (others > 0) {
            request.printNotice("without the results that are no curves: " + others);
        }
    }

    private static CommandResult written(CommandRequest request, Path path) {
        request.printNotice("wrote " + request.displayPath(path));
        return CommandResult.none();
    }

    CommandResult verify(CommandRequest request, String folder) throws IOException {
        request.requireNoSettings();
        Table comparison = ValueComparison.of(request.resolve(folder), folder);
        CommandResult result = CommandResult.of(comparison);
        return ValueComparison.isEqual(comparison)
                ? result
                : result.withFault("the values computed are not those expected");
    }
}
