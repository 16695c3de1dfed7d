// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.ssh;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.apache.sshd.client.channel.ChannelExec;
import org.apache.sshd.client.channel.ChannelShell;
import org.apache.sshd.client.channel.ClientChannel;
import org.apache.sshd.client.channel.ClientChannelEvent;
import org.apache.sshd.client.session.ClientSession;
import org.apache.sshd.client.session.ClientSession.ClientSessionEvent;
import org.apache.sshd.common.SshException;
import org.apache.sshd.common.util.net.SshdSocketAddress;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kneepoint.ssh.SshFixture.Answer;
import org.osgi.service.log.LogLevel;

/** Logins, commands and limits, with the client of Apache MINA SSHD. */
@Timeout(60)
final class SshShellTest {
    @TempDir Path folder;
    private SshFixture ssh;

    @BeforeEach
    void open() throws IOException {
        ssh = new SshFixture(folder);
    }

    @AfterEach
    void close() {
        ssh.close();
    }

    @ParameterizedTest
    @CsvSource({
        "ssh-ed25519, 256",
        "ssh-rsa, 3072",
        "ecdsa-sha2-nistp256, 256",
        "ecdsa-sha2-nistp384, 384",
        "ecdsa-sha2-nistp521, 521"
    })
    void aKeyOfTheAccountAdmits(String type, int bits) throws IOException {
        var key = SshFixture.key(type, bits);
        ssh.accounts().add("grace", key.getPublic());
        try (ClientSession session = ssh.login("grace", key)) {
            assertEquals(
                    "Caller[account=grace, role=EVALUATOR] grace\n",
                    SshFixture.execute(session, "caller", new byte[0]).output());
        }
        assertThrows(SshException.class, () -> ssh.login("ada", key));
        var other = SshFixture.key(type, bits);
        assertThrows(SshException.class, () -> ssh.login("grace", other));
    }

    @Test
    void aPasswordAdmitsAndAWrongOneDoesNot() throws IOException {
        try (ClientSession session = ssh.connect("ada")) {
            session.addPasswordIdentity("wrong");
            session.addPasswordIdentity(SmallAccounts.PASSWORD);
            session.auth().verify(SshFixture.LONG);
            assertEquals(
                    new Answer(0, "solve\n", ""),
                    SshFixture.execute(session, "solve", new byte[0]));
        }
        String log = String.join("\n", RecordedLog.lines());
        assertFalse(log.contains(SmallAccounts.PASSWORD), log);
        assertTrue(log.matches("(?s).*ssh-\\d+ ada 127\\.0\\.0\\.1: command begins.*"), log);
    }

    @Test
    void threeWrongPasswordsEndTheConnection() throws IOException {
        try (ClientSession session = ssh.connect("ada")) {
            for (int i = 0; i < 5; i++) {
                session.addPasswordIdentity("wrong " + i);
            }
            assertEquals("too many wrong passwords", refusal(session));
        }
        assertEquals(3, ssh.accounts().examined());
    }

    @Test
    void tooManyAttemptsEndTheConnectionWithTheTimeToWait() throws IOException {
        ssh.accounts().throttle();
        try (ClientSession session = ssh.connect("ada")) {
            session.addPasswordIdentity(SmallAccounts.PASSWORD);
            assertEquals("too many attempts: wait 17 s", refusal(session));
        }
    }

    @Test
    void withoutTheDatabaseNobodyIsAdmitted() throws IOException {
        ssh.accounts().setAway(true);
        assertThrows(SshException.class, ssh::login);
        ssh.accounts().setAway(false);
        assertEquals(0, ssh.execute("solve").status());
    }

    @Test
    void theConnectionsOfAnAccountAreEnded() throws IOException {
        try (ClientSession session = ssh.login()) {
            ssh.port().disconnect("bob");
            assertEquals(0, SshFixture.execute(session, "solve", new byte[0]).status());
            ssh.port().disconnect("ada");
            session.waitFor(EnumSet.of(ClientSessionEvent.CLOSED), SshFixture.LONG);
            assertFalse(session.isOpen());
        }
        assertEquals(0, ssh.execute("solve").status());
    }

    @Test
    void warningsOfTheLibraryAreNotLoggedUnlessAskedFor() {
        LogLevels levels = new LogLevels();
        new SshShell(RecordedLog.logger(), name -> levels);
        assertEquals(LogLevel.ERROR, levels.getEffectiveLogLevel("org.apache.sshd"));
        levels.setLogLevels(Map.of("org.apache.sshd", LogLevel.DEBUG));
        new SshShell(RecordedLog.logger(), name -> levels);
        assertEquals(LogLevel.DEBUG, levels.getEffectiveLogLevel("org.apache.sshd"));
    }

    @Test
    void statusOutputAndErrorsAreApart() throws IOException {
        assertEquals(
                new Answer(0, "solve torus radix=8 format=csv\n", ""),
                ssh.execute("solve torus radix=8 format=csv"));
        assertEquals(new Answer(2, "", "kneepoint: failed\n"), ssh.execute("fail 2"));
        assertEquals("columns 0\n", ssh.execute("columns").output());
    }

    @Test
    void aShellWithoutTerminalReadsStatements() throws IOException {
        try (ClientSession session = ssh.login()) {
            ChannelShell channel = session.createShellChannel();
            channel.setUsePty(false);
            assertEquals(
                    new Answer(3, "solve a\n", "kneepoint: failed\n"),
                    SshFixture.answer(
                            channel, "solve a\nfail 3\n".getBytes(StandardCharsets.UTF_8)));
        }
    }

    @Test
    void aFaultIsLoggedAndNotShown() throws IOException {
        Answer answer = ssh.execute("fault");
        assertEquals(3, answer.status());
        assertTrue(answer.error().contains("see its log for ssh-"), answer.error());
        assertFalse(answer.error().contains("a fault"), answer.error());
        ssh.sessions().setFull(true);
        assertEquals(1, ssh.execute("solve").status());
        assertTrue(ssh.execute("solve").error().contains("too many sessions"));
    }

    @Test
    void binaryInputAndLargeOutputPassUnchanged() throws IOException {
        byte[] jar = new byte[5_000_000];
        new Random(1).nextBytes(jar);
        assertEquals(SmallSession.digest(jar), ssh.execute("digest", jar).output().strip());
        assertEquals(20_000_000, ssh.execute("zeros 20000000").output().length());
    }

    @Test
    void aClientThatGoesCancelsItsCommand() throws Exception {
        ClientSession session = ssh.login();
        ChannelExec channel = session.createExecChannel("wait");
        channel.open().verify(SshFixture.LONG);
        SmallSession opened = ssh.awaitWaiting();
        session.close(true);
        assertTrue(opened.closed().await(20, TimeUnit.SECONDS));
        assertTrue(opened.isInterrupted());
        SshFixture.awaitTrue(() -> ssh.port().sessions() == 0);
    }

    @ParameterizedTest
    @CsvSource({"INT", "TERM"})
    void aSignalInterrupts(String signal) throws Exception {
        try (ClientSession session = ssh.login();
                ChannelExec channel = session.createExecChannel("wait")) {
            channel.open().verify(SshFixture.LONG);
            ssh.awaitWaiting();
            var buffer = session.createBuffer((byte) 98);
            buffer.putUInt(channel.getRecipient());
            buffer.putString("signal");
            buffer.putBoolean(false);
            buffer.putString(signal);
            channel.writePacket(buffer);
            channel.waitFor(EnumSet.of(ClientChannelEvent.CLOSED), SshFixture.LONG);
            assertEquals(130, channel.getExitStatus());
        }
    }

    @Test
    void forwardingAndSubsystemsAreRefused() throws Exception {
        try (ClientSession session = ssh.login()) {
            SshdSocketAddress local = new SshdSocketAddress("127.0.0.1", 0);
            SshdSocketAddress own = new SshdSocketAddress("127.0.0.1", ssh.port().port());
            assertThrows(IOException.class, () -> session.startRemotePortForwarding(local, own));
            assertThrows(
                    IOException.class, () -> opened(session.createDirectTcpipChannel(local, own)));
            for (String name : new String[] {"sftp", "x".repeat(1000)}) {
                try (ClientChannel channel = session.createSubsystemChannel(name)) {
                    opened(channel);
                }
            }
            assertEquals(0, SshFixture.execute(session, "solve", new byte[0]).status());
        }
        assertEquals(1, ssh.sessions().opened().size());
    }

    @Test
    void closingEndsCommandsAndRefusesOthers() throws Exception {
        ClientSession session = ssh.login();
        ChannelExec channel = session.createExecChannel("wait");
        channel.open().verify(SshFixture.LONG);
        SmallSession opened = ssh.awaitWaiting();
        ssh.port().close();
        channel.waitFor(EnumSet.of(ClientChannelEvent.CLOSED), SshFixture.LONG);
        assertEquals(130, channel.getExitStatus());
        assertTrue(opened.isInterrupted());
        assertTrue(opened.closed().await(20, TimeUnit.SECONDS));
        session.waitFor(EnumSet.of(ClientSessionEvent.CLOSED), SshFixture.LONG);
        assertFalse(session.isOpen());
        assertThrows(IOException.class, ssh::login);
    }

    /** Returns why a login failed. */
    private static String refusal(ClientSession session) {
        return assertThrows(SshException.class, () -> session.auth().verify(SshFixture.LONG))
                .getMessage();
    }

    private static void opened(ClientChannel channel) throws IOException {
        channel.open().verify(SshFixture.LONG);
    }
}
