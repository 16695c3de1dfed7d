// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.diagnosis;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.osgi.framework.Bundle;
import org.osgi.framework.Constants;
import org.osgi.framework.namespace.PackageNamespace;
import org.osgi.framework.wiring.BundleCapability;
import org.osgi.framework.wiring.BundleRequirement;
import org.osgi.framework.wiring.BundleRevision;

/** The reasons why a bundle is not resolved. */
final class UnresolvedBundle {
    private static final Pattern FROM = Pattern.compile("\\(version>=([^)]*)\\)");
    private static final Pattern BELOW = Pattern.compile("\\(!\\(version>=([^)]*)\\)\\)");

    private UnresolvedBundle() {}

    /** Returns the missing requirements of a bundle as one line; empty if it is resolved. */
    static String fault(Bundle bundle, Bundle[] all) {
        if (bundle.getState() != Bundle.INSTALLED) {
            return "";
        }
        Map<String, List<String>> missing = new LinkedHashMap<>();
        BundleRevision revision = bundle.adapt(BundleRevision.class);
        for (BundleRequirement requirement : revision.getDeclaredRequirements(null)) {
            if (isMandatory(requirement) && !isProvided(requirement, all)) {
                add(missing, requirement, all);
            }
        }
        return bundle.getSymbolicName() + " " + bundle.getVersion() + " " + explain(missing);
    }

    /** Missing packages of one API share one reason, reported once. */
    private static String explain(Map<String, List<String>> missing) {
        List<String> reasons = new ArrayList<>();
        missing.forEach((why, names) -> reasons.add(String.join(", ", names) + why));
        return reasons.isEmpty() ? "is not resolved" : "needs " + String.join(", and ", reasons);
    }

    private static boolean isMandatory(BundleRequirement requirement) {
        Map<String, String> directives = requirement.getDirectives();
        String effective = directives.getOrDefault(Constants.EFFECTIVE_DIRECTIVE, "resolve");
        return !Constants.RESOLUTION_OPTIONAL.equals(directives.get(Constants.RESOLUTION_DIRECTIVE))
                && effective.equals("resolve")
                && !requirement.getNamespace().equals("osgi.wiring.host");
    }

    private static boolean isProvided(BundleRequirement requirement, Bundle[] all) {
        for (Bundle bundle : all) {
            for (BundleCapability capability : capabilities(bundle, requirement.getNamespace())) {
                if (requirement.matches(capability)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static List<BundleCapability> capabilities(Bundle bundle, String namespace) {
        BundleRevision revision = bundle.adapt(BundleRevision.class);
        return revision == null ? List.of() : revision.getDeclaredCapabilities(namespace);
    }

    private static void add(
            Map<String, List<String>> missing, BundleRequirement requirement, Bundle[] all) {
        String filter = requirement.getDirectives().getOrDefault("filter", "");
        String name = requirement.getNamespace() + " " + filter;
        String why = "";
        if (requirement.getNamespace().equals(PackageNamespace.PACKAGE_NAMESPACE)) {
            name = packageName(filter);
            List<String> versions = versions(name, all);
            why =
                    range(filter)
                            + (versions.isEmpty()
                                    ? ", which no installed bundle exports"
                                    : ", but the installed version is "
                                            + String.join(" and ", versions));
        }
        List<String> packages = missing.computeIfAbsent(why, key -> new ArrayList<>());
        packages.add(packages.isEmpty() && !why.isEmpty() ? "package " + name : name);
    }

    private static String packageName(String filter) {
        Matcher matcher = Pattern.compile("osgi\\.wiring\\.package=([^)]*)").matcher(filter);
        return matcher.find() ? matcher.group(1) : filter;
    }

    private static String range(String filter) {
        Matcher below = BELOW.matcher(filter);
        Matcher from = FROM.matcher(filter);
        String low = from.find() ? " " + from.group(1) + " or newer" : "";
        return below.find() ? low + " and below " + below.group(1) : low;
    }

    private static List<String> versions(String name, Bundle[] all) {
        List<String> versions = new ArrayList<>();
        for (Bundle bundle : all) {
            for (BundleCapability capability :
                    capabilities(bundle, PackageNamespace.PACKAGE_NAMESPACE)) {
                Map<String, Object> attributes = capability.getAttributes();
                if (name.equals(attributes.get(PackageNamespace.PACKAGE_NAMESPACE))) {
                    versions.add(String.valueOf(attributes.get("version")));
                }
            }
        }
        return versions.stream().distinct().toList();
    }
}
