// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.support;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.kneepoint.api.scenario.Description;

/**
 * Descriptions kept as Markdown beside the class that they describe.
 *
 * <p>The text before the first heading is the summary. {@code ## Source}, {@code ## Validity} and
 * {@code ## Verification} begin a section of text, of which line breaks do not count; {@code ##
 * Variants} has an item {@code - `name`: meaning} for each variant, the default first; {@code ##
 * Accuracy} has one table. Every section may be left out.
 */
public final class DescriptionResource {
    private static final Pattern VARIANT = Pattern.compile("(?m)^- `([^`]+)`: ");

    private DescriptionResource() {}

    /**
     * Reads a description.
     *
     * @param beside class in whose package the file lies
     * @param file name of the file
     * @throws IllegalArgumentException if there is no such file, or a section has another heading
     */
    public static Description read(Class<?> beside, String file) {
        String[] sections = ResourceText.of(beside, file).split("(?m)^## ");
        Description description = Description.of(joined(sections[0]));
        for (String section : List.of(sections).subList(1, sections.length)) {
            String[] parts = section.split("\n", 2);
            description = with(description, parts[0].strip(), parts[1]);
        }
        return description;
    }

    private static Description with(Description description, String heading, String text) {
        return switch (heading) {
            case "Source" -> description.source(joined(text));
            case "Validity" -> description.validity(joined(text));
            case "Verification" -> description.verification(joined(text));
            case "Variants" -> variants(description, text);
            case "Accuracy" -> description.accuracy(table(text));
            default -> throw new IllegalArgumentException("no section " + heading);
        };
    }

    private static Description variants(Description description, String text) {
        Description result = description;
        Matcher names = VARIANT.matcher(text);
        boolean found = names.find();
        while (found) {
            String name = names.group(1);
            int begin = names.end();
            found = names.find();
            String meaning = text.substring(begin, found ? names.start() : text.length());
            result = result.variant(name, joined(meaning));
        }
        return result;
    }

    /** Returns the rows without the line below the column heads. */
    private static List<List<String>> table(String text) {
        return text.lines()
                .filter(line -> line.startsWith("|") && !line.startsWith("|-"))
                .map(line -> line.substring(1, line.lastIndexOf('|')).split("\\|", -1))
                .map(cells -> Stream.of(cells).map(String::strip).toList())
                .toList();
    }

    private static String joined(String text) {
        return text.strip().replaceAll("\\s+", " ");
    }
}
