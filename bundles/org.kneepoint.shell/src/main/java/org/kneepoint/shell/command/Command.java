// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.util.List;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Function;
import org.kneepoint.shell.text.Answer;

/**
 * A command. It takes its arguments as they were typed and reads them itself, so that every mistake
 * gets an answer in the user's terms rather than in gogo's.
 */
public interface Command extends Function {
    /** The scope of all commands. */
    String SCOPE = "kneepoint";

    /** Returns the name. */
    String name();

    /** Returns what it does in one line. */
    String summary();

    /** Returns how it is called, one form per line, followed by what the words mean. */
    String usage();

    /**
     * Does the work.
     *
     * @throws org.kneepoint.api.scenario.BadInput if the request is wrong
     * @throws Exception if the machine or a plug-in fails
     */
    Answer answer(Request request) throws Exception;

    /**
     * Proposes what the word that is being typed may become.
     *
     * @param typed the complete words before it, the command's name left out
     * @param word what is typed of it
     * @return proposals; one that ends in = wants a value
     */
    default List<String> proposals(List<String> typed, String word) {
        return List.of();
    }

    @Override
    default Object execute(CommandSession session, List<Object> arguments) throws Exception {
        if (HelpPage.isAskedFor(arguments)) {
            return HelpPage.of(this);
        }
        Request request = Request.of(session, arguments);
        return request.deliver(answer(request));
    }
}
