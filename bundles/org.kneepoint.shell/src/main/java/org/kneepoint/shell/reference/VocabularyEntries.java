// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.reference;

import java.util.Collection;
import java.util.List;
import org.kneepoint.support.ResultVocabulary;

/** Statuses, validities, and the columns that are no figures. */
final class VocabularyEntries implements ReferenceSource {
    @Override
    public Collection<String> names() {
        return ResultVocabulary.names();
    }

    @Override
    public List<ReferenceEntry> entries(String name) {
        return entries(name, ResultVocabulary.find(name));
    }

    /** Returns the entries of the names with a star that stand for a name. */
    static List<ReferenceEntry> ofFamilies(String name) {
        return entries(name, ResultVocabulary.families(name));
    }

    private static List<ReferenceEntry> entries(String name, List<ResultVocabulary.Term> terms) {
        return terms.stream()
                .map(term -> ReferenceEntry.of(term.kind(), name, term.meaning()))
                .toList();
    }
}
