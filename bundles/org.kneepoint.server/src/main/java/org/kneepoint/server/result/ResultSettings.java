// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.result;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.CurveAttributes;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.scenario.Decimal;

/**
 * What a result is found by besides words: network, method, evaluator, bundles with their hashes,
 * and the parameters of its scenarios but the axis, each with its values.
 */
final class ResultSettings {
    static final String NETWORK = "network";
    static final String METHOD = "method";
    static final String EVALUATOR = "evaluator";
    static final String BUNDLE = "bundle";
    static final String BUNDLE_HASH = "bundle_hash";
    static final String NODES = CurveAttributes.NODES.name();

    /** All of them but the parameters. */
    static final List<String> NAMES =
            List.of(NETWORK, METHOD, EVALUATOR, BUNDLE, BUNDLE_HASH, NODES);

    /** Most values kept of a parameter; a sweep of more is found by the first. */
    private static final int MOST_VALUES = 1000;

    private static final int LONGEST_NAME = 100;
    private static final int LONGEST_VALUE = 200;
    private static final Pattern NUMBER =
            Pattern.compile("[+-]?(\\d{1,15}(\\.\\d{0,15})?|\\.\\d{1,15})([eE][+-]?\\d{1,3})?");

    private static final String HASH = "sha256:";

    private final Map<String, Set<String>> values = new TreeMap<>();

    private ResultSettings(CommandResult result) {
        result.curves().forEach(this::add);
    }

    /** Returns those of a result; none of a result without curves. */
    static ResultSettings of(CommandResult result) {
        return new ResultSettings(result);
    }

    /** Returns the form in which a value is stored and searched: 0.10 is 0.1. */
    static String normalForm(String value) {
        return NUMBER.matcher(value).matches() ? Decimal.format(Double.parseDouble(value)) : value;
    }

    /** Returns the values by name. */
    Map<String, Set<String>> values() {
        return values;
    }

    /** Returns the values of a name in one text, shortened to 200 characters. */
    String joined(String name) {
        return shortened(String.join(", ", values.getOrDefault(name, Set.of())));
    }

    private void add(Curve curve) {
        put(NETWORK, curve.network());
        put(METHOD, curve.method().label());
        put(EVALUATOR, curve.evaluator());
        curve.attributes().forEach((name, value) -> put(name.name(), Decimal.format(value)));
        for (Point point : curve.points()) {
            point.settings()
                    .forEach(
                            (name, value) -> {
                                if (!name.equals(curve.axis().name())) {
                                    put(name, value);
                                }
                            });
        }
        addBundles(curve.provenance().entries());
    }

    /** The bundle of the evaluator has entries of its own, the others one each. */
    private void addBundles(Map<String, String> provenance) {
        put(BUNDLE, provenance.getOrDefault(BUNDLE, ""));
        put(BUNDLE_HASH, provenance.getOrDefault("sha256", ""));
        provenance.forEach(
                (name, text) -> {
                    if (name.endsWith(" " + BUNDLE)) {
                        for (String bundle : text.split(", ")) {
                            String[] parts = bundle.split(" ");
                            put(BUNDLE, parts[0]);
                            put(BUNDLE_HASH, hash(parts[parts.length - 1]));
                        }
                    }
                });
    }

    private static String hash(String text) {
        return text.startsWith(HASH) ? text.substring(HASH.length()) : "";
    }

    private void put(String name, String value) {
        if (value.isEmpty() || value.equals("none") || name.length() > LONGEST_NAME) {
            return;
        }
        Collection<String> known = values.computeIfAbsent(name, n -> new LinkedHashSet<>());
        if (known.size() < MOST_VALUES) {
            known.add(shortened(normalForm(value)));
        }
    }

    private static String shortened(String text) {
        return text.length() <= LONGEST_VALUE ? text : text.substring(0, LONGEST_VALUE);
    }
}
