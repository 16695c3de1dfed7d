// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.traffic.pattern;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.traffic.TrafficPattern;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;
import org.kneepoint.traffic.GoodnessOfFit;
import org.kneepoint.traffic.TypedScenarios;

class MatrixTrafficTest {
    private static final TrafficPattern PATTERN = new MatrixTraffic();

    @TempDir Path folder;

    private Path file(String text) {
        try {
            return Files.writeString(folder.resolve("traffic.csv"), text);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private Destinations read(int terminals, String text, String... settings) {
        String[] all = Arrays.copyOf(settings, settings.length + 1);
        all[settings.length] = "matrix=" + file(text);
        return PatternFixtures.of(PATTERN, terminals, all);
    }

    private void assertRefused(String part, int terminals, String text) {
        TypedScenarios.assertUnusable("matrix", () -> read(terminals, text), part);
    }

    @Test
    void rowsAreSourcesAndSumToOne() {
        Destinations read = read(3, "0,1,3\n2,0,2\n1e-3,0,0\n");
        assertEquals(0.25, read.probability(0, 1));
        assertEquals(0.75, read.probability(0, 2));
        assertEquals(0.5, read.probability(1, 0));
        assertEquals(1, read.probability(2, 0));
        assertEquals(0, read.probability(0, 0));
    }

    @Test
    void aRowOfZerosIsSilent() {
        Destinations read = read(2, "0,5\n0,0\n");
        assertEquals(Destinations.NO_DESTINATION, read.destination(1, new SplittableRandom(1)));
        assertEquals(0, read.probability(1, 0));
        assertEquals(1, read.destination(0, new SplittableRandom(1)));
    }

    /** Rows of 6, 2 and 1, of which the mean is 3. */
    @Test
    void unequalSourcesOfferTheirShareOfTheLoad() {
        String text = "0,2,4,0\n1,0,1,0\n1,0,0,0\n0,0,0,0\n";
        Destinations read = read(4, text, "normalise=false");
        assertEquals(2, read.relativeLoad(0), 1e-15);
        assertEquals(2.0 / 3, read.relativeLoad(1), 1e-15);
        assertEquals(1.0 / 3, read.relativeLoad(2), 1e-15);
        assertEquals(0, read.relativeLoad(3));
        assertEquals(4.0 / 3, read.traffic(0, 2), 1e-15);
        assertEquals(1.0 / 3, read.probability(0, 1), 1e-15);
        assertEquals(Destinations.NO_DESTINATION, read.destination(3, new SplittableRandom(1)));
        assertEquals(1, read(4, text).relativeLoad(0));
        assertEquals(1.0 / 3, read(4, text).traffic(0, 1), 1e-15);
    }

    @Test
    void unequalSourcesAreNotUniform() {
        String text = "0,2,2\n1,0,1\n1,1,0\n";
        assertTrue(read(3, text).isUniform(3));
        assertFalse(read(3, text, "normalise=false").isUniform(3));
        assertTrue(read(3, "0,4,4\n4,0,4\n4,4,0\n", "normalise=false").isUniform(3));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "# from a profiler\n\n0,1\n1,0",
                "\uFEFF0,1\r\n1,0\r\n",
                " 0 , 1.0 \n\t1,+0\n\n",
                "-0,1e300\n1e-300,0\n"
            })
    void waysToWriteIt(String text) {
        Destinations read = read(2, text);
        assertEquals(1, read.probability(0, 1));
        assertEquals(1, read.probability(1, 0));
    }

    @Test
    void hugeAndTinyNumbers() {
        Destinations read = read(3, "0,1.7e308,1.7e308\n1e-320,0,0\n1e308,1e-308,0\n");
        assertEquals(0.5, read.probability(0, 2));
        assertEquals(1, read.probability(1, 0));
        assertEquals(1, read.probability(2, 0));
        assertEquals(0, read.destination(2, new SplittableRandom(1)));
        Destinations unequal =
                read(3, "0,1.7e308,1.7e308\n1e-320,0,0\n1e308,1e-308,0\n", "normalise=false");
        assertEquals(2 * 3.4 / 4.4, unequal.relativeLoad(0), 1e-15);
        assertEquals(2 * 1.0 / 4.4, unequal.relativeLoad(2), 1e-15);
        assertEquals(Destinations.NO_DESTINATION, unequal.destination(1, null));
    }

    @Test
    void aTerminalAddressesItselfOnlyOnRequest() {
        String text = "1,3\n1,0\n";
        assertRefused("self=true", 2, text);
        assertEquals(0.25, read(2, text, "self=true").probability(0, 0));
    }

    /** Large and irregular enough for all cases of the alias tables. */
    @Test
    void drawsFollowTheFile() {
        int size = 60;
        RandomGenerator random = new SplittableRandom(3);
        StringBuilder text = new StringBuilder();
        for (int source = 0; source < size; source++) {
            for (int destination = 0; destination < size; destination++) {
                boolean none = destination == source || random.nextInt(4) == 0;
                double weight = none ? 0 : Math.pow(random.nextDouble(), source % 7);
                text.append(destination == 0 ? "" : ",").append(weight);
            }
            text.append('\n');
        }
        Destinations read = read(size, text.toString());
        for (int source = 0; source < size; source++) {
            double[] row = new double[size];
            for (int destination = 0; destination < size; destination++) {
                row[destination] = read.probability(source, destination);
            }
            long[] counts = new long[size];
            for (int i = 0; i < 4000; i++) {
                counts[read.destination(source, random)]++;
            }
            GoodnessOfFit.assertCounts(row, counts, 4000);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "-1,1;1,0 | line 1, cell 1 is '-1'",
                "0,1;NaN,0 | line 2, cell 1 is 'NaN'",
                "0,Infinity;1,0 | line 1, cell 2 is 'Infinity'",
                "0,1e999;1,0 | line 1, cell 2 is '1e999'",
                "0,0x1p3;1,0 | line 1, cell 2 is '0x1p3'",
                "0,1d;1,0 | line 1, cell 2 is '1d'",
                "0,;1,0 | line 1, cell 2 is ''",
                "a,b;0,1;1,0 | line 1, cell 1 is 'a'",
                "0,a-very-long-word-that-nobody-wants-to-read;1,0 | 'a-very-long-word-tha...'",
                "0,1;1 | line 2 has 1",
                "0,1,;1,0 | line 1 has 3",
                "0 1;1 0 | line 1 has 1",
                "0,1;1,0;0,0 | 2 rows",
                "0,1 | 1 rows",
                "0,0;0,0 | 0"
            })
    void otherFilesAreRefused(String text, String part) {
        assertRefused(part, 2, text.replace(';', '\n'));
    }

    @Test
    void aQuoteThatIsNotClosedIsRefused() {
        assertRefused("line 2", 2, "0,1\n\"1,0\n");
    }

    @Test
    void anEmptyFileIsRefused() {
        assertRefused("0 rows", 2, "");
        assertRefused("0 rows", 2, "\n# nothing\n");
    }

    @Test
    void whatIsNoTextIsRefused() throws IOException {
        Path file = folder.resolve("picture.png");
        Files.write(file, new byte[] {(byte) 0x89, 'P', 'N', 'G', (byte) 0xff, (byte) 0xfe});
        TypedScenarios.assertUnusable(
                "matrix", () -> PatternFixtures.of(PATTERN, 2, "matrix=" + file), "picture.png");
        byte[] zeros = "0".repeat(100_000).getBytes(StandardCharsets.US_ASCII);
        Files.write(file, zeros);
        TypedScenarios.assertUnusable(
                "matrix", () -> PatternFixtures.of(PATTERN, 2, "matrix=" + file), "2 lines");
    }

    @Test
    void whatIsNoFileIsRefused() {
        TypedScenarios.assertMissing("matrix", () -> PatternFixtures.of(PATTERN, 2));
        TypedScenarios.assertUnusable(
                "matrix", () -> PatternFixtures.of(PATTERN, 2, "matrix=no/such/file.csv"));
        TypedScenarios.assertUnusable(
                "matrix", () -> PatternFixtures.of(PATTERN, 2, "matrix=" + folder));
        TypedScenarios.assertUnusable(
                "matrix", () -> PatternFixtures.of(PATTERN, 2, "matrix=a\0b"));
    }

    @Test
    void tooManyTerminalsAreRefusedBeforeReading() {
        TypedScenarios.assertUnusable("pattern", () -> read(4097, ""), "4096", "4097");
    }
}
