// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.plugin;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.Attributes;
import java.util.jar.JarInputStream;
import java.util.jar.Manifest;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.server.plugin.PlugIn.Kind;
import org.kneepoint.study.plugin.Sha256;

/**
 * A file that somebody wants to deploy.
 *
 * @param name symbolic name of the bundle, or name of the file
 * @param version of the bundle; empty for a network file
 * @param file its name in the deploy folder
 * @param content the file that holds it
 * @param hash SHA-256 of the content
 */
record Candidate(String name, Kind kind, String version, String file, Path content, String hash) {
    private static final int MAX_NAME = 120;
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_][A-Za-z0-9._+-]*");
    private static final Pattern VERSION = Pattern.compile("[A-Za-z0-9._+-]{1,100}");
    private static final long MAX_UNPACKED = 512L << 20;
    private static final String MANIFEST = "META-INF/MANIFEST.MF";

    /**
     * Finds out what a file is.
     *
     * @param given its name, of which bundles need none
     * @throws BadInput if it is a jar without a symbolic name, or its name cannot be used
     * @throws IOException if it cannot be read
     */
    static Candidate of(String given, Path content) throws IOException {
        boolean isZip = isZip(content);
        String hash = Sha256.of(content);
        if (!isZip && given.endsWith(".jar")) {
            throw BadInput.because("file", given, given + " is no jar, or is incomplete");
        }
        if (!isZip) {
            return new Candidate(requireName(given), Kind.NETWORK, "", given, content, hash);
        }
        Attributes manifest = manifest(given, content);
        String symbolic = manifest.getValue("Bundle-SymbolicName");
        if (symbolic == null) {
            throw BadInput.because(
                    "file",
                    given,
                    given + " is no bundle: its manifest has no Bundle-SymbolicName");
        }
        String name = requireName(symbolic.split(";", 2)[0].strip());
        return new Candidate(name, Kind.BUNDLE, version(manifest), name + ".jar", content, hash);
    }

    /** Returns what the audit log calls it: name, version and hash. */
    String subject() {
        return (name + " " + version).strip() + " sha256:" + hash;
    }

    private static boolean isZip(Path content) throws IOException {
        try (InputStream in = Files.newInputStream(content)) {
            byte[] begin = in.readNBytes(4);
            return begin.length == 4 && begin[0] == 'P' && begin[1] == 'K';
        }
    }

    /** Read to its end, so that an incomplete jar is found. */
    private static Attributes manifest(String given, Path content) {
        Attributes found = new Attributes();
        try (JarInputStream jar = new JarInputStream(buffered(content), false)) {
            if (jar.getManifest() != null) {
                found = jar.getManifest().getMainAttributes();
            }
            long unpacked = 0;
            for (ZipEntry entry = jar.getNextEntry(); entry != null; entry = jar.getNextEntry()) {
                if (entry.getName().equals(MANIFEST)) {
                    found = new Manifest(jar).getMainAttributes();
                }
                unpacked += jar.skip(MAX_UNPACKED + 1 - unpacked);
                if (unpacked > MAX_UNPACKED) {
                    throw BadInput.because("file", given, given + " unpacks to more than 512 MiB");
                }
            }
            return found;
        } catch (BadInput e) {
            throw e;
        } catch (IOException | IllegalArgumentException e) {
            throw BadInput.because("file", given, given + " is no jar, or is incomplete");
        }
    }

    private static InputStream buffered(Path content) throws IOException {
        return new BufferedInputStream(Files.newInputStream(content));
    }

    private static String version(Attributes manifest) {
        String version = manifest.getValue("Bundle-Version");
        if (version == null) {
            return "0.0.0";
        }
        if (!VERSION.matcher(version.strip()).matches()) {
            throw BadInput.because("version", version, "Bundle-Version " + version + " is invalid");
        }
        return version.strip();
    }

    /** A name without separators is a file of the deploy folder and of no other. */
    private static String requireName(String name) {
        if (!NAME.matcher(name).matches() || name.length() > MAX_NAME) {
            throw BadInput.notAllowed(
                    "name",
                    name,
                    "1 to " + MAX_NAME + " letters, digits, dots, hyphens and underscores");
        }
        return name;
    }
}
