// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.ssh;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.PublicKey;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.apache.sshd.common.config.keys.AuthorizedKeyEntry;
import org.kneepoint.ssh.SshFixture.Answer;

/** The client of OpenSSH, without the settings of the user who runs the test. */
final class OpenSsh {
    private final Path folder;
    private final int port;

    /**
     * A client.
     *
     * @param folder for keys and output
     */
    OpenSsh(Path folder, int port) {
        this.folder = folder;
        this.port = port;
    }

    /** Makes a key as a user would. */
    Path key(String type) throws IOException, InterruptedException {
        Path file = folder.resolve("id_" + type);
        run(List.of("ssh-keygen", "-q", "-t", type, "-N", "", "-f", file.toString()), new byte[0]);
        return file;
    }

    /** Reads the public part of a key. */
    static PublicKey publicKey(Path key) throws IOException, GeneralSecurityException {
        String line = Files.readString(Path.of(key + ".pub")).strip();
        return AuthorizedKeyEntry.parseAuthorizedKeyEntry(line).resolvePublicKey(null, null, null);
    }

    /** Returns the command that runs a line on the server by a key. */
    List<String> command(Path key, String... line) {
        List<String> command = new ArrayList<>(List.of("ssh", "-i", key.toString()));
        command.addAll(List.of("-o", "BatchMode=yes", "-o", "PreferredAuthentications=publickey"));
        command.addAll(options());
        command.addAll(List.of(line));
        return command;
    }

    /** Returns the command that runs a line by a password. */
    List<String> passwordCommand(String password, String... line) {
        List<String> command = new ArrayList<>(List.of("sshpass", "-p", password, "ssh"));
        command.addAll(List.of("-o", "PreferredAuthentications=password"));
        command.addAll(options());
        command.addAll(List.of(line));
        return command;
    }

    private List<String> options() {
        Path known = folder.resolve("known_hosts");
        return List.of(
                "-F",
                "none",
                "-o",
                "IdentitiesOnly=yes",
                "-o",
                "UserKnownHostsFile=" + known,
                "-o",
                "StrictHostKeyChecking=accept-new",
                "-o",
                "LogLevel=INFO",
                "-p",
                Integer.toString(port),
                "ada@127.0.0.1");
    }

    /** Runs a command to its end. */
    Answer run(List<String> command, byte[] input) throws IOException, InterruptedException {
        Process process = start(command);
        try (OutputStream in = process.getOutputStream()) {
            in.write(input);
        } catch (IOException e) {
            // it has ended without reading all
        }
        return end(process);
    }

    /** Starts a command. */
    Process start(List<String> command) throws IOException {
        return new ProcessBuilder(command)
                .redirectOutput(folder.resolve("out").toFile())
                .redirectError(folder.resolve("err").toFile())
                .start();
    }

    /** Waits for a command that was started. */
    Answer end(Process process) throws IOException, InterruptedException {
        if (!process.waitFor(50, TimeUnit.SECONDS)) {
            process.destroyForcibly().waitFor();
            throw new IOException("does not end: " + output());
        }
        return new Answer(
                process.exitValue(),
                output(),
                Files.readString(folder.resolve("err"), StandardCharsets.UTF_8));
    }

    /** Returns what the command started last has printed so far. */
    String output() throws IOException {
        return Files.readString(folder.resolve("out"), StandardCharsets.UTF_8);
    }
}
