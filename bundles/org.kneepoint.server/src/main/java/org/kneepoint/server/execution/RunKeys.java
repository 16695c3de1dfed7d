// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.execution;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.kneepoint.study.RunPlan;
import org.kneepoint.study.run.MethodCommand;
import org.kneepoint.study.run.RunTask;

/**
 * Identifies the runs of a plan by all that their results depend on: method, network, settings with
 * all defaults, the content of files named by settings, number of the replication, and the origin
 * of the plan. Runs of the same key have the same result.
 */
final class RunKeys {
    private final String common;
    private final List<List<Map<String, String>>> settings;
    private final Map<String, String> contents = new HashMap<>();

    RunKeys(RunPlan plan) {
        this.common =
                MethodCommand.of(plan.method()).command()
                        + "\n"
                        + plan.requests().get(0).network()
                        + "\n"
                        + new TreeMap<>(plan.origin());
        this.settings = plan.settings();
    }

    /** Returns the key of a run: 64 hexadecimal digits. */
    String of(RunTask task) {
        MessageDigest digest = sha256();
        add(digest, common);
        new TreeMap<>(settings.get(task.curve()).get(task.point()))
                .forEach((name, text) -> add(digest, name + "=" + text + content(text)));
        add(digest, "replication " + task.replication());
        return HexFormat.of().formatHex(digest.digest());
    }

    /** Returns a hash if a setting names a file. */
    private String content(String text) {
        return contents.computeIfAbsent(text, RunKeys::contentOfFile);
    }

    private static String contentOfFile(String name) {
        try {
            Path path = Path.of(name);
            return Files.isRegularFile(path) ? " " + hash(path) : "";
        } catch (InvalidPathException e) {
            return "";
        }
    }

    /** Returns the hash of a file: 64 hexadecimal digits. */
    static String hash(Path path) {
        MessageDigest digest = sha256();
        try (InputStream in = new DigestInputStream(Files.newInputStream(path), digest)) {
            in.transferTo(OutputStream.nullOutputStream());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return HexFormat.of().formatHex(digest.digest());
    }

    /** Ends each part, so that no two lists of parts are the same. */
    private static void add(MessageDigest digest, String part) {
        digest.update(part.getBytes(StandardCharsets.UTF_8));
        digest.update((byte) 0);
    }

    static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("SHA-256 is part of every Java platform", e);
        }
    }
}
