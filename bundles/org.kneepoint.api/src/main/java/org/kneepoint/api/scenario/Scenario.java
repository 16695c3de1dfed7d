// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.scenario;

import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * One point to be evaluated: the name of a network, or of a queue, and a checked value for every
 * parameter that has one. Immutable.
 */
public final class Scenario {
    private final String network;
    private final Parameters parameters;
    private final Map<String, Object> values;

    private Scenario(String network, Parameters parameters, Map<String, Object> values) {
        this.network = network;
        this.parameters = parameters;
        this.values = values;
    }

    /**
     * Checks settings and fills in defaults.
     *
     * @param network name of the network or queue
     * @param parameters the parameters that apply
     * @param settings names and texts as given by the user
     * @throws BadInput if a name is unknown, a value is not allowed, or one is missing; a derived
     *     default is a value too
     */
    public static Scenario of(String network, Parameters parameters, Map<String, String> settings) {
        Map<String, Object> values = new HashMap<>();
        settings.forEach((name, text) -> values.put(name, parameters.get(name).parse(text)));
        parameters.requireComplete(values.keySet());
        Scenario scenario = new Scenario(network, parameters, values);
        parameters.all().forEach(scenario::find);
        return scenario;
    }

    /** Returns the name of the network or queue. */
    public String network() {
        return network;
    }

    /** Returns the parameters that apply. */
    public Parameters parameters() {
        return parameters;
    }

    /**
     * Returns the value of a parameter that is set or has a default.
     *
     * @throws BadInput if it has no value
     */
    public <T> T get(Parameter<T> parameter) {
        return find(parameter)
                .orElseThrow(() -> BadInput.missing(parameter.name() + "=", parameter.name()));
    }

    /** Returns whether a parameter was given rather than left to its default. */
    public boolean isGiven(Parameter<?> parameter) {
        return values.containsKey(parameter.name());
    }

    /** Returns the value of a parameter, if it has one. */
    @SuppressWarnings("unchecked") // with() and of() put only values of the parameter's type
    public <T> Optional<T> find(Parameter<T> parameter) {
        Object given = values.get(parameter.name());
        return given != null
                ? Optional.of((T) given)
                : parameters
                        .find(parameter.name())
                        .flatMap(own -> (Optional<T>) own.defaultValue(this));
    }

    /**
     * A copy without the definition of a parameter, so that its default cannot be derived from
     * itself.
     */
    Scenario withoutDefinition(Parameter<?> parameter) {
        return new Scenario(network, parameters.without(parameter), values);
    }

    /**
     * A copy with another value; the parameters that this one excludes are removed.
     *
     * @throws BadInput if the value is outside the allowed range
     */
    @SuppressWarnings("unchecked") // a parameter of one name has one type
    public <T> Scenario with(Parameter<T> parameter, T value) {
        Parameter<T> own = (Parameter<T>) parameters.get(parameter.name());
        Map<String, Object> changed = new HashMap<>(values);
        changed.keySet().removeAll(parameters.alternativesTo(own.name()));
        changed.put(own.name(), own.check(value));
        return new Scenario(network, parameters, changed);
    }

    /** A copy in which a parameter is not given. */
    public Scenario without(Parameter<?> parameter) {
        Map<String, Object> changed = new HashMap<>(values);
        changed.remove(parameter.name());
        return new Scenario(network, parameters, changed);
    }

    /** A copy with further parameters; those already present keep their definition. */
    public Scenario and(Parameters more) {
        return new Scenario(network, parameters.and(more), values);
    }

    /** Returns the values of some parameters by name; {@link #settings()} has the texts. */
    public Map<String, Object> values(Parameters some) {
        Map<String, Object> found = new HashMap<>();
        for (Parameter<?> parameter : some.all()) {
            find(parameter).ifPresent(value -> found.put(parameter.name(), value));
        }
        return found;
    }

    /**
     * Returns the offered load, given as {@code load} or as {@code rate}.
     *
     * @param meanLength mean message length after rounding, flits
     * @return flits per node per cycle
     */
    public double load(double meanLength) {
        return find(StandardParameters.LOAD)
                .orElseGet(() -> Decimal.product(get(StandardParameters.RATE), meanLength));
    }

    /** Returns the text of every value in the order of the parameters, defaults filled in. */
    public Map<String, String> settings() {
        Map<String, String> settings = new LinkedHashMap<>();
        for (Parameter<?> parameter : parameters.all()) {
            text(parameter).ifPresent(text -> settings.put(parameter.name(), text));
        }
        return Collections.unmodifiableMap(settings);
    }

    private <T> Optional<String> text(Parameter<T> parameter) {
        return find(parameter).map(parameter::format);
    }

    @Override
    public String toString() {
        return network + " " + settings();
    }
}
