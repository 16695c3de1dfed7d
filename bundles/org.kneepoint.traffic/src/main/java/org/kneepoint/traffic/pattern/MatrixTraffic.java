// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.traffic.pattern;

import java.util.Arrays;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.traffic.TrafficPattern;
import org.kneepoint.traffic.OwnerDefaults;
import org.osgi.service.component.annotations.Component;

/** Traffic matrix: relative traffic of every pair of terminals, from a file. */
@Component
public final class MatrixTraffic implements TrafficPattern {
    /** Bounds the memory, 24 bytes per pair; a file of that size has some 100 MB. */
    static final int MAX_TERMINALS = 4096;

    static final Parameter<String> FILE =
            Parameter.file("matrix", "CSV file, a row per source, a column per destination")
                    .required();

    static final Parameter<Boolean> NORMALISE =
            Parameter.flag(
                            "normalise",
                            "whether every source offers the same load; else load in proportion to"
                                    + " the sum of its row")
                    .withDefault(true);

    private static final String NAME = "matrix";

    private static final Parameters PARAMETERS =
            Parameters.of(StandardParameters.SELF_TRAFFIC, FILE, NORMALISE);

    private static final Description DESCRIPTION =
            Description.of("by a traffic matrix from a CSV file")
                    .example("simulate mesh radix=8 load=0.1 pattern=matrix matrix=traffic.csv")
                    .source(
                            "drawn by the alias method: A. J. Walker, ACM Trans. Mathematical Software"
                                    + " 3(3), 1977; tables after M. D. Vose, IEEE Trans. Software"
                                    + " Engineering 17(9), 1991")
                    .validity(
                            "up to 4096 terminals. matrix=FILE holds N lines of N numbers of 0 or more,"
                                    + " separated by commas, without a header; lines that"
                                    + " are empty or begin with # are ignored. P(d) is the cell"
                                    + " divided by the sum of its row; a row of zeros is a silent"
                                    + " terminal. Every source offers the same load, or, with"
                                    + " normalise=false, the sum of its row over the mean sum of the"
                                    + " terminals that are not silent, times load: only the ratios of"
                                    + " the cells matter. A cell that is less than 1e-308 of the"
                                    + " largest then counts as 0. Traffic of a terminal to itself"
                                    + " needs self=true")
                    .verification(
                            "probabilities equal those of the file and sum to 1 or 0; drawn"
                                    + " frequencies agree with them (chi-square); loads of unequal"
                                    + " sources as counted in a simulation, and channel loads by hand");

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Description description() {
        return DESCRIPTION;
    }

    @Override
    public Parameters parameters() {
        return PARAMETERS;
    }

    @Override
    public Destinations build(Scenario scenario, Network network) {
        int terminals = network.terminals();
        if (terminals > MAX_TERMINALS) {
            throw BadInput.of(
                    "pattern",
                    NAME,
                    " is limited to " + MAX_TERMINALS + " terminals, not " + terminals);
        }
        MatrixFile file = MatrixFile.of(OwnerDefaults.get(scenario, FILE));
        double[][] rows = file.read(terminals);
        boolean self = SelfTraffic.isAllowed(scenario);
        for (int source = 0; source < terminals; source++) {
            if (!self && rows[source][source] > 0) {
                throw file.bad(
                        "terminal "
                                + source
                                + " sends to itself (row and column "
                                + (source + 1)
                                + "): give self=true, or make that cell 0");
            }
        }
        if (Arrays.stream(rows).flatMapToDouble(Arrays::stream).allMatch(cell -> cell == 0)) {
            throw file.bad("all cells are 0: no terminal sends");
        }
        return OwnerDefaults.get(scenario, NORMALISE)
                ? MatrixDestinations.ofEqualSources(rows)
                : MatrixDestinations.ofUnequalSources(rows);
    }
}
