// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.plugin;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;

/** Jars for tests. */
final class TestJar {
    private final Manifest manifest = new Manifest();
    private final Map<String, byte[]> entries = new LinkedHashMap<>();

    TestJar() {
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    }

    /** A bundle with one entry that depends on its version. */
    static byte[] bundle(String name, String version) {
        return new TestJar()
                .header("Bundle-ManifestVersion", "2")
                .header("Bundle-SymbolicName", name)
                .header("Bundle-Version", version)
                .entry("content.txt", version.getBytes())
                .bytes();
    }

    TestJar header(String name, String value) {
        manifest.getMainAttributes().putValue(name, value);
        return this;
    }

    TestJar entry(String name, byte[] content) {
        entries.put(name, content);
        return this;
    }

    TestJar type(Class<?> type) {
        String file = type.getName().replace('.', '/') + ".class";
        try (InputStream in = type.getClassLoader().getResourceAsStream(file)) {
            return entry(file, in.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    byte[] bytes() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (JarOutputStream jar = new JarOutputStream(bytes, manifest)) {
            for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
                jar.putNextEntry(new JarEntry(entry.getKey()));
                jar.write(entry.getValue());
                jar.closeEntry();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }
}
