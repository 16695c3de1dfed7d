// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.support;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.kneepoint.api.scenario.BadInput;

/**
 * Former names of parameters, choices and columns, from {@code former-names.csv}. Settings, study
 * files, journals and tables of curves that have them are read under the present names.
 */
public final class FormerNames {
    /** Settings whose values are names of parameters or columns. */
    private static final Set<String> OF_NAMES = Set.of("axis", "x", "y");

    /** Present names of parameters and columns. */
    private static final Map<String, String> NAMES = new HashMap<>();

    /** Present choices by the present name of their parameter. */
    private static final Map<String, Map<String, String>> CHOICES = new HashMap<>();

    static {
        for (String[] pair : NamePairs.read("former-names.csv")) {
            String[] former = pair[0].split("=");
            if (former.length == 1) {
                NAMES.put(former[0], pair[1]);
            } else {
                CHOICES.computeIfAbsent(former[0], name -> new HashMap<>()).put(former[1], pair[1]);
            }
        }
    }

    private FormerNames() {}

    /** Returns the present name of a parameter or column, which may be the name given. */
    public static String name(String name) {
        return NAMES.getOrDefault(name, name);
    }

    /**
     * Returns the present value of a setting, which may be the value given.
     *
     * @param name present name of the parameter
     * @param text a value or a list
     */
    public static String value(String name, String text) {
        if (OF_NAMES.contains(name)) {
            return each(text, FormerNames::name);
        }
        Map<String, String> choices = CHOICES.get(name);
        return choices == null ? text : each(text, part -> choices.getOrDefault(part, part));
    }

    /** Returns the present name of a parameter, column or choice, which may be the name given. */
    public static String any(String name) {
        return CHOICES.values().stream()
                .flatMap(choices -> Optional.ofNullable(choices.get(name)).stream())
                .findFirst()
                .orElseGet(() -> name(name));
    }

    private static String each(String list, UnaryOperator<String> present) {
        return Stream.of(list.split(",", -1)).map(present).collect(Collectors.joining(","));
    }

    /**
     * Returns settings with present names and values, in the order given.
     *
     * @param isDeclared whether there is a parameter of a name, which then is left as it is
     * @throws BadInput if a parameter is given under two names
     */
    public static Map<String, String> settings(
            Map<String, String> given, Predicate<String> isDeclared) {
        Map<String, String> present = new LinkedHashMap<>();
        given.forEach(
                (typed, text) -> {
                    boolean kept = name(typed).equals(typed) || isDeclared.test(typed);
                    String name = kept ? typed : name(typed);
                    if (present.put(name, value(name, text)) != null) {
                        throw BadInput.because(
                                name, text, name + " is given twice, once as a former name");
                    }
                });
        return present;
    }
}
