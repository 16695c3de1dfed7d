// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.text;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.CurveAttributes;
import org.kneepoint.api.scenario.Decimal;

/**
 * Notes on silent terminals, such as those on the diagonal of a mesh under {@code transpose}: they
 * bound the throughput, which is a mean over all terminals.
 */
public final class SilentTerminals {
    private static final int DIGITS = 4;

    private SilentTerminals() {}

    /** Returns the distinct notes of some curves, a line each. */
    public static List<String> notes(List<Curve> curves) {
        return curves.stream()
                .map(SilentTerminals::note)
                .flatMap(Optional::stream)
                .distinct()
                .toList();
    }

    private static Optional<String> note(Curve curve) {
        OptionalDouble silent = curve.attribute(CurveAttributes.SILENT_TERMINALS);
        OptionalDouble nodes = curve.attribute(CurveAttributes.NODES);
        if (silent.isEmpty() || nodes.isEmpty()) {
            return Optional.empty();
        }
        double share = 1 - silent.getAsDouble() / nodes.getAsDouble();
        String pattern = curve.commonSettings().get("pattern");
        return Optional.of(
                Decimal.format(silent.getAsDouble())
                        + " of "
                        + Decimal.format(nodes.getAsDouble())
                        + " terminals are silent"
                        + (pattern == null ? "" : " with pattern=" + pattern)
                        + ": throughput, a mean over all terminals, is at most "
                        + Decimal.round(share, DIGITS)
                        + " of the load");
    }
}
