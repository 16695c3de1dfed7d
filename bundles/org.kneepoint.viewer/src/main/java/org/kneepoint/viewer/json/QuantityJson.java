// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer.json;

import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.result.Quantity.Pooling;
import org.kneepoint.api.result.Quantity.Role;
import org.kneepoint.api.scenario.BadInput;

/** A quantity as {@code {name, unit, meaning, role, base, pooling, detail}}. */
public final class QuantityJson {
    private static final String NAME = "name";
    private static final String ROLE = "role";
    private static final String BASE = "base";
    private static final String POOLING = "pooling";

    private QuantityJson() {}

    /** Encodes a quantity; its base by name. */
    public static Map<String, Object> of(Quantity quantity) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put(NAME, quantity.name());
        object.put("unit", quantity.unit());
        object.put("meaning", quantity.meaning());
        object.put(ROLE, label(quantity.role()));
        object.put(BASE, quantity.base().name());
        object.put(POOLING, label(quantity.pooling()));
        object.put("detail", quantity.isDetail());
        return object;
    }

    /** Encodes quantities in their order. */
    public static List<Map<String, Object>> of(Collection<Quantity> quantities) {
        return quantities.stream().map(QuantityJson::of).toList();
    }

    /**
     * Reads quantities by name. A base that is not among them is a common quantity, or one known by
     * name only.
     *
     * @throws BadInput if one is damaged
     */
    public static Map<String, Quantity> read(List<JsonFields> objects) {
        Map<String, Quantity> plain = new LinkedHashMap<>();
        for (JsonFields object : objects) {
            Quantity quantity =
                    Quantity.of(object.text(NAME), object.text("unit"), object.text("meaning"))
                            .withPooling(constant(Pooling.class, object, POOLING))
                            .asDetail(Boolean.TRUE.equals(object.map().get("detail")));
            plain.put(quantity.name(), quantity);
        }
        Map<String, Quantity> all = new HashMap<>();
        for (JsonFields object : objects) {
            all.put(object.text(NAME), withRole(object, plain));
        }
        return all;
    }

    private static Quantity withRole(JsonFields object, Map<String, Quantity> plain) {
        Quantity quantity = plain.get(object.text(NAME));
        Role role = constant(Role.class, object, ROLE);
        String base = object.text(BASE);
        if (role == Role.VALUE) {
            return quantity;
        }
        return quantity.withRole(role, base.equals(quantity.name()) ? quantity : named(base, plain))
                .withPooling(quantity.pooling());
    }

    /** Returns the quantity of a name: one of these, a common one, or one of that name only. */
    static Quantity named(String name, Map<String, Quantity> known) {
        Quantity found = known.get(name);
        return found == null
                ? Quantities.find(name)
                        .orElseGet(() -> Quantity.of(name, "", name.replace('_', ' ')))
                : found;
    }

    private static String label(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    private static <E extends Enum<E>> E constant(Class<E> type, JsonFields object, String name) {
        String label = object.text(name);
        try {
            return Enum.valueOf(type, label.toUpperCase(Locale.ROOT));
        } catch (IllegalArgumentException e) {
            throw BadInput.because(name, label, "'" + label + "' is not a known " + name);
        }
    }
}
