// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.reference;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.kneepoint.api.format.Table;

/** All meanings of a name: on one screen, in full, and as a table. */
public final class ReferencePage {
    /** Lines of a screen of 24, less one for the prompt. */
    public static final int SCREEN_LINES = 23;

    private final List<ReferenceEntry> entries;

    ReferencePage(List<ReferenceEntry> entries) {
        this.entries = entries;
    }

    /** Returns whether the name has no meaning. */
    public boolean isEmpty() {
        return entries.isEmpty();
    }

    /** Returns a row for each text and each parameter. */
    public Table table() {
        return EntryTable.of(entries);
    }

    /** Returns both layers in lines of at most a width. */
    public String full(int width) {
        List<String> lines = new ArrayList<>();
        for (ReferenceEntry entry : entries) {
            lines.add("");
            lines.addAll(entry.title(width));
            for (Section section : entry.sections()) {
                lines.add("");
                lines.add(section.heading());
                Section.indented(section.body(width - 2)).forEach(lines::add);
            }
        }
        return String.join("\n", lines.subList(1, lines.size()));
    }

    /**
     * Returns the essential layer on one screen, in lines of at most a width. Every section begins
     * in brief; as long as there is room, the first ones are shown in full instead.
     */
    public String screen(int width) {
        List<List<Section>> shown = new ArrayList<>();
        entries.forEach(entry -> shown.add(new ArrayList<>(entry.essential())));
        Set<Section> full = new LinkedHashSet<>();
        boolean dropped = true;
        while (dropped && lines(shown, full, width).size() > SCREEN_LINES) {
            dropped = dropLast(shown);
        }
        for (List<Section> sections : shown) {
            for (Section section : sections) {
                full.add(section);
                if (lines(shown, full, width).size() > SCREEN_LINES) {
                    full.remove(section);
                }
            }
        }
        return String.join("\n", lines(shown, full, width));
    }

    /** Drops the last section of the last entry that has most of them. */
    private static boolean dropLast(List<List<Section>> shown) {
        List<Section> longest = List.of();
        for (List<Section> sections : shown) {
            longest = sections.size() >= longest.size() ? sections : longest;
        }
        return !longest.isEmpty() && longest.remove(longest.size() - 1) != null;
    }

    private List<String> lines(List<List<Section>> shown, Set<Section> full, int width) {
        List<String> lines = new ArrayList<>();
        Set<String> omitted = new LinkedHashSet<>();
        for (int i = 0; i < entries.size(); i++) {
            ReferenceEntry entry = entries.get(i);
            if (i > 0) {
                lines.add("");
            }
            lines.addAll(entry.title(width));
            for (Section section : entry.sections()) {
                boolean isShown = shown.get(i).contains(section);
                boolean inFull = isShown && full.contains(section);
                if (isShown) {
                    lines.addAll(inFull ? section.full(width) : section.brief(width));
                }
                if (!inFull && (!isShown || section.isShortened())) {
                    omitted.add(section.heading());
                }
            }
        }
        if (!omitted.isEmpty()) {
            String more = "describe " + entries.get(0).name() + " all";
            lines.addAll(Section.labelled(more, String.join(", ", omitted), width));
        }
        return lines;
    }
}
