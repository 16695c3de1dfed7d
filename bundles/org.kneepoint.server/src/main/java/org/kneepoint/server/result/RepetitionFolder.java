// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.result;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.StringJoiner;
import org.kneepoint.study.format.CsvCodec;
import org.kneepoint.support.ResourceText;
import org.kneepoint.viewer.rest.Reply;

/**
 * A selection as a folder that computes it again elsewhere: study files, a script with the command
 * lines, the values expected, and what is known of the results.
 */
final class RepetitionFolder {
    /** The folder of the values that the results have. */
    static final String EXPECTED = "expected/";

    /** The folder of the values that the script computes. */
    static final String ACTUAL = "actual/";

    private static final String TABLE = ".csv";

    private final FileSet files = new FileSet();
    private final StringJoiner script = new StringJoiner("\n", "", "\n");
    private final StringJoiner comparison = new StringJoiner("\n", "", "\n");

    private RepetitionFolder() {}

    /** Returns the files of a selection. */
    static FileSet of(Selection selection) {
        RepetitionFolder folder = new RepetitionFolder();
        folder.files.add("README.txt", ResourceText.of(RepetitionFolder.class, "repetition.txt"));
        folder.script.add("# Computes the results of this folder again, run in this folder.");
        folder.comparison.add("# Compares curves with those expected, after rerun.kp.");
        List<Map<String, Object>> headings = new ArrayList<>();
        for (int i = 0; i < selection.entries().size(); i++) {
            Selection.Entry entry = selection.entries().get(i);
            String name = "%02d-%s".formatted(i + 1, fileName(entry.result().heading().name()));
            headings.add(folder.add(name, entry));
        }
        folder.files.add("rerun.kp", folder.script.toString());
        folder.files.add("compare.kp", folder.comparison.toString());
        folder.files.add("results.json", Reply.text(Map.of("results", headings)));
        folder.files.add(ACTUAL + "README.txt", "The tables that rerun.kp writes.\n");
        return folder.files;
    }

    private Map<String, Object> add(String name, Selection.Entry entry) {
        List<Repetition> repetitions = Repetition.of(name, entry);
        script.add("").add("# " + name + ", result " + entry.result().link());
        if (repetitions.isEmpty()) {
            script.add("# cannot be repeated alone: its command line uses variables or files");
        }
        repetitions.forEach(this::add);
        files.add("contents/" + name + ".json", Reply.text(StoredJson.content(entry.content())));
        Map<String, Object> heading = StoredJson.of(entry.result());
        heading.put("file", name);
        heading.put("repetitions", repetitions.stream().map(Repetition::name).toList());
        return heading;
    }

    private void add(Repetition repetition) {
        String table = repetition.name() + TABLE;
        script.add(repetition.statement() + " out=" + ACTUAL + table);
        files.add(EXPECTED + table, CsvCodec.write(repetition.expected()));
        repetition
                .study()
                .ifPresent(text -> files.add("studies/" + repetition.name() + ".study", text));
        // compare takes the first curve of all as the reference
        if (repetition.curves() == 1) {
            comparison.add("compare " + EXPECTED + table + " " + ACTUAL + table);
        }
    }

    private static String fileName(String name) {
        String plain = name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
        String shortened = plain.substring(0, Math.min(plain.length(), 40));
        return shortened.replaceAll("^-|-$", "").isEmpty()
                ? "result"
                : shortened.replaceAll("^-|-$", "");
    }
}
