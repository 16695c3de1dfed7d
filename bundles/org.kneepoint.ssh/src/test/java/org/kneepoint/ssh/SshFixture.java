// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.ssh;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.time.Duration;
import java.util.EnumSet;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.apache.sshd.client.SshClient;
import org.apache.sshd.client.channel.ChannelSession;
import org.apache.sshd.client.channel.ClientChannelEvent;
import org.apache.sshd.client.keyverifier.AcceptAllServerKeyVerifier;
import org.apache.sshd.client.session.ClientSession;
import org.apache.sshd.common.config.keys.KeyUtils;
import org.apache.sshd.common.keyprovider.KeyIdentityProvider;
import org.apache.sshd.common.keyprovider.KeyPairProvider;
import org.kneepoint.server.access.RemoteShell;
import org.kneepoint.server.access.RemoteShell.Settings;

/** A server on a free port of this machine, and a client. */
final class SshFixture implements AutoCloseable {
    static final Duration LONG = Duration.ofSeconds(30);
    static final KeyPair KEY = key(KeyPairProvider.SSH_ED25519, 256);

    private final SmallAccounts accounts = new SmallAccounts();
    private final SmallSessions sessions = new SmallSessions();
    private final RemoteShell.Service port;
    private final SshClient client = SshClient.setUpDefaultClient();

    /** What a command has printed, and how it has ended; null if its connection was lost. */
    record Answer(Integer status, String output, String error) {}

    SshFixture(Path folder) throws IOException {
        this(new Settings("127.0.0.1", 0, folder.resolve("host-key")));
    }

    SshFixture(Settings settings) throws IOException {
        RecordedLog.clear();
        accounts.add("ada", KEY.getPublic());
        RemoteShell shell = new SshShell(RecordedLog.logger(), LogLevels.admin());
        port = shell.listen(settings, accounts, sessions);
        client.setServerKeyVerifier(AcceptAllServerKeyVerifier.INSTANCE);
        client.setKeyIdentityProvider(KeyIdentityProvider.EMPTY_KEYS_PROVIDER);
        client.start();
    }

    /** Makes a key. */
    static KeyPair key(String type, int bits) {
        try {
            return KeyUtils.generateKeyPair(type, bits);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    RemoteShell.Service port() {
        return port;
    }

    /** Returns the number of connections, logged in or not. */
    int connections() {
        return ((SshPort) port).connections();
    }

    SmallAccounts accounts() {
        return accounts;
    }

    SmallSessions sessions() {
        return sessions;
    }

    /** Opens a connection, not logged in. */
    ClientSession connect(String account) throws IOException {
        return client.connect(account, "127.0.0.1", port.port()).verify(LONG).getSession();
    }

    /** Logs in by a key. */
    ClientSession login(String account, KeyPair key) throws IOException {
        ClientSession session = connect(account);
        try {
            session.addPublicKeyIdentity(key);
            session.auth().verify(LONG);
            return session;
        } catch (IOException e) {
            session.close(true);
            throw e;
        }
    }

    /** Logs in. */
    ClientSession login() throws IOException {
        return login("ada", KEY);
    }

    /** Executes a line in a connection of its own. */
    Answer execute(String line) throws IOException {
        return execute(line, new byte[0]);
    }

    /** Executes a line in a connection of its own. */
    Answer execute(String line, byte[] input) throws IOException {
        try (ClientSession session = login()) {
            return execute(session, line, input);
        }
    }

    /** Executes a line in a connection. */
    static Answer execute(ClientSession session, String line, byte[] input) throws IOException {
        return answer(session.createExecChannel(line), input);
    }

    /** Executes what a channel asks for. */
    static Answer answer(ChannelSession asking, byte[] input) throws IOException {
        ByteArrayOutputStream output = new ByteArrayOutputStream();
        ByteArrayOutputStream error = new ByteArrayOutputStream();
        try (ChannelSession channel = asking) {
            channel.setIn(new ByteArrayInputStream(input));
            channel.setOut(output);
            channel.setErr(error);
            channel.open().verify(LONG);
            channel.waitFor(EnumSet.of(ClientChannelEvent.CLOSED), LONG);
            return new Answer(
                    channel.getExitStatus(),
                    output.toString(StandardCharsets.UTF_8),
                    error.toString(StandardCharsets.UTF_8));
        }
    }

    /** Waits until the session opened last executes {@code wait}. */
    SmallSession awaitWaiting() throws InterruptedException {
        awaitTrue(() -> !sessions.opened().isEmpty());
        SmallSession opened = sessions.last();
        assertTrue(opened.waiting().await(20, TimeUnit.SECONDS));
        return opened;
    }

    /** Waits for a condition. */
    static void awaitTrue(BooleanSupplier condition) throws InterruptedException {
        awaitTrue(condition, () -> "in time");
    }

    /** Waits for a condition; the text describes what there is instead. */
    static void awaitTrue(BooleanSupplier condition, Supplier<String> instead)
            throws InterruptedException {
        long end = System.nanoTime() + LONG.toNanos();
        while (!condition.getAsBoolean() && System.nanoTime() < end) {
            Thread.sleep(10);
        }
        assertTrue(condition.getAsBoolean(), instead);
    }

    @Override
    public void close() {
        client.stop();
        port.close();
    }
}
