// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.result.Quantity.Pooling;
import org.kneepoint.api.result.Quantity.Role;
import org.kneepoint.support.FormerNames;

/** A quantity as JSON: its name, or all its properties if it is not a common one. */
final class QuantityEntry {
    private static final int PLAIN = 3;

    private QuantityEntry() {}

    static Object of(Quantity figure) {
        if (Quantities.find(figure.name()).isPresent()) {
            return figure.name();
        }
        List<Object> own = new ArrayList<>();
        own.addAll(List.of(figure.name(), figure.unit(), figure.meaning()));
        if (!isPlain(figure)) {
            own.add(label(figure.role()));
            own.add(figure.base().name());
            own.add(label(figure.pooling()));
            own.add(figure.isDetail());
        }
        return own;
    }

    private static boolean isPlain(Quantity figure) {
        return figure.role() == Role.VALUE
                && figure.base() == figure
                && figure.pooling() == Pooling.AVERAGE
                && !figure.isDetail();
    }

    /**
     * Reads a quantity.
     *
     * @throws RuntimeException if it is malformed
     */
    static Quantity read(Object entry) {
        if (!(entry instanceof List<?> own)) {
            String name = (String) entry;
            return Quantities.find(name)
                    .or(() -> Quantities.find(FormerNames.name(name)))
                    .orElseThrow(IllegalArgumentException::new);
        }
        Quantity plain = Quantity.of("" + own.get(0), "" + own.get(1), "" + own.get(2));
        if (own.size() == PLAIN) {
            return plain;
        }
        return plain.withRole(
                        Role.valueOf(constant(own.get(PLAIN))),
                        base(plain, "" + own.get(PLAIN + 1)))
                .withPooling(Pooling.valueOf(constant(own.get(PLAIN + 2))))
                .asDetail((Boolean) own.get(PLAIN + 3));
    }

    private static Quantity base(Quantity plain, String name) {
        return plain.name().equals(name)
                ? plain
                : Quantities.find(name).orElseGet(() -> Quantity.of(name, plain.unit(), name));
    }

    private static String label(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    private static String constant(Object label) {
        return ((String) label).toUpperCase(Locale.ROOT);
    }
}
