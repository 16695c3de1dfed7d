// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.plugin;

import java.util.Comparator;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.FrameworkUtil;
import org.osgi.framework.Version;

/**
 * The order of precedence of plug-ins with the same name: those of the distribution, then others in
 * the order of installation, and of several versions of a bundle the newest.
 *
 * @param installation number of the first installed bundle of the same symbolic name; 0 for the
 *     distribution
 * @param version version of the bundle
 */
public record Precedence(long installation, Version version) implements Comparable<Precedence> {
    /** The precedence of the distribution, and of plug-ins outside a framework. */
    public static final Precedence SHIPPED = new Precedence(0, Version.emptyVersion);

    private static final Comparator<Precedence> ORDER =
            Comparator.comparingLong(Precedence::installation)
                    .thenComparing(Precedence::version, Comparator.reverseOrder());

    /** Returns the precedence of a plug-in. */
    public static Precedence of(Object plugIn) {
        if (PlugInBundles.isShipped(plugIn)) {
            return SHIPPED;
        }
        Bundle bundle = FrameworkUtil.getBundle(plugIn.getClass());
        return new Precedence(firstOfName(bundle), bundle.getVersion());
    }

    private static long firstOfName(Bundle bundle) {
        BundleContext context = bundle.getBundleContext();
        if (context == null) {
            return bundle.getBundleId();
        }
        LongStream versions =
                Stream.of(context.getBundles())
                        .filter(b -> bundle.getSymbolicName().equals(b.getSymbolicName()))
                        .mapToLong(Bundle::getBundleId);
        return versions.min().orElse(bundle.getBundleId());
    }

    @Override
    public int compareTo(Precedence other) {
        return ORDER.compare(this, other);
    }
}
