// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.support;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.kneepoint.api.scenario.Description;

/**
 * Descriptions kept as Markdown beside the class that they describe.
 *
 * <p>The text before the first heading is the summary. {@code ## Example}, {@code ## Source},
 * {@code ## Validity} and {@code ## Verification} begin a section of text, of which line breaks do
 * not count; {@code ## Variants} has an item {@code - `name`: meaning} for each variant, the
 * default first; {@code ## Accuracy} has one table. Every section may be left out.
 */
public final class DescriptionResource {
    /** By class, with which they are unloaded, and file. */
    private static final ClassValue<Map<String, Description>> READ =
            new ClassValue<>() {
                @Override
                protected Map<String, Description> computeValue(Class<?> beside) {
                    return new ConcurrentHashMap<>();
                }
            };

    private static final String HEADING = "## ";
    private static final String ITEM = "- `";
    private static final String ITEM_END = "`: ";

    private DescriptionResource() {}

    /**
     * Returns a description, read once.
     *
     * @param beside class in whose package the file lies
     * @param file name of the file
     * @throws IllegalArgumentException if there is no such file, or a section has another heading
     */
    public static Description read(Class<?> beside, String file) {
        return READ.get(beside).computeIfAbsent(file, name -> parse(ResourceText.of(beside, name)));
    }

    private static Description parse(String text) {
        List<List<String>> sections = sections(text.lines().toList());
        Description description = Description.of(text(sections.get(0)));
        for (List<String> section : sections.subList(1, sections.size())) {
            String heading = section.get(0).substring(HEADING.length()).strip();
            description = with(description, heading, section.subList(1, section.size()));
        }
        return description;
    }

    /** Splits lines before each heading. */
    private static List<List<String>> sections(List<String> lines) {
        List<List<String>> sections = new ArrayList<>();
        sections.add(new ArrayList<>());
        for (String line : lines) {
            if (line.startsWith(HEADING)) {
                sections.add(new ArrayList<>());
            }
            sections.get(sections.size() - 1).add(line);
        }
        return sections;
    }

    private static Description with(Description description, String heading, List<String> lines) {
        return switch (heading) {
            case "Example" -> description.example(text(lines));
            case "Source" -> description.source(text(lines));
            case "Validity" -> description.validity(text(lines));
            case "Verification" -> description.verification(text(lines));
            case "Variants" -> variants(description, lines);
            case "Accuracy" -> description.accuracy(table(lines));
            default -> throw new IllegalArgumentException("no section " + heading);
        };
    }

    private static Description variants(Description description, List<String> lines) {
        Description result = description;
        for (int begin = nextItem(lines, 0); begin < lines.size(); ) {
            int end = nextItem(lines, begin + 1);
            String item = text(lines.subList(begin, end));
            int colon = item.indexOf(ITEM_END);
            result =
                    result.variant(
                            item.substring(ITEM.length(), colon),
                            item.substring(colon + ITEM_END.length()));
            begin = end;
        }
        return result;
    }

    private static int nextItem(List<String> lines, int from) {
        int line = from;
        while (line < lines.size() && !lines.get(line).startsWith(ITEM)) {
            line++;
        }
        return line;
    }

    /** Returns the rows without the line below the column heads. */
    static List<List<String>> table(List<String> lines) {
        return lines.stream()
                .filter(line -> line.startsWith("|") && !line.startsWith("|-"))
                .map(line -> line.substring(1, line.lastIndexOf('|')).split("\\|", -1))
                .map(cells -> Stream.of(cells).map(String::strip).toList())
                .toList();
    }

    private static String text(List<String> lines) {
        return lines.stream()
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .collect(Collectors.joining(" "));
    }
}
