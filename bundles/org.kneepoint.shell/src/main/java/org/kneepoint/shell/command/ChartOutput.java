// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.io.IOException;
import java.util.List;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.result.Curve;

/** Where a chart is drawn: a file or the terminal. */
interface ChartOutput {
    /**
     * Draws a chart.
     *
     * @param curves the curves of the result; empty for a network
     */
    CommandResult show(List<Curve> curves, Drawing drawing) throws IOException;
}
