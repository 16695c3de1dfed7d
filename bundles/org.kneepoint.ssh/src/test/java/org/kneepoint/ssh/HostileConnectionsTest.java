// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.ssh;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.apache.sshd.client.session.ClientSession;
import org.apache.sshd.common.util.buffer.Buffer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Connections that break the protocol, or ask for what only a logged-in user may have. */
@Timeout(300)
final class HostileConnectionsTest {
    private static final int CONNECTIONS = 1000;
    private static final int AT_ONCE = 20;
    private static final byte[] VERSION =
            "SSH-2.0-OpenSSH_9.2\r\n".getBytes(StandardCharsets.US_ASCII);

    private static final int SERVICE_REQUEST = 5;
    private static final int KEXINIT = 20;
    private static final int USERAUTH_REQUEST = 50;
    private static final int GLOBAL_REQUEST = 80;
    private static final int CHANNEL_OPEN = 90;

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

    @Test
    void aThousandMalformedConnectionsLeaveNothingBehind() throws Exception {
        assertEquals(0, ssh.execute("solve").status());
        int threads = Thread.activeCount();
        ExecutorService attackers = Executors.newFixedThreadPool(AT_ONCE);
        List<Future<?>> attacks = new ArrayList<>();
        for (int i = 0; i < CONNECTIONS; i++) {
            int number = i;
            attacks.add(attackers.submit(() -> attack(new Random(number), number % 10)));
        }
        for (Future<?> attack : attacks) {
            attack.get();
        }
        attackers.shutdown();

        assertEquals(0, ssh.execute("solve").status());
        SshFixture.awaitTrue(() -> ssh.connections() == 0);
        assertEquals(2, ssh.sessions().opened().size());
        SshFixture.awaitTrue(
                () -> Thread.activeCount() <= threads + 5,
                () -> threads + " threads became " + Thread.activeCount());
        checkLog();
    }

    @Test
    void requestsBeforeTheLoginAreRefused() throws Exception {
        for (int i = 0; i < 5; i++) {
            request(GLOBAL_REQUEST, "tcpip-forward");
            request(CHANNEL_OPEN, "session");
            request(CHANNEL_OPEN, "direct-tcpip");
            request(GLOBAL_REQUEST, "x".repeat(20_000));
        }
        assertEquals(0, ssh.accounts().examined());
        assertEquals(0, ssh.sessions().opened().size());
        checkLog();
    }

    @Test
    void absurdNamesAreNotExamined() throws IOException {
        for (String name :
                new String[] {
                    "", "a\nb", "\u0000", "ada ada", "../ada", "ada'--", "a".repeat(20_000)
                }) {
            assertThrows(IOException.class, () -> ssh.login(name, SshFixture.KEY));
        }
        assertEquals(0, ssh.accounts().examined());
        checkLog();
    }

    @Test
    void silentConnectionsDoNotKeepOthersOut() throws Exception {
        List<Socket> silent = new ArrayList<>();
        for (int i = 0; i < AT_ONCE; i++) {
            silent.add(new Socket("127.0.0.1", ssh.port().port()));
        }
        assertEquals(0, ssh.execute("solve").status());
        for (Socket socket : silent) {
            socket.close();
        }
        SshFixture.awaitTrue(() -> ssh.connections() == 0);
    }

    private void attack(Random random, int kind) {
        try (Socket socket = new Socket("127.0.0.1", ssh.port().port())) {
            socket.setSoTimeout((int) Duration.ofSeconds(20).toMillis());
            send(socket, bytes(random, kind));
            // what it may say: its version, its first packet of a key exchange, and why it ends
            int length = answerLength(socket);
            assertTrue(length < 10_000, "an answer of " + length + " bytes");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static int answerLength(Socket socket) throws IOException {
        int length = 0;
        try {
            while (socket.getInputStream().read() >= 0) {
                length++;
            }
        } catch (SocketTimeoutException e) {
            throw e;
        } catch (SocketException e) {
            // closed while something was still to be read
        }
        return length;
    }

    /** The server may have closed the connection before all is sent. */
    private static void send(Socket socket, byte[] bytes) {
        try {
            socket.getOutputStream().write(bytes);
            socket.shutdownOutput();
        } catch (IOException e) {
            // refused
        }
    }

    private static byte[] bytes(Random random, int kind) throws IOException {
        byte[] noise = new byte[random.nextInt(1, 4000)];
        random.nextBytes(noise);
        return switch (kind) {
            case 0 -> noise;
            case 1 -> ("SSH-2.0-" + "A".repeat(65_536)).getBytes(StandardCharsets.US_ASCII);
            case 2 -> joined(VERSION, noise);
            case 3 -> joined(VERSION, packet(random.nextBoolean() ? -1 : 1 << 28, KEXINIT, noise));
            case 4 -> new byte[0];
            case 5 -> "GET / HTTP/1.1\r\nHost: lab\r\n\r\n".getBytes(StandardCharsets.US_ASCII);
            case 6 -> joined(VERSION, packet(noise.length + 2, KEXINIT, noise));
            case 7 -> joined(VERSION, packet(noise.length + 2, USERAUTH_REQUEST, noise));
            case 8 -> joined(VERSION, packet(noise.length + 2, CHANNEL_OPEN, noise));
            default -> joined("\r\n".repeat(5000).getBytes(StandardCharsets.US_ASCII), VERSION);
        };
    }

    private static byte[] packet(int length, int message, byte[] content) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream data = new DataOutputStream(bytes);
        data.writeInt(length);
        data.writeByte(0);
        data.writeByte(message);
        data.write(content);
        return bytes.toByteArray();
    }

    private static byte[] joined(byte[] first, byte[] second) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.write(first);
        bytes.write(second);
        return bytes.toByteArray();
    }

    private void request(int message, String name) throws IOException {
        try (ClientSession session = ssh.connect("ada")) {
            session.waitFor(
                    EnumSet.of(ClientSession.ClientSessionEvent.WAIT_AUTH), SshFixture.LONG);
            Buffer buffer = session.createBuffer((byte) message);
            buffer.putString(name);
            buffer.putUInt(0);
            buffer.putUInt(1 << 20);
            buffer.putUInt(1 << 15);
            session.writePacket(buffer);
            session.waitFor(EnumSet.of(ClientSession.ClientSessionEvent.CLOSED), SshFixture.LONG);
            assertFalse(session.isOpen());
        }
    }

    private static void checkLog() {
        for (RecordedLog.Entry entry : RecordedLog.entries()) {
            assertNull(entry.thrown(), entry::toString);
        }
        for (String line : RecordedLog.lines()) {
            assertTrue(line.length() < 200, line);
            assertTrue(line.chars().noneMatch(Character::isISOControl), line);
        }
    }
}
