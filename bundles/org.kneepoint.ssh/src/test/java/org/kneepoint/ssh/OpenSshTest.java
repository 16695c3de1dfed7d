// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.ssh;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.ssh.SshFixture.Answer;

/** The server as users of OpenSSH meet it. */
@ExtendWith(OpenSshCondition.class)
@Timeout(120)
final class OpenSshTest {
    private static final byte[] NOTHING = {};

    @TempDir Path folder;
    private SshFixture ssh;
    private OpenSsh client;

    @BeforeEach
    void open() throws IOException {
        ssh = new SshFixture(folder);
        client = new OpenSsh(folder, ssh.port().port());
    }

    @AfterEach
    void close() {
        ssh.close();
    }

    @ParameterizedTest
    @ValueSource(strings = {"ed25519", "rsa", "ecdsa"})
    void logsInByAKey(String type) throws Exception {
        Path key = client.key(type);
        Answer refused = client.run(client.command(key, "solve"), NOTHING);
        assertEquals(255, refused.status());
        assertTrue(refused.error().contains("Permission denied (publickey,password)"));
        ssh.accounts().add("ada", OpenSsh.publicKey(key));
        assertEquals(
                new Answer(0, "solve torus radix=8\n", ""),
                client.run(client.command(key, "solve", "torus", "radix=8"), NOTHING));
        assertEquals(4, client.run(client.command(key, "fail 4"), NOTHING).status());
        assertEquals(
                "kneepoint: failed\n", client.run(client.command(key, "fail 4"), NOTHING).error());
    }

    @Test
    void logsInByAPassword() throws Exception {
        client.run(client.passwordCommand(SmallAccounts.PASSWORD, "solve"), NOTHING);
        assertEquals(
                new Answer(0, "solve torus\n", ""),
                client.run(client.passwordCommand(SmallAccounts.PASSWORD, "solve torus"), NOTHING));
        Answer wrong = client.run(client.passwordCommand("wrong", "solve"), NOTHING);
        assertEquals(5, wrong.status(), "status of sshpass for a wrong password");
        ssh.accounts().throttle();
        Answer throttled = client.run(client.passwordCommand("wrong", "solve"), NOTHING);
        assertEquals(255, throttled.status());
        assertTrue(throttled.error().contains("too many attempts: wait 17 s"), throttled.error());
    }

    @Test
    void seesTheFingerprintThatTheServerReports() throws Exception {
        Path key = admittedKey();
        client.run(client.command(key, "solve"), NOTHING);
        String known = folder.resolve("known_hosts").toString();
        Answer shown = client.run(List.of("ssh-keygen", "-l", "-f", known), NOTHING);
        assertTrue(shown.output().contains(ssh.port().fingerprint()), shown.output());
    }

    @Test
    void sendsAndReceivesFiles() throws Exception {
        Path key = admittedKey();
        byte[] jar = new byte[3_000_000];
        new Random(2).nextBytes(jar);
        assertEquals(
                SmallSession.digest(jar),
                client.run(client.command(key, "digest"), jar).output().strip());
        assertEquals(
                10_000_000,
                client.run(client.command(key, "zeros 10000000"), NOTHING).output().length());
    }

    @Test
    void readsStatementsWithoutATerminal() throws Exception {
        Path key = admittedKey();
        List<String> command = client.command(key);
        command.add(1, "-T");
        assertEquals(
                new Answer(2, "solve a\n", "kneepoint: failed\n"),
                client.run(command, "solve a\nfail 2\n".getBytes(StandardCharsets.UTF_8)));
    }

    @Test
    void isKilled() throws Exception {
        Path key = admittedKey();
        Process process = client.start(client.command(key, "wait"));
        SmallSession opened = ssh.awaitWaiting();
        process.destroyForcibly();
        assertTrue(opened.closed().await(30, TimeUnit.SECONDS));
        assertTrue(opened.isInterrupted());
        SshFixture.awaitTrue(() -> ssh.port().sessions() == 0);
    }

    @Test
    void hasAPromptOfTheSizeOfItsTerminal() throws Exception {
        Path key = admittedKey();
        String inner = String.join(" ", client.command(key)).replace("ssh ", "ssh -t ");
        Process process =
                client.start(
                        List.of(
                                "script",
                                "-qec",
                                "stty cols 91 rows 31; TERM=xterm " + inner,
                                "/dev/null"));
        try (OutputStream keys = process.getOutputStream()) {
            awaitOutput("kneepoint> ");
            type(keys, "size\r");
            awaitOutput("xterm Size[cols=91, rows=31]");
            type(keys, "wait\r");
            ssh.awaitWaiting();
            type(keys, "\u0003");
            awaitOutput("status 130");
            type(keys, "exit 6\r");
            assertEquals(6, client.end(process).status());
        }
    }

    @Test
    void cannotForwardOrTransferFiles() throws Exception {
        Path key = admittedKey();
        List<String> remote = client.command(key, "wait");
        remote.addAll(1, List.of("-R", "0:127.0.0.1:22", "-o", "ExitOnForwardFailure=yes"));
        Answer refused = client.run(remote, NOTHING);
        assertEquals(255, refused.status(), refused.error());
        List<String> subsystem = client.command(key, "sftp");
        subsystem.add(1, "-s");
        refused = client.run(subsystem, NOTHING);
        assertTrue(refused.error().contains("subsystem request failed"), refused.error());
        assertFalse(refused.status() == 0);
        List<String> through = client.command(key);
        through.addAll(1, List.of("-W", "127.0.0.1:22"));
        assertFalse(client.run(through, NOTHING).status() == 0);
        assertEquals(0, ssh.sessions().opened().size());
    }

    private Path admittedKey() throws Exception {
        Path key = client.key("ed25519");
        ssh.accounts().add("ada", OpenSsh.publicKey(key));
        client.run(client.command(key, "solve"), NOTHING);
        ssh.sessions().opened().clear();
        return key;
    }

    private void awaitOutput(String text) throws InterruptedException {
        SshFixture.awaitTrue(() -> output().contains(text), this::output);
    }

    private String output() {
        try {
            return client.output();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void type(OutputStream keys, String text) throws IOException {
        keys.write(text.getBytes(StandardCharsets.UTF_8));
        keys.flush();
    }
}
