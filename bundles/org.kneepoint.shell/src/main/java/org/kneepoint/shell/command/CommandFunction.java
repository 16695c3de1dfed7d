// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Function;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.shell.text.FormattedResult;
import org.kneepoint.shell.text.InstalledFormats;
import org.kneepoint.study.plugin.PlugInBundles;
import org.kneepoint.study.plugin.PlugInCalls;
import org.kneepoint.study.session.PresentJob;
import org.kneepoint.study.session.UserFiles;

/**
 * A command as a gogo function. It receives its arguments as typed, so that errors are reported by
 * the command, not by gogo.
 *
 * @param maker creates the command
 * @param formats result formats
 */
public record CommandFunction(Supplier<Command> maker, InstalledFormats formats)
        implements Function {
    /** The scope of all commands. */
    public static final String SCOPE = "kneepoint";

    @Override
    public FormattedResult execute(CommandSession session, List<Object> arguments)
            throws Exception {
        int job = SessionRequest.job(session);
        UserFiles files = SessionRequest.files(session);
        return SessionRequest.caller(session)
                .call(
                        () ->
                                files.call(
                                        () ->
                                                PresentJob.call(
                                                        job, () -> answer(session, arguments))));
    }

    private FormattedResult answer(CommandSession session, List<Object> arguments)
            throws Exception {
        Command command = maker.get();
        if (HelpPage.isAskedFor(arguments)) {
            return new FormattedResult(HelpPage.of(command, formats), formats);
        }
        SessionRequest request = SessionRequest.of(session, arguments, formats);
        request.readParameters(command);
        return request.deliver(answer(command, request));
    }

    /** Errors in a drop-in bundle name the bundle. */
    private static CommandResult answer(Command command, SessionRequest request) throws Exception {
        try {
            return Objects.requireNonNull(command.execute(request), "execute() is null");
        } catch (BadInput e) {
            throw e;
        } catch (OutOfMemoryError
                | RuntimeException
                | LinkageError
                | StackOverflowError
                | AssertionError e) {
            if (PlugInBundles.isShipped(command)) {
                throw e;
            }
            throw new IllegalStateException(
                    "command "
                            + command.name()
                            + " of "
                            + PlugInBundles.name(command)
                            + " failed: "
                            + PlugInCalls.firstCause(e),
                    e);
        }
    }
}
