// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * The client of OpenSSH, with a password.
 *
 * @param port of the server on this machine
 * @param account name of the account
 * @param password its password
 */
record SecureShell(int port, String account, String password) {
    private static final long LIMIT_SECONDS = 120;

    /** Runs a command line, with a file or nothing as standard input. */
    ProcessResult run(String line, Path input) throws IOException {
        List<String> command =
                new ArrayList<>(
                        List.of("sshpass", "-e", "ssh", "-p", "" + port, "-o", "LogLevel=ERROR"));
        command.addAll(List.of("-o", "StrictHostKeyChecking=no"));
        command.addAll(List.of("-o", "UserKnownHostsFile=/dev/null"));
        command.addAll(List.of(account + "@127.0.0.1", line));
        Path out = Files.createTempFile("ssh", ".out");
        Path err = Files.createTempFile("ssh", ".err");
        ProcessBuilder builder =
                new ProcessBuilder(command)
                        .redirectInput(input.toFile())
                        .redirectOutput(out.toFile())
                        .redirectError(err.toFile());
        builder.environment().put("SSHPASS", password);
        Process process = TestProcesses.start(builder);
        try {
            if (!process.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS)) {
                throw new AssertionError("ssh has not ended: " + line);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException();
        }
        return new ProcessResult(
                line, process.exitValue(), Files.readString(out), Files.readString(err));
    }

    /** Runs a command line without input. */
    ProcessResult run(String line) throws IOException {
        return run(line, Path.of("/dev/null"));
    }
}
