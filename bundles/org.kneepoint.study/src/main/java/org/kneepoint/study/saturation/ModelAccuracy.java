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
 * How far a model's load of saturation was from that of simulations where both were tried: what its
 * table of accuracy says in the column {@code saturation}, in per cent. How finely the model itself
 * is followed says nothing of that.
 *
 * @param systems so many were tried
 * @param least most negative error, per cent
 * @param most most positive error, per cent
 * @param network the network that all of them are of; empty if none of this network was tried
 */
record ModelAccuracy(int systems, double least, double most, Optional<String> network) {
    private static final String COLUMN = "saturation";
    private static final String VARIANT = "variant";
    private static final int DIGITS = 2;

    /**
     * Returns the error of a model for a network, else for all that it was tried on.
     *
     * @param settings of the user; the variant counts
     * @return empty if the model's table does not tell it
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

    /** Returns it in words. */
    String text() {
        String of = network.map(name -> " of " + name).orElse(" of other networks");
        return "tested against simulations of "
                + systems
                + (systems == 1 ? " system" : " systems")
                + of
                + ", this load was off by "
                + (least == most
                        ? Decimal.round(least, DIGITS)
                        : Decimal.round(least, DIGITS) + " to " + Decimal.round(most, DIGITS))
                + " %";
    }
}
