// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.account.command;

import java.util.List;
import org.kneepoint.api.command.CommandRequest;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.session.PresentJob;
import org.kneepoint.support.UnknownName;

/** The operands of a request, read from left to right. */
final class Words {
    private final CommandRequest request;
    private int read;

    Words(CommandRequest request) {
        this.request = request;
    }

    boolean hasNext() {
        return read < request.operands().size();
    }

    /**
     * Returns the next word.
     *
     * @param what its name in an error
     */
    String next(String what) {
        if (!hasNext() || !(request.operands().get(read) instanceof CharSequence word)) {
            throw BadInput.missing("the " + what, what);
        }
        read++;
        return word.toString();
    }

    /** Returns the next word, one of a list; the first of the list if there is none. */
    String action(String command, List<String> actions) {
        if (!hasNext()) {
            return actions.get(0);
        }
        String word = next("action");
        if (!actions.contains(word)) {
            throw UnknownName.of("command of " + command, word, actions);
        }
        return word;
    }

    /** Returns the next word, a number. */
    long number(String what) {
        String word = next(what);
        try {
            return Long.parseLong(word);
        } catch (NumberFormatException e) {
            throw BadInput.notAllowed(what, word, "a number");
        }
    }

    /** Returns all further words, separated by blanks. */
    String rest(String what) {
        StringBuilder words = new StringBuilder(next(what));
        while (hasNext()) {
            words.append(' ').append(next(what));
        }
        return words.toString();
    }

    /** Rejects further words, and settings that were not taken. */
    void end() {
        if (hasNext()) {
            Object given = request.operands().get(read);
            throw BadInput.because("operand", given, "unexpected operand: " + given);
        }
        request.requireNoSettings();
    }

    /**
     * As {@link #end}, before a secret is made and returned: what a job returns is stored.
     *
     * @throws BadInput in a job of the queue
     */
    void endBeforeSecret(String command) {
        end();
        if (PresentJob.number() > 0) {
            throw BadInput.because(
                    "command",
                    command,
                    "a job stores what it returns, and this returns a secret: use the page, or"
                            + " SSH without &");
        }
    }

    /** Returns an integer setting that is taken. */
    int takeInteger(String parameter, int otherwise) {
        String text = request.takeParameter(parameter).orElse("" + otherwise);
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            throw BadInput.notAllowed(parameter, text, "an integer");
        }
    }
}
