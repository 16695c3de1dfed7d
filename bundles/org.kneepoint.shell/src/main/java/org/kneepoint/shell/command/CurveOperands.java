// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.shell.text.FormattedResult;
import org.kneepoint.study.format.CsvCodec;
import org.kneepoint.study.format.CurveTableReader;

/** The curves of operands: results of other commands, or CSV files. */
final class CurveOperands {
    private CurveOperands() {}

    /**
     * Returns all curves in the order of the operands.
     *
     * @throws BadInput if there are none, or an operand holds no curves
     * @throws IOException if a file cannot be read
     */
    static List<Curve> of(SessionRequest request) throws IOException {
        List<Curve> curves = new ArrayList<>();
        for (Object operand : request.operands()) {
            add(request, operand, curves);
        }
        if (curves.isEmpty()) {
            throw BadInput.missing(
                    "curves (a variable, a command in parentheses or a CSV file)", "curves");
        }
        return curves;
    }

    private static void add(SessionRequest request, Object operand, List<Curve> curves)
            throws IOException {
        if (operand instanceof CommandResult answer && !answer.curves().isEmpty()) {
            curves.addAll(answer.curves());
        } else if (operand instanceof FormattedResult formatted) {
            add(request, formatted.answer(), curves);
        } else if (operand instanceof Collection<?> several) {
            for (Object one : several) {
                add(request, one, curves);
            }
        } else if (operand instanceof CharSequence file) {
            curves.addAll(read(request.existing(file.toString()), file.toString()));
        } else {
            throw BadInput.because(
                    "curves",
                    operand,
                    "the operand holds no curves: give a result of solve or simulate, or a CSV"
                            + " file");
        }
    }

    private static List<Curve> read(Path file, String name) throws IOException {
        try {
            List<Curve> curves = CurveTableReader.read(CsvCodec.read(Files.readString(file)), name);
            if (curves.isEmpty()) {
                throw BadInput.because("file", name, "it has a header and no rows");
            }
            return curves;
        } catch (MalformedInputException e) {
            throw BadInput.because("file", name, name + " is not a CSV file in UTF-8");
        } catch (BadInput e) {
            throw e.at(name);
        }
    }
}
