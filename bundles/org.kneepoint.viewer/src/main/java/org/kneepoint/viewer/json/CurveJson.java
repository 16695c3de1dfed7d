// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Provenance;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.scenario.BadInput;

/**
 * A curve without loss: method, network, evaluator, axis, names of the parameters in order, common
 * settings, attributes, quantities, provenance and points, each with the settings that differ.
 */
public final class CurveJson {
    private static final String METHOD = "method";
    private static final String NETWORK = "network";
    private static final String EVALUATOR = "evaluator";
    private static final String AXIS = "axis";
    private static final String PARAMETERS = "parameters";
    private static final String COMMON = "common";
    private static final String ATTRIBUTES = "attributes";
    private static final String ATTRIBUTE_QUANTITIES = "attribute_quantities";
    private static final String QUANTITIES = "quantities";
    private static final String PROVENANCE = "provenance";
    private static final String POINTS = "points";

    private CurveJson() {}

    /** Encodes a curve. */
    public static Map<String, Object> of(Curve curve) {
        Map<String, String> common = curve.commonSettings();
        Set<String> parameters = new LinkedHashSet<>();
        Set<Quantity> figures = new LinkedHashSet<>();
        for (Point point : curve.points()) {
            parameters.addAll(point.settings().keySet());
            figures.addAll(point.figures().keySet());
        }
        Map<String, Object> attributes = new LinkedHashMap<>();
        curve.attributes().forEach((quantity, value) -> attributes.put(quantity.name(), value));
        Map<String, Object> object = new LinkedHashMap<>();
        object.put(METHOD, curve.method().label());
        object.put(NETWORK, curve.network());
        object.put(EVALUATOR, curve.evaluator());
        object.put(AXIS, QuantityJson.of(curve.axis()));
        object.put(PARAMETERS, List.copyOf(parameters));
        object.put(COMMON, common);
        object.put(ATTRIBUTES, attributes);
        object.put(ATTRIBUTE_QUANTITIES, QuantityJson.of(curve.attributes().keySet()));
        object.put(QUANTITIES, QuantityJson.of(figures));
        object.put(PROVENANCE, curve.provenance().entries());
        object.put(POINTS, curve.points().stream().map(p -> PointJson.of(p, common)).toList());
        return object;
    }

    /** Encodes curves in their order. */
    public static List<Map<String, Object>> of(List<Curve> curves) {
        return curves.stream().map(CurveJson::of).toList();
    }

    /**
     * Reads a curve.
     *
     * @throws BadInput if it is damaged
     */
    public static Curve read(JsonFields object) {
        JsonFields axis = object.object(AXIS);
        Map<String, Quantity> quantities = QuantityJson.read(object.objects(QUANTITIES));
        Curve.Builder curve =
                Curve.of(
                        method(object.text(METHOD)),
                        object.text(NETWORK),
                        object.text(EVALUATOR),
                        QuantityJson.read(List.of(axis)).get(axis.text("name")));
        Map<String, Quantity> attributes = QuantityJson.read(object.objects(ATTRIBUTE_QUANTITIES));
        object.optionalObject(ATTRIBUTES)
                .numbers()
                .forEach((name, value) -> curve.with(QuantityJson.named(name, attributes), value));
        Map<String, String> entries = object.optionalObject(PROVENANCE).texts();
        curve.provenance(Provenance.of(() -> entries));
        List<String> order = object.texts(PARAMETERS);
        Map<String, String> common = object.optionalObject(COMMON).texts();
        for (JsonFields point : object.objects(POINTS)) {
            Map<String, String> settings = ordered(order, common, PointJson.settings(point));
            curve.add(PointJson.read(point, settings, quantities));
        }
        return curve.build();
    }

    /**
     * Reads curves.
     *
     * @throws BadInput if one is damaged
     */
    public static List<Curve> read(List<JsonFields> objects) {
        List<Curve> curves = new ArrayList<>();
        objects.forEach(object -> curves.add(read(object)));
        return curves;
    }

    private static EvaluationMethod method(String label) {
        try {
            return EvaluationMethod.of(label);
        } catch (IllegalArgumentException e) {
            throw BadInput.because(METHOD, label, e.getMessage());
        }
    }

    private static Map<String, String> ordered(
            List<String> order, Map<String, String> common, Map<String, String> own) {
        Map<String, String> settings = new LinkedHashMap<>();
        for (String name : order) {
            String text = own.getOrDefault(name, common.get(name));
            if (text != null) {
                settings.put(name, text);
            }
        }
        common.forEach(settings::putIfAbsent);
        own.forEach(settings::putIfAbsent);
        return settings;
    }
}
