// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.distribution;

import com.github.packageurl.MalformedPackageURLException;
import com.github.packageurl.PackageURL;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.regex.Pattern;

/**
 * A package of npm of which a bundle holds files, in a folder {@code vendor} with a text that
 * states the package.
 *
 * @param name its name
 * @param version its version
 * @param licence identifier of its licence
 * @param sha512 checksum of the package, hexadecimal
 */
record NpmPackage(String name, String version, String licence, String sha512) {
    private static final Pattern TEXT = Pattern.compile(".*/vendor/[^/]+\\.txt");
    private static final String SHA_512 = "sha512-";

    /** Returns the packages of which a jar holds files. */
    static List<NpmPackage> in(Path jar) throws IOException {
        List<NpmPackage> packages = new ArrayList<>();
        try (JarFile file = new JarFile(jar.toFile())) {
            List<JarEntry> texts =
                    file.stream().filter(e -> TEXT.matcher(e.getName()).matches()).toList();
            for (JarEntry entry : texts) {
                byte[] text = file.getInputStream(entry).readAllBytes();
                packages.add(of(new String(text, StandardCharsets.UTF_8)));
            }
        }
        return packages;
    }

    /**
     * Reads the lines {@code package}, {@code version}, {@code licence} and {@code integrity} of a
     * text.
     *
     * @throws IllegalStateException if one is missing
     */
    static NpmPackage of(String text) {
        Map<String, String> values = new HashMap<>();
        text.lines().map(line -> line.split(" ")).forEach(w -> values.put(w[0], w[w.length - 1]));
        String integrity = value(values, "integrity");
        if (!integrity.startsWith(SHA_512)) {
            throw new IllegalStateException("No sha512: " + integrity);
        }
        byte[] checksum = Base64.getDecoder().decode(integrity.substring(SHA_512.length()));
        return new NpmPackage(
                value(values, "package"),
                value(values, "version"),
                value(values, "licence"),
                HexFormat.of().formatHex(checksum));
    }

    private static String value(Map<String, String> values, String name) {
        String value = values.get(name);
        if (value == null) {
            throw new IllegalStateException("A package without " + name + ": " + values);
        }
        return value;
    }

    /** Returns its address among packages. */
    String purl() {
        try {
            return new PackageURL("npm", null, name, version, null, null).canonicalize();
        } catch (MalformedPackageURLException e) {
            throw new IllegalStateException(toString(), e);
        }
    }
}
