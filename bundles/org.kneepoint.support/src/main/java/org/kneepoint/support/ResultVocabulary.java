// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.support;

import java.util.List;

/**
 * Meanings of statuses, validities, columns and settings that no plug-in declares, from {@code
 * vocabulary.md}; a name has a row for each meaning.
 */
public final class ResultVocabulary {
    private static final String ANY = "*";
    private static final List<Term> TERMS = read();

    private ResultVocabulary() {}

    /**
     * A name with a meaning.
     *
     * @param kind what has the name, such as {@code status}
     * @param name as written; a star stands for any letters
     * @param meaning without a full stop
     */
    public record Term(String kind, String name, String meaning) {
        private boolean isFamily() {
            return name.contains(ANY);
        }

        private boolean contains(String other) {
            int star = name.indexOf(ANY);
            return isFamily()
                    && other.length() >= name.length()
                    && other.startsWith(name.substring(0, star))
                    && other.endsWith(name.substring(star + 1));
        }
    }

    /** Returns the names, without those that stand for several. */
    public static List<String> names() {
        return TERMS.stream().filter(term -> !term.isFamily()).map(Term::name).toList();
    }

    /** Returns the terms of exactly this name, which may be none. */
    public static List<Term> find(String name) {
        return TERMS.stream().filter(term -> term.name().equals(name) && !term.isFamily()).toList();
    }

    /** Returns the terms whose name stands for this one, which may be none. */
    public static List<Term> families(String name) {
        return TERMS.stream().filter(term -> term.contains(name)).toList();
    }

    private static List<Term> read() {
        String text = ResourceText.of(ResultVocabulary.class, "vocabulary.md");
        return DescriptionResource.table(text.lines().toList()).stream()
                .skip(1)
                .map(row -> new Term(row.get(0), row.get(1), row.get(2)))
                .toList();
    }
}
