// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.ssh;

import java.io.IOException;
import java.net.BindException;
import java.time.Duration;
import java.util.Optional;
import org.apache.sshd.common.SshConstants;
import org.apache.sshd.common.keyprovider.KeyPairProvider;
import org.apache.sshd.common.session.Session;
import org.apache.sshd.common.session.SessionDisconnectHandler;
import org.apache.sshd.common.session.helpers.TimeoutIndicator;
import org.apache.sshd.common.session.helpers.TimeoutIndicator.TimeoutStatus;
import org.apache.sshd.server.SshServer;
import org.kneepoint.server.access.Authentication;
import org.kneepoint.server.access.RemoteShell;
import org.kneepoint.server.access.RemoteShell.Settings;
import org.kneepoint.server.access.UserSessions;
import org.osgi.service.log.Logger;

/** The open port. */
final class SshPort implements RemoteShell.Service {
    /** Time for running commands when the server ends. */
    private static final Duration GRACE = Duration.ofSeconds(5);

    private final SshServer server;
    private final Settings settings;
    private final HostKey key;
    private final Logger log;
    private final ConnectionLimit limit;
    private final RunningCommands running = new RunningCommands();

    /** A port that is not open yet. */
    SshPort(
            Settings settings,
            HostKey key,
            Authentication authentication,
            UserSessions sessions,
            Logger log) {
        this.settings = settings;
        this.key = key;
        this.log = log;
        this.limit = new ConnectionLimit(settings.connections(), settings.connectionsOfAddress());
        Login login = new Login(authentication, log);
        server = SshProtocol.server(settings.idle());
        server.setHost(settings.address());
        server.setPort(settings.port());
        server.setKeyPairProvider(KeyPairProvider.wrap(key.pair()));
        server.setPublickeyAuthenticator(login);
        server.setPasswordAuthenticator(login);
        server.setShellFactory(
                channel -> new ShellCommand(Optional.empty(), sessions, running, log));
        server.setCommandFactory(
                (channel, line) -> new ShellCommand(Optional.of(line), sessions, running, log));
        server.setSessionDisconnectHandler(new BusyConnections());
        server.addSessionListener(limit);
        server.addSessionListener(new ConnectionLog(log));
    }

    /**
     * Begins to listen.
     *
     * @throws IOException if the port is taken
     */
    void open() throws IOException {
        try {
            server.start();
        } catch (BindException e) {
            server.stop(true);
            throw new IOException(
                    "cannot listen on "
                            + settings.address()
                            + " port "
                            + settings.port()
                            + ": "
                            + e.getMessage(),
                    e);
        }
    }

    @Override
    public int port() {
        return server.getPort();
    }

    @Override
    public String fingerprint() {
        return key.fingerprint();
    }

    @Override
    public int sessions() {
        return running.count();
    }

    /** Returns the number of connections, logged in or not. */
    int connections() {
        return limit.connections();
    }

    @Override
    public void disconnect(String account) {
        server.getActiveSessions().stream()
                .filter(session -> Connection.of(session).isOf(account))
                .forEach(session -> disconnect(session, "the account was changed"));
    }

    @Override
    public synchronized void close() {
        if (!server.isStarted()) {
            return;
        }
        limit.close();
        running.close(GRACE);
        server.getActiveSessions().forEach(session -> disconnect(session, "the server is ending"));
        try {
            server.stop(true);
        } catch (IOException e) {
            log.warn("SSH: {}", e.getMessage());
        }
    }

    private static void disconnect(Session connection, String why) {
        try {
            connection.disconnect(SshConstants.SSH2_DISCONNECT_BY_APPLICATION, why);
        } catch (IOException e) {
            // the client has gone
        }
    }

    /** Keeps connections of which a command is running, although nothing is sent for long. */
    private final class BusyConnections implements SessionDisconnectHandler {
        @Override
        public boolean handleTimeoutDisconnectReason(Session session, TimeoutIndicator timeout) {
            return timeout.getStatus() == TimeoutStatus.IdleTimeout
                    && running.isBusy(Connection.of(session));
        }
    }
}
