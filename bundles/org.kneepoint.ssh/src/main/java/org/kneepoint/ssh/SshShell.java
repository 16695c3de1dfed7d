// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.ssh;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.kneepoint.server.access.Authentication;
import org.kneepoint.server.access.RemoteShell;
import org.kneepoint.server.access.UserSessions;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.osgi.service.log.LogLevel;
import org.osgi.service.log.Logger;
import org.osgi.service.log.LoggerFactory;
import org.osgi.service.log.admin.LoggerAdmin;
import org.osgi.service.log.admin.LoggerContext;

/** The shell over SSH, by Apache MINA SSHD. */
@Component
public final class SshShell implements RemoteShell {
    private static final String LIBRARY = "org.apache.sshd";

    private final Logger log;

    /** Writes who comes and goes to a log. */
    @Activate
    public SshShell(
            @Reference(service = LoggerFactory.class) Logger log, @Reference LoggerAdmin levels) {
        this.log = log;
        quieten(levels.getLoggerContext(null));
    }

    /** Warnings of the library repeat what strangers send; a level that is set remains. */
    private static void quieten(LoggerContext context) {
        Map<String, LogLevel> levels = new HashMap<>(context.getLogLevels());
        levels.putIfAbsent(LIBRARY, LogLevel.ERROR);
        context.setLogLevels(levels);
    }

    @Override
    public String prepare(Path hostKey) throws IOException {
        return HostKey.of(hostKey).fingerprint();
    }

    @Override
    public Service listen(Settings settings, Authentication authentication, UserSessions sessions)
            throws IOException {
        HostKey key = HostKey.of(settings.hostKey());
        SshPort port = new SshPort(settings, key, authentication, sessions, log);
        port.open();
        log.info(
                "SSH listens on {} port {}, host key {}",
                settings.address(),
                port.port(),
                key.fingerprint());
        return port;
    }
}
