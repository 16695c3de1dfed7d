// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.campaign;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.osgi.framework.Bundle;
import org.osgi.framework.FrameworkUtil;
import org.osgi.framework.namespace.PackageNamespace;
import org.osgi.framework.wiring.BundleWire;
import org.osgi.framework.wiring.BundleWiring;

/**
 * The bundles that a result depends on: those of the plug-ins that made it, and all whose packages
 * these use, with a fingerprint of what is in them. A bundle is read once.
 */
final class Bundles {
    private static final int BLOCK = 1 << 16;

    private final Map<List<Object>, String> fingerprints = new ConcurrentHashMap<>();

    /**
     * Returns version and fingerprint of each bundle by its name; none outside of a framework.
     *
     * @param objects whose classes are in the bundles to begin with
     */
    Map<String, String> of(Collection<?> objects) {
        Map<String, String> found = new TreeMap<>();
        for (Bundle bundle : used(objects)) {
            found.put(
                    bundle.getSymbolicName(),
                    bundle.getVersion() + " sha256:" + fingerprint(bundle));
        }
        return found;
    }

    private static Set<Bundle> used(Collection<?> objects) {
        Set<Bundle> used = new HashSet<>();
        Deque<Bundle> open = new ArrayDeque<>();
        objects.stream()
                .map(object -> FrameworkUtil.getBundle(object.getClass()))
                .filter(Objects::nonNull)
                .forEach(open::add);
        while (!open.isEmpty()) {
            Bundle bundle = open.remove();
            if (bundle.getBundleId() != 0 && used.add(bundle)) {
                open.addAll(providers(bundle));
            }
        }
        return used;
    }

    private static List<Bundle> providers(Bundle bundle) {
        BundleWiring wiring = bundle.adapt(BundleWiring.class);
        List<BundleWire> wires =
                wiring == null ? null : wiring.getRequiredWires(PackageNamespace.PACKAGE_NAMESPACE);
        return wires == null
                ? List.of()
                : wires.stream().map(wire -> wire.getProvider().getBundle()).toList();
    }

    private String fingerprint(Bundle bundle) {
        return fingerprints.computeIfAbsent(
                List.of(bundle.getBundleId(), bundle.getLastModified(), bundle.getVersion()),
                key -> content(bundle));
    }

    private static String content(Bundle bundle) {
        Map<String, URL> entries = new TreeMap<>();
        var urls = bundle.findEntries("/", "*", true);
        if (urls != null) {
            Collections.list(urls).forEach(url -> entries.put(url.getPath(), url));
        }
        MessageDigest digest = Sha256.digest();
        entries.forEach(
                (path, url) -> {
                    if (!path.endsWith("/")) {
                        digest.update(path.getBytes(StandardCharsets.UTF_8));
                        add(digest, url);
                    }
                });
        return Sha256.digits(digest);
    }

    private static void add(MessageDigest digest, URL url) {
        byte[] block = new byte[BLOCK];
        try (InputStream in = url.openStream()) {
            for (int read = in.read(block); read >= 0; read = in.read(block)) {
                digest.update(block, 0, read);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
