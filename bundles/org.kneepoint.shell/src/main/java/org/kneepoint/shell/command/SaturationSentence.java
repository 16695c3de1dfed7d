// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import org.kneepoint.api.scenario.Decimal;
import org.kneepoint.study.saturation.SaturationResult;

/** Where a network saturates, in words. */
final class SaturationSentence {
    private static final int DIGITS = 5;
    private static final int FEW = 2;

    private SaturationSentence() {}

    /**
     * Returns the sentence.
     *
     * @param varying the words that tell this finding from others
     */
    static String of(SaturationResult finding, List<String> varying) {
        String interval = interval(finding);
        String note = finding.note();
        String what =
                interval.isEmpty() || note.isEmpty() ? interval + note : interval + "; " + note;
        return subject(finding, varying) + ": " + what + effort(finding.effort());
    }

    private static String subject(SaturationResult finding, List<String> varying) {
        String words =
                varying.stream()
                        .filter(finding.settings()::containsKey)
                        .map(word -> " " + word + "=" + finding.settings().get(word))
                        .collect(Collectors.joining());
        return finding.network() + words + " by " + finding.method().word();
    }

    private static String interval(SaturationResult finding) {
        OptionalDouble low = finding.low();
        OptionalDouble high = finding.high();
        if (high.isEmpty()) {
            return "";
        }
        String to = text(high, DIGITS);
        if (low.isEmpty()) {
            return "is saturated at load " + to + accepted(finding);
        }
        String from = text(low, DIGITS);
        String where = from.equals(to) ? "at load " + to : "between load " + from + " and " + to;
        return "saturates " + where + accepted(finding);
    }

    private static String accepted(SaturationResult finding) {
        if (finding.throughput().isEmpty()) {
            return "";
        }
        OptionalDouble halfWidth = finding.throughputHalfWidth();
        return ", and then accepts "
                + text(finding.throughput(), DIGITS)
                + (halfWidth.isPresent() ? " +- " + text(halfWidth, FEW) : "");
    }

    private static String effort(SaturationResult.SearchEffort effort) {
        if (effort.points() == 0) {
            return "";
        }
        String messages = effort.messages() > 0 ? effort.messages() + " messages, " : "";
        return " ("
                + effort.points()
                + (effort.points() == 1 ? " point, " : " points, ")
                + messages
                + Decimal.round(effort.seconds(), FEW)
                + " s)";
    }

    private static String text(OptionalDouble value, int digits) {
        return Decimal.round(value.getAsDouble(), digits);
    }
}
