// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.text;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.kneepoint.api.result.Explanation;

/** Merges explanations that differ only in numbers: 3..5 windows. */
final class MergedExplanations {
    private MergedExplanations() {}

    /**
     * Returns one text for all, with ranges in place of the numbers that differ.
     *
     * @param explanations one or more of the same {@linkplain Explanation#textWithoutNumbers shape}
     */
    static String merged(List<Explanation> explanations) {
        List<String> ranges = new ArrayList<>();
        for (int i = 0; i < explanations.get(0).numbers().size(); i++) {
            int place = i;
            ranges.add(range(explanations.stream().map(one -> one.numbers().get(place)).toList()));
        }
        return explanations.get(0).text(ranges);
    }

    private static String range(List<String> numbers) {
        List<String> rising =
                numbers.stream()
                        .sorted(Comparator.comparingDouble(MergedExplanations::value))
                        .toList();
        String least = rising.get(0);
        String greatest = rising.get(rising.size() - 1);
        return least.equals(greatest) ? least : least + ".." + greatest;
    }

    private static double value(String number) {
        return switch (number) {
            case "nan" -> Double.NaN;
            case "inf" -> Double.POSITIVE_INFINITY;
            case "-inf" -> Double.NEGATIVE_INFINITY;
            default -> Double.parseDouble(number);
        };
    }
}
