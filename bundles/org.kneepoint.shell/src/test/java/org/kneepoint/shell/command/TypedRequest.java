// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.file.Path;
import java.util.Arrays;
import org.apache.felix.gogo.runtime.CommandProcessorImpl;
import org.apache.felix.service.command.CommandSession;
import org.kneepoint.shell.RenderedResult;

/** What gogo hands to a command, without the shell around it. */
final class TypedRequest {
    private TypedRequest() {}

    static CommandSession session(Path folder) {
        CommandSession session =
                new CommandProcessorImpl(null)
                        .createSession(
                                new ByteArrayInputStream(new byte[0]),
                                new ByteArrayOutputStream(),
                                new ByteArrayOutputStream());
        session.currentDir(folder);
        return session;
    }

    static SessionRequest request(Object... arguments) {
        return request(Path.of(""), arguments);
    }

    static SessionRequest request(Path folder, Object... arguments) {
        return SessionRequest.of(
                session(folder.toAbsolutePath()), Arrays.asList(arguments), RenderedResult.FORMATS);
    }
}
