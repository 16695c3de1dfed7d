// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer.json;

import java.util.LinkedHashMap;
import java.util.Map;
import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.result.Validity;
import org.kneepoint.api.scenario.BadInput;

/**
 * A point as {@code {settings, figures, status, reason, code, validity}}; reason and its code are
 * absent for status ok, a figure without a value is absent.
 */
public final class PointJson {
    private static final String SETTINGS = "settings";
    private static final String FIGURES = "figures";
    private static final String STATUS = "status";
    private static final String REASON = "reason";
    private static final String CODE = "code";
    private static final String VALIDITY = "validity";

    private PointJson() {}

    /** Encodes a point with all its settings. */
    public static Map<String, Object> of(Point point) {
        return of(point, Map.of());
    }

    /**
     * Encodes a point without the settings that all points of its curve share.
     *
     * @param common the shared settings
     */
    static Map<String, Object> of(Point point, Map<String, String> common) {
        Map<String, String> own = new LinkedHashMap<>(point.settings());
        own.keySet().removeAll(common.keySet());
        Map<String, Object> figures = new LinkedHashMap<>();
        point.figures().forEach((quantity, value) -> figures.put(quantity.name(), value));
        Map<String, Object> object = new LinkedHashMap<>();
        object.put(SETTINGS, own);
        object.put(FIGURES, figures);
        object.put(STATUS, point.status().label());
        if (!point.reason().isEmpty()) {
            object.put(REASON, point.reason().text());
            object.put(CODE, point.reason().code());
        }
        object.put(VALIDITY, point.validity().label());
        return object;
    }

    /**
     * Reads a point.
     *
     * @param settings the settings besides its own
     * @param quantities the quantities of its figures by name
     * @throws BadInput if it is damaged
     */
    static Point read(
            JsonFields object, Map<String, String> settings, Map<String, Quantity> quantities) {
        Point.Builder point = Point.of(settings);
        object.optionalObject(FIGURES)
                .numbers()
                .forEach((name, value) -> point.with(QuantityJson.named(name, quantities), value));
        String reason = object.optionalText(REASON).orElse("");
        String code = object.optionalText(CODE).orElse("");
        try {
            return point.status(
                            Status.ofLabel(object.text(STATUS)), Explanation.ofText(code, reason))
                    .validity(Validity.ofLabel(object.text(VALIDITY)))
                    .build();
        } catch (BadInput e) {
            throw e;
        } catch (IllegalArgumentException e) {
            throw BadInput.because(
                    STATUS, object.text(STATUS), "a point has an unknown status or validity");
        }
    }

    /** Returns the settings of a point that its curve does not have. */
    static Map<String, String> settings(JsonFields object) {
        return object.optionalObject(SETTINGS).texts();
    }
}
