// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.support;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.result.Validity;

class ResultVocabularyTest {
    private static List<String> kinds(List<ResultVocabulary.Term> terms) {
        return terms.stream().map(ResultVocabulary.Term::kind).toList();
    }

    @Test
    void everyStatusAndValidityHasOneMeaning() {
        for (Status status : Status.values()) {
            assertEquals(List.of("status"), kinds(ResultVocabulary.find(status.label())));
        }
        for (Validity validity : Validity.values()) {
            assertEquals(List.of("validity"), kinds(ResultVocabulary.find(validity.label())));
        }
    }

    @Test
    void nameMayHaveSeveralMeanings() {
        assertEquals(1, ResultVocabulary.find("reason").size());
        assertEquals(2, ResultVocabulary.find("method").size());
        assertEquals(2, ResultVocabulary.find("simulator").size());
        assertEquals(List.of(), ResultVocabulary.find("no such name"));
    }

    @Test
    void starStandsForLetters() {
        assertEquals(1, ResultVocabulary.families("waiting_3").size());
        assertEquals(List.of(), ResultVocabulary.families("waiting"));
        assertEquals(List.of(), ResultVocabulary.find("waiting_*"));
        assertFalse(ResultVocabulary.names().stream().anyMatch(name -> name.contains("*")));
    }
}
