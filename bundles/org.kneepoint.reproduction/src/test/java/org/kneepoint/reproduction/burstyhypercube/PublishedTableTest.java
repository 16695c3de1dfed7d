// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.burstyhypercube;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.kneepoint.reproduction.PublishedRecords;

class PublishedTableTest {
    private static final double HALF_A_DIGIT = 0.00051;

    /** The printed error is that of the two printed columns, so that none of them is misread. */
    @Test
    void theColumnsMakeThePrintedError() {
        List<Map<String, String>> rows = PublishedRecords.read(PublishedTable.class, "tables.csv");
        assertEquals(115, rows.size());
        for (Map<String, String> row : rows) {
            double simulation = Double.parseDouble(row.get("simulation"));
            double model = Double.parseDouble(row.get("model"));
            double error = Math.abs(simulation - model) / simulation;
            assertEquals(Double.parseDouble(row.get("error")), error, 2 * HALF_A_DIGIT, "" + row);
        }
    }

    @Test
    void nineTablesOfTwoCubes() {
        List<PublishedTable> tables = PublishedTable.all();
        assertEquals(9, tables.size());
        for (int i = 0; i < tables.size(); i++) {
            assertEquals(i + 1, tables.get(i).number());
            assertEquals(i < 7 ? 8 : 7, tables.get(i).dimensions());
        }
        assertEquals("dimensions=7 flit=4 length=8 scv=3 buffer=1", tables.get(7).settings());
    }

    @Test
    void ratesAreTheReciprocalsOfGaps() {
        List<PublishedTable.PublishedRow> lines =
                List.of(
                        new PublishedTable.PublishedRow(3000, 1, 1),
                        new PublishedTable.PublishedRow(200, 1, 1));
        assertEquals("0.0003333333,0.005", PublishedTable.rates(lines));
    }
}
