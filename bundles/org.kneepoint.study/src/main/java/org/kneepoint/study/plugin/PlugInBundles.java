// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.plugin;

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
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.kneepoint.api.topology.Topology;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.FrameworkUtil;
import org.osgi.framework.namespace.PackageNamespace;
import org.osgi.framework.wiring.BundleWire;
import org.osgi.framework.wiring.BundleWiring;

/**
 * The bundles on which a result depends: those of its plug-ins and all whose packages these import,
 * with a hash of their content. Each bundle is read once.
 */
public final class PlugInBundles {
    private static final int BLOCK = 1 << 16;
    private static final String CLASS = ".class";

    /** Prefix of the locations of bundles of the distribution, which are used in place. */
    private static final String IN_PLACE = "reference:";

    private final Map<List<Object>, String> hashes = new ConcurrentHashMap<>();
    private final Set<List<Object>> loaded = ConcurrentHashMap.newKeySet();

    /**
     * Returns version and hash of each bundle by its name, none outside a framework, and what
     * networks depend on besides.
     *
     * @param objects the plug-ins
     */
    public Map<String, String> fingerprints(Collection<?> objects) {
        Map<String, String> found = new TreeMap<>();
        for (Bundle bundle : used(objects)) {
            found.put(bundle.getSymbolicName(), bundle.getVersion() + " sha256:" + hash(bundle));
        }
        objects.stream()
                .filter(Topology.class::isInstance)
                .forEach(topology -> found.putAll(((Topology) topology).provenance()));
        return found;
    }

    /**
     * A bundle in the provenance of results.
     *
     * @param name the symbolic name, or none
     * @param version the version, or none
     * @param sha256 the hash, or none
     */
    public record BundleIdentity(String name, String version, String sha256) {
        private static final String NONE = "none";

        @Override
        public String toString() {
            return name.equals(NONE) ? NONE : name + " " + version + " sha256:" + sha256;
        }
    }

    /** Returns the bundle of a plug-in; none outside a framework. */
    public BundleIdentity content(Object plugIn) {
        Bundle bundle = bundle(plugIn);
        return bundle == null
                ? new BundleIdentity(BundleIdentity.NONE, BundleIdentity.NONE, BundleIdentity.NONE)
                : new BundleIdentity(
                        bundle.getSymbolicName(),
                        bundle.getVersion().toString(),
                        hashOrNone(bundle));
    }

    /** A removed bundle cannot be read. */
    private String hashOrNone(Bundle bundle) {
        try {
            return hash(bundle);
        } catch (UncheckedIOException | IllegalStateException e) {
            return BundleIdentity.NONE;
        }
    }

    /** Returns whether a plug-in is part of the distribution; true outside a framework. */
    public static boolean isShipped(Object plugIn) {
        Bundle bundle = bundle(plugIn);
        return bundle == null || isShipped(bundle);
    }

    /** Returns whether a bundle is part of the distribution. */
    public static boolean isShipped(Bundle bundle) {
        return bundle.getLocation().startsWith(IN_PLACE);
    }

    private static Bundle bundle(Object plugIn) {
        return FrameworkUtil.getBundle(plugIn.getClass());
    }

    /** Returns name and version of the bundle of a plug-in, or its class outside a framework. */
    public static String name(Object plugIn) {
        Bundle bundle = bundle(plugIn);
        return bundle == null ? plugIn.getClass().getName() : name(bundle);
    }

    /** Returns name and version of a bundle. */
    static String name(Bundle bundle) {
        return bundle.getSymbolicName() + " " + bundle.getVersion();
    }

    /**
     * Returns the names and versions of the bundles of these plug-ins that have been removed or
     * replaced.
     */
    public static List<String> removed(Collection<?> plugIns) {
        return plugIns.stream()
                .filter(p -> !isInstalled(p))
                .map(PlugInBundles::name)
                .distinct()
                .toList();
    }

    private static boolean isInstalled(Object plugIn) {
        Bundle bundle = bundle(plugIn);
        if (bundle == null) {
            return true;
        }
        BundleWiring wiring = bundle.adapt(BundleWiring.class);
        return bundle.getState() != Bundle.UNINSTALLED
                && wiring != null
                && wiring.getClassLoader() == plugIn.getClass().getClassLoader();
    }

    /**
     * Loads all classes of the drop-in bundles of plug-ins and of those they import, so that a run
     * continues if their jars are deleted or replaced.
     */
    public void load(Collection<?> plugIns) {
        for (Bundle bundle : used(plugIns)) {
            if (!isShipped(bundle) && loaded.add(revision(bundle))) {
                load(bundle);
            }
        }
    }

    private static void load(Bundle bundle) {
        BundleWiring wiring = bundle.adapt(BundleWiring.class);
        Collection<String> classes =
                wiring == null
                        ? null
                        : wiring.listResources(
                                "/",
                                "*" + CLASS,
                                BundleWiring.LISTRESOURCES_RECURSE
                                        | BundleWiring.LISTRESOURCES_LOCAL);
        if (classes == null) {
            return;
        }
        for (String file : classes) {
            String name = file.substring(0, file.length() - CLASS.length()).replace('/', '.');
            try {
                wiring.getClassLoader().loadClass(name);
            } catch (ClassNotFoundException | LinkageError | IllegalStateException e) {
                // such a class fails where it is used, if anywhere
            }
        }
    }

    private static Set<Bundle> used(Collection<?> objects) {
        Set<Bundle> used = new HashSet<>();
        Deque<Bundle> open = new ArrayDeque<>();
        objects.stream().map(PlugInBundles::bundle).filter(Objects::nonNull).forEach(open::add);
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

    private String hash(Bundle bundle) {
        List<Object> revision = revision(bundle);
        if (!hashes.containsKey(revision)) {
            forgetRemoved(hashes.keySet());
            forgetRemoved(loaded);
        }
        return hashes.computeIfAbsent(revision, key -> computeHash(bundle));
    }

    /** Forgets the revisions of bundles that have been removed. */
    private static void forgetRemoved(Set<List<Object>> revisions) {
        BundleContext context = FrameworkUtil.getBundle(PlugInBundles.class).getBundleContext();
        revisions.removeIf(revision -> context.getBundle((Long) revision.get(0)) == null);
    }

    /** Identifies the content of a bundle. */
    private static List<Object> revision(Bundle bundle) {
        return List.of(bundle.getBundleId(), bundle.getLastModified(), bundle.getVersion());
    }

    private static String computeHash(Bundle bundle) {
        Map<String, URL> entries = new TreeMap<>();
        var urls = bundle.findEntries("/", "*", true);
        if (urls != null) {
            Collections.list(urls).forEach(url -> entries.put(url.getPath(), url));
        }
        MessageDigest digest = Sha256.begin();
        entries.forEach(
                (path, url) -> {
                    if (!path.endsWith("/")) {
                        digest.update(path.getBytes(StandardCharsets.UTF_8));
                        add(digest, url);
                    }
                });
        return HexFormat.of().formatHex(digest.digest());
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
