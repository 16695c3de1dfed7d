// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.scenario;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * An ordered set of parameters, some of which exclude each other. Immutable.
 *
 * <p>The order is that of the columns of a table.
 */
public final class Parameters {
    private static final Parameters NONE = new Parameters(Map.of(), List.of());

    private final Map<String, Parameter<?>> byName;
    private final List<List<Parameter<?>>> alternatives;

    private Parameters(Map<String, Parameter<?>> byName, List<List<Parameter<?>>> alternatives) {
        this.byName = byName;
        this.alternatives = alternatives;
    }

    /** Returns a set of these parameters in this order. */
    public static Parameters of(Parameter<?>... parameters) {
        return NONE.and(List.of(parameters));
    }

    /** A copy with more parameters; those already present keep their position and definition. */
    public Parameters and(Parameters more) {
        Parameters both = and(more.byName.values());
        List<List<Parameter<?>>> groups = new ArrayList<>(alternatives);
        more.alternatives.stream().filter(g -> !groups.contains(g)).forEach(groups::add);
        return new Parameters(both.byName, List.copyOf(groups));
    }

    private Parameters and(Collection<? extends Parameter<?>> more) {
        Map<String, Parameter<?>> all = new LinkedHashMap<>(byName);
        more.forEach(parameter -> all.putIfAbsent(parameter.name(), parameter));
        return new Parameters(all, alternatives);
    }

    /** A copy in which exactly one of these parameters must be set. */
    public Parameters exactlyOneOf(Parameter<?>... group) {
        Parameters all = and(List.of(group));
        List<List<Parameter<?>>> groups = new ArrayList<>(alternatives);
        groups.add(List.of(group));
        return new Parameters(all.byName, List.copyOf(groups));
    }

    /** A copy without one of the parameters. */
    Parameters without(Parameter<?> parameter) {
        Map<String, Parameter<?>> others = new LinkedHashMap<>(byName);
        others.remove(parameter.name());
        return new Parameters(others, alternatives);
    }

    /** Returns the parameters in order. */
    public Collection<Parameter<?>> all() {
        return Collections.unmodifiableCollection(byName.values());
    }

    /** Returns the names in order. */
    public Set<String> names() {
        return Collections.unmodifiableSet(byName.keySet());
    }

    /** Returns the parameter of this name, if there is one. */
    public Optional<Parameter<?>> find(String name) {
        return Optional.ofNullable(byName.get(name));
    }

    /**
     * Returns the parameter of this name.
     *
     * @throws BadInput if there is none
     */
    public Parameter<?> get(String name) {
        return find(name).orElseThrow(() -> BadInput.unknown("parameter", name, byName.keySet()));
    }

    /** Returns the groups of parameters of which exactly one must be set, each by name. */
    public List<List<String>> exclusive() {
        return alternatives.stream()
                .map(group -> group.stream().map(Parameter::name).toList())
                .toList();
    }

    /** Returns the names of the parameters that this one excludes. */
    Set<String> alternativesTo(String name) {
        Set<String> excluded = new HashSet<>();
        for (List<Parameter<?>> group : alternatives) {
            List<String> names = group.stream().map(Parameter::name).toList();
            if (names.contains(name)) {
                excluded.addAll(names);
            }
        }
        excluded.remove(name);
        return excluded;
    }

    /**
     * Rejects settings without a required parameter, or without exactly one of a group of
     * alternatives.
     */
    void requireComplete(Set<String> given) {
        List<String> missing = new ArrayList<>();
        List<String> missingNames = new ArrayList<>();
        for (Parameter<?> parameter : byName.values()) {
            if (parameter.isRequired() && !given.contains(parameter.name())) {
                missing.addAll(described(List.of(parameter)));
                missingNames.add(parameter.name());
            }
        }
        for (List<Parameter<?>> group : alternatives) {
            List<String> names = group.stream().map(Parameter::name).toList();
            List<String> set = names.stream().filter(given::contains).toList();
            if (set.isEmpty()) {
                missing.add(String.join(" or ", described(group)));
                missingNames.addAll(names);
            }
            if (set.size() > 1) {
                throw BadInput.exclusive(set);
            }
        }
        if (!missing.isEmpty()) {
            throw BadInput.missing(String.join(", ", missing), missingNames.toArray(String[]::new));
        }
    }

    private static List<String> described(List<Parameter<?>> group) {
        return group.stream().map(p -> p.name() + "= (" + p.meaning() + ")").toList();
    }
}
