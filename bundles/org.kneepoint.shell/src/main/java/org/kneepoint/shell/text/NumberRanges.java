// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.text;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Sentences that differ in their numbers only, as one: 3 windows and 5 windows, 3..5 windows. */
final class NumberRanges {
    private static final Pattern NUMBER = Pattern.compile("-?[0-9]+(\\.[0-9]+)?(e-?[0-9]+)?");

    private NumberRanges() {}

    /** Returns what sentences have in common that differ in their numbers only. */
    static String pattern(String sentence) {
        return NUMBER.matcher(sentence).replaceAll("#");
    }

    /**
     * Returns one sentence for all, with the least and the greatest of the numbers that differ.
     *
     * @param sentences one or more of the same {@linkplain #pattern pattern}
     */
    static String merged(List<String> sentences) {
        List<List<String>> numbers = sentences.stream().map(NumberRanges::numbers).toList();
        Matcher places = NUMBER.matcher(sentences.get(0));
        StringBuilder merged = new StringBuilder();
        for (int i = 0; places.find(); i++) {
            int place = i;
            List<String> there = numbers.stream().map(all -> all.get(place)).toList();
            places.appendReplacement(merged, Matcher.quoteReplacement(range(there)));
        }
        return places.appendTail(merged).toString();
    }

    private static List<String> numbers(String sentence) {
        List<String> numbers = new ArrayList<>();
        Matcher places = NUMBER.matcher(sentence);
        while (places.find()) {
            numbers.add(places.group());
        }
        return numbers;
    }

    private static String range(List<String> numbers) {
        List<String> rising =
                numbers.stream().sorted(Comparator.comparingDouble(Double::parseDouble)).toList();
        String least = rising.get(0);
        String greatest = rising.get(rising.size() - 1);
        return least.equals(greatest) ? least : least + ".." + greatest;
    }
}
