// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;

/** The files of the page, by their paths. */
final class PageFiles {
    private static final String ROOT = "page";
    private static final String INDEX = "/index.html";

    /** The page in which users of an evaluation server log in. */
    private static final String LOGIN = "/login";

    /** The address of a stored result, which the page shows. */
    private static final Pattern STORED = Pattern.compile("/results/[A-Za-z0-9_-]{1,100}");

    /** No name begins with a dot, and none leads out of the folder. */
    private static final Pattern PATH =
            Pattern.compile("/(?:vendor/|server/)?[A-Za-z0-9][A-Za-z0-9.-]*\\.([a-z]+)");

    private static final Map<String, String> TYPES =
            Map.of(
                    "html", "text/html; charset=utf-8",
                    "css", "text/css; charset=utf-8",
                    "js", "text/javascript; charset=utf-8",
                    "svg", "image/svg+xml");

    private final Map<String, PageFile> files = new ConcurrentHashMap<>();

    /**
     * A file.
     *
     * @param compressed its bytes in the format gzip
     * @param type its media type
     * @param tag its entity tag, which changes with its content
     */
    record PageFile(byte[] bytes, byte[] compressed, String type, String tag) {}

    /** Returns the file of a path, if there is one. */
    Optional<PageFile> find(String path) {
        String name = fileOf(path);
        Matcher matcher = PATH.matcher(name);
        if (!matcher.matches() || !TYPES.containsKey(matcher.group(1))) {
            return Optional.empty();
        }
        Optional<PageFile> known = Optional.ofNullable(files.get(name));
        if (known.isEmpty()) {
            known = read(name, TYPES.get(matcher.group(1)));
            // what does not exist is not kept: there is no end of names
            known.ifPresent(file -> files.put(name, file));
        }
        return known;
    }

    private static String fileOf(String address) {
        if (address.isEmpty() || address.equals("/") || STORED.matcher(address).matches()) {
            return INDEX;
        }
        return address.equals(LOGIN) ? LOGIN + ".html" : address;
    }

    private static Optional<PageFile> read(String name, String type) {
        try (InputStream in = PageFiles.class.getResourceAsStream(ROOT + name)) {
            if (in == null) {
                return Optional.empty();
            }
            byte[] bytes = in.readAllBytes();
            return Optional.of(new PageFile(bytes, compressed(bytes), type, tag(bytes)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns bytes in the format gzip. */
    static byte[] compressed(byte[] bytes) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
            out.write(bytes);
        }
        return packed.toByteArray();
    }

    private static String tag(byte[] bytes) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes);
            return '"' + HexFormat.of().formatHex(digest, 0, 16) + '"';
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }
}
