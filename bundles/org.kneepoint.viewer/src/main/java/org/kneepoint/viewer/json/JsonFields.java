// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.kneepoint.api.scenario.BadInput;

/**
 * The fields of a JSON object that was sent or read from a file. A field that is missing or of
 * another type is a {@link BadInput} with its name.
 */
public final class JsonFields {
    private final Map<?, ?> object;

    private JsonFields(Map<?, ?> object) {
        this.object = object;
    }

    /** Reads the fields of an object. */
    public static JsonFields of(Map<String, Object> object) {
        return new JsonFields(object);
    }

    /**
     * Returns a text.
     *
     * @throws BadInput if it is missing or no text
     */
    public String text(String name) {
        return required(name, optionalText(name));
    }

    /**
     * Returns a text, if there is one.
     *
     * @throws BadInput if the field is no text
     */
    public Optional<String> optionalText(String name) {
        return find(name, String.class, "a text");
    }

    /**
     * Returns a whole number.
     *
     * @throws BadInput if it is missing or no whole number
     */
    public int integer(String name) {
        double number = number(name);
        if (number != Math.rint(number) || Math.abs(number) > Integer.MAX_VALUE) {
            throw BadInput.notAllowed(name, number, "a whole number");
        }
        return (int) number;
    }

    /**
     * Returns a number.
     *
     * @throws BadInput if it is missing or no number
     */
    public double number(String name) {
        return required(name, find(name, Number.class, "a number")).doubleValue();
    }

    /**
     * Returns an object.
     *
     * @throws BadInput if it is missing or no object
     */
    public JsonFields object(String name) {
        return new JsonFields(required(name, find(name, Map.class, "an object")));
    }

    /**
     * Returns an object; an empty one if it is missing.
     *
     * @throws BadInput if the field is no object
     */
    public JsonFields optionalObject(String name) {
        return new JsonFields(find(name, Map.class, "an object").orElse(Map.of()));
    }

    /**
     * Returns a list of objects; none if it is missing.
     *
     * @throws BadInput if the field is no list, or one of its items no object
     */
    public List<JsonFields> objects(String name) {
        return items(
                name,
                item -> item instanceof Map<?, ?> map ? new JsonFields(map) : null,
                "a list of objects");
    }

    /**
     * Returns a list of texts; none if it is missing.
     *
     * @throws BadInput if the field is no list, or one of its items no text
     */
    public List<String> texts(String name) {
        return items(name, item -> item instanceof String text ? text : null, "a list of texts");
    }

    /**
     * Returns a list of rows, each a list of texts, numbers, truth values and nulls.
     *
     * @throws BadInput if the field is none
     */
    public List<List<Object>> rows(String name) {
        return items(name, JsonFields::row, "a list of rows");
    }

    private static List<Object> row(Object item) {
        if (!(item instanceof List<?> cells)
                || cells.stream().anyMatch(cell -> cell instanceof Map || cell instanceof List)) {
            return null;
        }
        return new ArrayList<>(cells);
    }

    private <T> List<T> items(String name, Function<Object, T> read, String what) {
        List<T> items = new ArrayList<>();
        for (Object item : find(name, List.class, what).orElse(List.of())) {
            T value = read.apply(item);
            if (value == null) {
                throw wrong(name, what);
            }
            items.add(value);
        }
        return items;
    }

    /**
     * Returns all fields as texts; numbers and truth values as JSON writes them.
     *
     * @throws BadInput if a field is a list, an object or null
     */
    public Map<String, String> texts() {
        Map<String, String> texts = new LinkedHashMap<>();
        object.forEach(
                (name, value) -> {
                    if (value == null || value instanceof Map || value instanceof List) {
                        throw wrong(name.toString(), "a text");
                    }
                    texts.put(name.toString(), value.toString());
                });
        return texts;
    }

    /**
     * Returns all fields as numbers.
     *
     * @throws BadInput if a field is no number
     */
    public Map<String, Double> numbers() {
        Map<String, Double> numbers = new LinkedHashMap<>();
        for (Object name : object.keySet()) {
            numbers.put(name.toString(), number(name.toString()));
        }
        return numbers;
    }

    /** Returns all fields as they are. */
    public Map<String, Object> map() {
        Map<String, Object> all = new LinkedHashMap<>();
        object.forEach((name, value) -> all.put(name.toString(), value));
        return all;
    }

    private <T> Optional<T> find(String name, Class<T> type, String what) {
        Object value = object.get(name);
        if (value != null && !type.isInstance(value)) {
            throw wrong(name, what);
        }
        return Optional.ofNullable(value).map(type::cast);
    }

    private static <T> T required(String name, Optional<T> value) {
        return value.orElseThrow(() -> BadInput.missing(name, name));
    }

    private static BadInput wrong(String name, String what) {
        return BadInput.because(name, "", name + " is not " + what);
    }
}
