// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer.handler;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.campaign.StudyService;
import org.kneepoint.viewer.rest.Call;
import org.kneepoint.viewer.rest.Reply;

/**
 * What the page can read in the working directory and below: studies, curves, reports, sessions.
 */
public final class FolderHandler {
    private static final String PATH = "path";

    /** Most entries of a list. */
    private static final int MOST_ENTRIES = 1000;

    /** Largest file read. */
    private static final long LARGEST = 16L << 20;

    private static final String SUMMARY = "summary.md";

    /** Media types of what is read, by extension. */
    private static final Map<String, String> TYPES =
            Map.of(
                    "svg", "image/svg+xml",
                    "png", "image/png",
                    "csv", "text/csv",
                    "md", "text/markdown",
                    "kneepoint", "application/json");

    private static final Map<String, String> KINDS =
            Map.of("study", "study-file", "csv", "curves", "kneepoint", "session");

    /** Lists a folder. */
    public Reply list(Call call) throws IOException {
        WorkingFolder root = WorkingFolder.of(call.workspace());
        Path folder = folder(root, call);
        List<Map<String, Object>> entries = new ArrayList<>();
        int omitted = 0;
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.sorted().toList()) {
                Optional<String> kind = root.holds(file) ? kind(file) : Optional.empty();
                if (kind.isPresent() && entries.size() < MOST_ENTRIES) {
                    entries.add(entry(root, file, kind.get()));
                } else {
                    omitted += kind.isPresent() ? 1 : 0;
                }
            }
        }
        Map<String, Object> object = new LinkedHashMap<>();
        object.put(PATH, root.shown(folder));
        object.put("entries", entries);
        object.put("omitted", omitted);
        return Reply.json(object);
    }

    private static Path folder(WorkingFolder root, Call call) throws IOException {
        String path = call.query().getOrDefault(PATH, "");
        Path folder = root.existing(path);
        if (!Files.isDirectory(folder)) {
            throw BadInput.because(PATH, path, path + " is a file");
        }
        return folder;
    }

    private static Map<String, Object> entry(WorkingFolder root, Path file, String kind)
            throws IOException {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("name", "" + file.getFileName());
        object.put(PATH, root.shown(file));
        object.put("kind", kind);
        object.put("size", Files.isDirectory(file) ? null : Files.size(file));
        object.put("modified", Files.getLastModifiedTime(file).toString());
        return object;
    }

    /** Returns what a file is to the page; empty for other files and hidden ones. */
    private static Optional<String> kind(Path file) {
        if (("" + file.getFileName()).startsWith(".")) {
            return Optional.empty();
        }
        if (!Files.isDirectory(file)) {
            return Optional.ofNullable(KINDS.get(extension(file)));
        }
        if (StudyService.isStudy(file)) {
            return Optional.of("study");
        }
        return Optional.of(isReport(file) ? "report" : "folder");
    }

    private static boolean isReport(Path folder) {
        return Files.isRegularFile(folder.resolve(SUMMARY))
                && Files.isRegularFile(folder.resolve("index.html"));
    }

    private static String extension(Path file) {
        String name = "" + file.getFileName();
        return name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    }

    /** Returns the summary of a report of {@code reproduce}, with its charts and tables. */
    public Reply report(Call call) throws IOException {
        WorkingFolder root = WorkingFolder.of(call.workspace());
        Path folder = folder(root, call);
        if (!isReport(folder)) {
            throw BadInput.because(PATH, root.shown(folder), root.shown(folder) + " is no report");
        }
        Map<String, Object> object = new LinkedHashMap<>();
        object.put(PATH, root.shown(folder));
        object.put(
                "summary",
                new String(bytes(root, folder.resolve(SUMMARY)), StandardCharsets.UTF_8));
        object.put("files", data(root, folder.resolve("data")));
        return Reply.json(object);
    }

    private static List<String> data(WorkingFolder root, Path folder) throws IOException {
        if (!Files.isDirectory(folder) || !root.holds(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> TYPES.containsKey(extension(file)))
                    .sorted()
                    .limit(MOST_ENTRIES)
                    .map(root::shown)
                    .toList();
        }
    }

    /** Returns a file: a chart, a table, a text or a session. */
    public Reply file(Call call) throws IOException {
        WorkingFolder root = WorkingFolder.of(call.workspace());
        String path = call.query().getOrDefault(PATH, "");
        Path file = root.existing(path);
        String type = TYPES.get(extension(file));
        if (type == null || !Files.isRegularFile(file)) {
            throw BadInput.because(PATH, path, "the page does not read " + path);
        }
        String name = ("" + file.getFileName()).replaceAll("[^A-Za-z0-9 ._-]", "_");
        return Reply.file(name, type, bytes(root, file));
    }

    private static byte[] bytes(WorkingFolder root, Path file) throws IOException {
        if (!root.holds(file) || Files.size(file) > LARGEST) {
            throw BadInput.because(
                    PATH,
                    root.shown(file),
                    root.shown(file) + " has more than " + (LARGEST >> 20) + " MB");
        }
        return Files.readAllBytes(file);
    }
}
