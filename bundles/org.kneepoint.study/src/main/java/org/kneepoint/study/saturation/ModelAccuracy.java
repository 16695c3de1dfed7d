// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.saturation;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import org.kneepoint.api.scenario.Decimal;
import org.kneepoint.api.scenario.Described;

/**
 * The error of a model's saturation load against simulation, per cent: the column {@code
 * saturation} of its table of accuracy.
 *
 * @param systems number of systems compared
 * @param least most negative error, per cent
 * @param most most positive error, per cent
 * @param network their network; empty if none was of the requested network
 */
record ModelAccuracy(int systems, double least, double most, Optional<String> network) {
    private static final String COLUMN = "saturation";
    private static final String VARIANT = "variant";
    private static final int DIGITS = 2;

    /**
     * Returns the error of a model for a network, or else over all networks compared.
     *
     * @param settings of the user, which may select a variant
     * @return empty if the table has no such rows
     */
    static Optional<ModelAccuracy> of(
            Described solver, String network, Map<String, String> settings) {
        List<List<String>> table = solver.description().accuracy();
        int column = table.isEmpty() ? -1 : table.get(0).indexOf(COLUMN);
        if (column < 0) {
            return Optional.empty();
        }
        Optional<String> variant =
                Optional.ofNullable(settings.get(VARIANT))
                        .filter(name -> !name.equals(first(solver.description().variants())));
        List<List<String>> rows =
                table.stream()
                        .skip(1)
                        .filter(row -> variant(row.get(0)).equals(variant))
                        .filter(row -> number(row.get(column)).isPresent())
                        .toList();
        List<List<String>> own =
                rows.stream().filter(row -> row.get(0).startsWith(network + " ")).toList();
        return own.isEmpty()
                ? range(rows, column, Optional.empty())
                : range(own, column, Optional.of(network));
    }

    private static String first(Map<String, String> variants) {
        return variants.keySet().stream().findFirst().orElse("");
    }

    private static Optional<String> variant(String system) {
        return Stream.of(system.split(" +"))
                .filter(word -> word.startsWith(VARIANT + "="))
                .map(word -> word.substring(VARIANT.length() + 1))
                .findFirst();
    }

    private static Optional<ModelAccuracy> range(
            List<List<String>> rows, int column, Optional<String> network) {
        if (rows.isEmpty()) {
            return Optional.empty();
        }
        double[] errors =
                rows.stream().mapToDouble(row -> number(row.get(column)).orElseThrow()).toArray();
        double least = Double.POSITIVE_INFINITY;
        double most = Double.NEGATIVE_INFINITY;
        for (double error : errors) {
            least = Math.min(least, error);
            most = Math.max(most, error);
        }
        return Optional.of(new ModelAccuracy(errors.length, least, most, network));
    }

    private static OptionalDouble number(String cell) {
        try {
            return OptionalDouble.of(Double.parseDouble(cell));
        } catch (NumberFormatException e) {
            return OptionalDouble.empty();
        }
    }

    /** Returns it as a phrase. */
    String text() {
        String of = network.map(name -> " of " + name).orElse(" of other networks");
        return "against simulations of "
                + systems
                + (systems == 1 ? " system" : " systems")
                + of
                + ", the error of this load was "
                + (least == most
                        ? Decimal.round(least, DIGITS)
                        : Decimal.round(least, DIGITS) + " to " + Decimal.round(most, DIGITS))
                + " %";
    }
}
