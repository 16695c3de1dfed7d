// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.ssh;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.concurrent.TimeUnit;
import org.apache.sshd.client.channel.ChannelExec;
import org.apache.sshd.client.channel.ChannelShell;
import org.apache.sshd.client.channel.ClientChannel;
import org.apache.sshd.client.channel.ClientChannelEvent;
import org.apache.sshd.client.channel.PtyCapableChannelSession;
import org.apache.sshd.client.session.ClientSession;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Prompts and commands on a terminal. */
@Timeout(60)
final class TerminalTest {
    @TempDir Path folder;
    private SshFixture ssh;
    private ClientSession session;
    private final ByteArrayOutputStream output = new ByteArrayOutputStream();

    @BeforeEach
    void open() throws IOException {
        ssh = new SshFixture(folder);
        session = ssh.login();
    }

    @AfterEach
    void close() throws IOException {
        session.close();
        ssh.close();
    }

    @Test
    void thePromptHasTypeAndSizeOfTheClient() throws Exception {
        try (ChannelShell channel = session.createShellChannel()) {
            OutputStream keys = prompt(channel, "xterm-256color", 101, 33);
            type(keys, "size\r");
            awaitOutput("xterm-256color Size[cols=101, rows=33]");
            channel.sendWindowChange(64, 20);
            type(keys, "\r");
            SshFixture.awaitTrue(
                    () -> {
                        quietly(() -> type(keys, "size\r"));
                        return output().contains("Size[cols=64, rows=20]");
                    },
                    this::output);
            type(keys, "exit 7\r");
            assertEquals(7, end(channel));
        }
    }

    @Test
    void theLineIsEdited() throws Exception {
        try (ChannelShell channel = session.createShellChannel()) {
            OutputStream keys = prompt(channel, "xterm", 80, 24);
            type(keys, "fial 4\u0001\u001bd\u007ffail\r");
            awaitOutput("status 4");
            type(keys, "\u001bOA\r");
            awaitOutput("(?s).*status 4.*status 4.*");
            type(keys, "\u0004");
            assertEquals(0, end(channel));
        }
    }

    @Test
    void controlCInterruptsTheStatement() throws Exception {
        try (ChannelShell channel = session.createShellChannel()) {
            OutputStream keys = prompt(channel, "xterm", 80, 24);
            type(keys, "wait\r");
            ssh.awaitWaiting();
            type(keys, "\u0003");
            awaitOutput("status 130");
        }
    }

    @Test
    void controlCInterruptsACommandOnATerminal() throws Exception {
        try (ChannelExec channel = session.createExecChannel("wait")) {
            channel.setUsePty(true);
            OutputStream keys = open(channel, "xterm", 80, 24);
            ssh.awaitWaiting();
            type(keys, "\u0003");
            assertEquals(130, end(channel));
        }
    }

    @Test
    void aCommandOnATerminalHasItsWidth() throws Exception {
        try (ChannelExec channel = session.createExecChannel("columns")) {
            channel.setUsePty(true);
            open(channel, "xterm", 97, 24);
            end(channel);
            assertEquals("columns 97\r\n", output());
        }
    }

    @Test
    void absurdTerminalsAreDumbAndOfUsualSize() throws Exception {
        try (ChannelShell channel = session.createShellChannel()) {
            OutputStream keys = open(channel, "-V;$(id)", Integer.MAX_VALUE, -5);
            awaitOutput("kneepoint> ");
            type(keys, "size\r");
            awaitOutput("dumb Size[cols=1000, rows=24]");
        }
    }

    @Test
    void aPromptEndsWithTheServer() throws Exception {
        try (ChannelShell channel = session.createShellChannel()) {
            prompt(channel, "xterm", 80, 24);
            ssh.port().close();
            assertEquals(0, end(channel));
        }
    }

    @Test
    void aClientThatGoesEndsThePrompt() throws Exception {
        ChannelShell channel = session.createShellChannel();
        OutputStream keys = prompt(channel, "xterm", 80, 24);
        type(keys, "wait\r");
        SmallSession opened = ssh.awaitWaiting();
        session.close(true);
        assertTrue(opened.closed().await(20, TimeUnit.SECONDS));
        SshFixture.awaitTrue(() -> ssh.port().sessions() == 0);
    }

    /** Opens a terminal and waits for its first prompt. */
    private OutputStream prompt(ChannelShell channel, String type, int columns, int lines)
            throws IOException, InterruptedException {
        OutputStream keys = open(channel, type, columns, lines);
        awaitOutput("kneepoint> ");
        return keys;
    }

    private OutputStream open(PtyCapableChannelSession channel, String type, int columns, int lines)
            throws IOException {
        channel.setPtyType(type);
        channel.setPtyColumns(columns);
        channel.setPtyLines(lines);
        channel.setOut(output);
        channel.open().verify(SshFixture.LONG);
        return channel.getInvertedIn();
    }

    /** Waits for the end of a channel and returns its exit status. */
    private static int end(ClientChannel channel) {
        channel.waitFor(EnumSet.of(ClientChannelEvent.CLOSED), SshFixture.LONG);
        return channel.getExitStatus();
    }

    private static void type(OutputStream keys, String text) throws IOException {
        keys.write(text.getBytes(StandardCharsets.UTF_8));
        keys.flush();
    }

    private String output() {
        return output.toString(StandardCharsets.UTF_8);
    }

    private void awaitOutput(String text) throws InterruptedException {
        SshFixture.awaitTrue(() -> output().contains(text) || output().matches(text), this::output);
    }

    private interface Typing {
        void type() throws IOException;
    }

    private static void quietly(Typing typing) {
        try {
            typing.type();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
