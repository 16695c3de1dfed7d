// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.ssh;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import org.apache.sshd.client.channel.ChannelExec;
import org.apache.sshd.client.session.ClientSession;
import org.apache.sshd.client.session.ClientSession.ClientSessionEvent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.kneepoint.server.access.RemoteShell.Settings;

/** Limits of connections, channels and time. */
@Timeout(60)
final class LimitTest {
    private static final Duration IDLE = Duration.ofSeconds(2);

    @TempDir Path folder;

    @Test
    void connectionsOfAnAddressAreLimited() throws Exception {
        try (SshFixture ssh = fixture(10, 3)) {
            List<ClientSession> sessions = new ArrayList<>();
            for (int i = 0; i < 3; i++) {
                sessions.add(ssh.login());
            }
            assertThrows(IOException.class, ssh::login);
            SshFixture.awaitTrue(() -> ssh.connections() == 3);
            sessions.get(0).close(true);
            SshFixture.awaitTrue(() -> ssh.connections() == 2);
            assertEquals(0, ssh.execute("solve").status());
        }
    }

    @Test
    void connectionsAreLimited() throws Exception {
        try (SshFixture ssh = fixture(2, 10);
                ClientSession first = ssh.login();
                ClientSession second = ssh.login()) {
            assertThrows(IOException.class, ssh::login);
            assertTrue(first.isOpen() && second.isOpen());
        }
    }

    @Test
    void channelsOfAConnectionAreLimited() throws Exception {
        try (SshFixture ssh = fixture(10, 10);
                ClientSession session = ssh.login()) {
            assertThrows(
                    IOException.class,
                    () -> {
                        for (int i = 0; i < 20; i++) {
                            session.createExecChannel("wait").open().verify(SshFixture.LONG);
                        }
                    });
            assertTrue(ssh.sessions().opened().size() < 20);
        }
    }

    @Test
    void aSilentConnectionIsClosedUnlessItRunsACommand() throws Exception {
        try (SshFixture ssh = fixture(10, 10);
                ClientSession idle = ssh.login();
                ClientSession busy = ssh.login();
                ChannelExec channel = busy.createExecChannel("wait")) {
            channel.open().verify(SshFixture.LONG);
            ssh.awaitWaiting();
            idle.waitFor(EnumSet.of(ClientSessionEvent.CLOSED), SshFixture.LONG);
            assertFalse(idle.isOpen());
            assertFalse(
                    busy.waitFor(EnumSet.of(ClientSessionEvent.CLOSED), IDLE)
                            .contains(ClientSessionEvent.CLOSED));
            assertFalse(ssh.sessions().last().isInterrupted());
        }
    }

    private SshFixture fixture(int connections, int ofAddress) throws IOException {
        return new SshFixture(
                new Settings(
                        "127.0.0.1", 0, folder.resolve("host-key"), IDLE, connections, ofAddress));
    }
}
