// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import org.kneepoint.api.scenario.Decimal;
import org.kneepoint.study.saturation.SaturationResult;

/** The saturation of a network as a sentence. */
final class SaturationSummary {
    private static final int DIGITS = 5;
    private static final int FEW = 2;

    private SaturationSummary() {}

    /**
     * Returns the sentence.
     *
     * @param varying parameters that differ among the results
     */
    static String of(SaturationResult result, List<String> varying) {
        String interval = interval(result);
        String note = result.note();
        String what =
                interval.isEmpty() || note.isEmpty() ? interval + note : interval + "; " + note;
        return subject(result, varying) + ": " + what + effort(result.effort());
    }

    private static String subject(SaturationResult result, List<String> varying) {
        String text =
                varying.stream()
                        .filter(result.settings()::containsKey)
                        .map(name -> " " + name + "=" + result.settings().get(name))
                        .collect(Collectors.joining());
        return result.network() + text + " by " + result.method().label();
    }

    private static String interval(SaturationResult result) {
        OptionalDouble low = result.low();
        OptionalDouble high = result.high();
        if (high.isEmpty()) {
            return "";
        }
        String to = text(high, DIGITS);
        if (low.isEmpty()) {
            return "saturated at load " + to + accepted(result);
        }
        String from = text(low, DIGITS);
        String where = from.equals(to) ? "at load " + to : "between load " + from + " and " + to;
        return "saturates " + where + accepted(result);
    }

    private static String accepted(SaturationResult result) {
        if (result.throughput().isEmpty()) {
            return "";
        }
        OptionalDouble halfWidth = result.throughputHalfWidth();
        return ", accepted throughput "
                + text(result.throughput(), DIGITS)
                + (halfWidth.isPresent() ? " +- " + text(halfWidth, FEW) : "");
    }

    private static String effort(SaturationResult.SearchEffort effort) {
        if (effort.points() == 0) {
            return "";
        }
        String cycles = effort.cycles() > 0 ? effort.cycles() + " cycles, " : "";
        return " ("
                + effort.points()
                + (effort.points() == 1 ? " point, " : " points, ")
                + cycles
                + Decimal.round(effort.seconds(), FEW)
                + " s)";
    }

    private static String text(OptionalDouble value, int digits) {
        return Decimal.round(value.getAsDouble(), digits);
    }
}
