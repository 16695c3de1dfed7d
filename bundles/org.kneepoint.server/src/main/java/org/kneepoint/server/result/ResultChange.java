// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.result;

import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.kneepoint.api.scenario.BadInput;

/**
 * A change of what may change of a stored result; what is empty stays.
 *
 * @param name new name
 * @param labels all labels
 * @param note new note
 * @param sharing new sharing
 */
public record ResultChange(
        Optional<String> name,
        Optional<List<String>> labels,
        Optional<String> note,
        Optional<Sharing> sharing) {
    /** Changes nothing. */
    public static final ResultChange NONE =
            new ResultChange(
                    Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());

    private static final int LONGEST_NOTE = 10_000;
    private static final int LONGEST_LABEL = 50;
    private static final int MOST_LABELS = 20;

    /**
     * Checks the texts.
     *
     * @throws BadInput if one is too long or has control characters, a name or label begins as a
     *     formula does, or there are too many labels
     */
    public ResultChange {
        name.ifPresent(text -> PlainText.requireName("name", text, StoredResult.LONGEST_NAME));
        note.ifPresent(text -> PlainText.requireLines("note", text, LONGEST_NOTE));
        labels = labels.map(ResultChange::checked);
    }

    private static List<String> checked(List<String> given) {
        TreeSet<String> labels = new TreeSet<>();
        for (String label : given) {
            labels.add(PlainText.requireName("label", label.strip(), LONGEST_LABEL));
        }
        labels.remove("");
        if (labels.size() > MOST_LABELS) {
            throw BadInput.because(
                    "labels", labels.size(), "a result has at most " + MOST_LABELS + " labels");
        }
        return List.copyOf(labels);
    }

    /** A copy that sets the name. */
    public ResultChange name(String text) {
        return new ResultChange(Optional.of(text), labels, note, sharing);
    }

    /** A copy that sets all labels, which are sorted; blank ones are left out. */
    public ResultChange labels(List<String> texts) {
        return new ResultChange(name, Optional.of(texts), note, sharing);
    }

    /** A copy that sets the note. */
    public ResultChange note(String text) {
        return new ResultChange(name, labels, Optional.of(text), sharing);
    }

    /** A copy that sets the sharing. */
    public ResultChange sharing(Sharing who) {
        return new ResultChange(name, labels, note, Optional.of(who));
    }

    /** Returns a changed copy of a result. */
    StoredResult of(StoredResult result) {
        return new StoredResult(
                result.link(),
                result.owner(),
                result.time(),
                result.job(),
                name.map(result.heading()::named).orElse(result.heading()),
                labels.orElse(result.labels()),
                note.orElse(result.note()),
                sharing.orElse(result.sharing()),
                result.bytes(),
                result.removal());
    }
}
