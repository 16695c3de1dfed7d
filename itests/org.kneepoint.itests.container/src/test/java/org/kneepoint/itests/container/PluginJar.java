// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.container;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.BundleException;

/**
 * A drop-in bundle: classes, their components and a manifest. Made with the JDK only, since a
 * bundle builder would have to be provisioned with its dependencies.
 */
final class PluginJar {
    private static final String API =
            "org.kneepoint.api.result%1$s,org.kneepoint.api.run%1$s,org.kneepoint.api.scenario%1$s,"
                    + "org.kneepoint.api.solver%1$s,org.kneepoint.api.topology%1$s";

    private final String name;
    private final Map<String, byte[]> entries = new LinkedHashMap<>();
    private final StringBuilder components = new StringBuilder();
    private String imports = String.format(API, ";version=\"[2.0,3)\"");

    private PluginJar(String name) {
        this.name = name;
    }

    static PluginJar named(String name) {
        return new PluginJar(name);
    }

    /** Adds a class. */
    PluginJar with(Class<?> type) {
        String file = type.getName().replace('.', '/') + ".class";
        try (InputStream in = type.getClassLoader().getResourceAsStream(file)) {
            entries.put(file, in.readAllBytes());
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
        return this;
    }

    /** Adds a class and a component that registers it as a service. */
    PluginJar offering(Class<?> service, Class<?> type, Map<String, ?> properties) {
        return component(service, type, properties, "");
    }

    /** Adds a class and a component with an unsatisfied reference. */
    PluginJar waiting(Class<?> service, Class<?> type) {
        return component(
                service,
                type,
                Map.of(),
                "<reference name='oracle' interface='org.example.Oracle'/>\n");
    }

    private PluginJar component(
            Class<?> service, Class<?> type, Map<String, ?> properties, String references) {
        StringBuilder xml = new StringBuilder();
        xml.append("<scr:component xmlns:scr='http://www.osgi.org/xmlns/scr/v1.3.0' name='")
                .append(name + "-component'" + activation(type) + ">\n")
                .append("<implementation class='" + type.getName() + "'/>\n");
        properties.forEach(
                (key, value) ->
                        xml.append("<property name='" + key)
                                .append("' type='" + value.getClass().getSimpleName())
                                .append("' value='" + value + "'/>\n"));
        xml.append("<service><provide interface='" + service.getName() + "'/></service>\n")
                .append(references)
                .append("</scr:component>\n");
        String file = "OSGI-INF/" + name + ".xml";
        components.append(components.length() == 0 ? "" : ",").append(file);
        entries.put(file, xml.toString().getBytes(StandardCharsets.UTF_8));
        return with(type);
    }

    private static String activation(Class<?> type) {
        boolean activates =
                Arrays.stream(type.getMethods()).anyMatch(m -> m.getName().equals("activate"));
        return activates ? " activate='activate'" : "";
    }

    /** Requires this version range of the API instead of the installed one. */
    PluginJar api(String range) {
        imports = String.format(API, ";version=\"" + range + "\"");
        return this;
    }

    /** Also imports a package. */
    PluginJar importing(String declaration) {
        imports += "," + declaration;
        return this;
    }

    /** Installs and starts the bundle. */
    Bundle startIn(BundleContext context) throws IOException, BundleException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        write(bytes);
        Bundle bundle =
                context.installBundle(
                        "plugin:" + name, new ByteArrayInputStream(bytes.toByteArray()));
        bundle.start();
        return bundle;
    }

    /** Writes the jar under another name and renames it, as the documentation requires. */
    Path dropInto(Path folder) throws IOException {
        Path part = folder.resolve(name + ".part");
        try (OutputStream out = Files.newOutputStream(part)) {
            write(out);
        }
        return Files.move(part, folder.resolve(name + ".jar"), StandardCopyOption.REPLACE_EXISTING);
    }

    private void write(OutputStream out) throws IOException {
        Manifest manifest = new Manifest();
        Attributes main = manifest.getMainAttributes();
        main.put(Attributes.Name.MANIFEST_VERSION, "1.0");
        main.putValue("Bundle-ManifestVersion", "2");
        main.putValue("Bundle-SymbolicName", "org.example." + name);
        main.putValue("Bundle-Version", "1.0.0");
        main.putValue("Import-Package", imports);
        main.putValue("Service-Component", components.toString());
        try (JarOutputStream jar = new JarOutputStream(out, manifest)) {
            for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
                jar.putNextEntry(new JarEntry(entry.getKey()));
                jar.write(entry.getValue());
                jar.closeEntry();
            }
        }
    }
}
