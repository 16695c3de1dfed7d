// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DecimalTest {
    private static void assertReadsBack(double value) {
        String text = Decimal.format(value);
        assertEquals(value, Double.parseDouble(text), 0, text);
        assertFalse(text.contains("E"), text);
        assertFalse(text.contains("+"), text);
        long digits = text.replaceAll("e.*", "").chars().filter(Character::isDigit).count();
        assertTrue(digits <= 17 + 5, text);
    }

    @Test
    void productsAreThoseOnPaper() {
        assertEquals(0.3, Decimal.product(0.1, 3));
        assertEquals(0.21, Decimal.product(0.07, 3));
        assertEquals(-0.15, Decimal.product(-0.05, 3));
        assertEquals(0, Decimal.product(0, 8));
        assertEquals(Double.POSITIVE_INFINITY, Decimal.product(Double.POSITIVE_INFINITY, 2));
        assertEquals(0.7, Decimal.product(0.7 / 3, 3));
        assertEquals(1 / 3.0, Decimal.product(1 / 3.0, 1));
    }

    @Test
    void readsBackAsTheSameNumber() {
        Random random = new Random(20);
        DoubleStream.generate(() -> Double.longBitsToDouble(random.nextLong()))
                .filter(Double::isFinite)
                .limit(20_000)
                .forEach(DecimalTest::assertReadsBack);
        random.doubles(20_000).forEach(DecimalTest::assertReadsBack);
        random.doubles(20_000, -1e6, 1e6).forEach(DecimalTest::assertReadsBack);
    }

    @Test
    void readsBackAtTheEdges() {
        DoubleStream.of(
                        Double.MIN_VALUE,
                        Double.MIN_NORMAL,
                        Double.MAX_VALUE,
                        -Double.MAX_VALUE,
                        Math.nextUp(1),
                        Math.nextDown(1),
                        1e15 - 0.125,
                        1e16 - 2,
                        1L << 53)
                .forEach(DecimalTest::assertReadsBack);
    }

    @Test
    void aDecimalOfFifteenDigitsComesBackAsItself() {
        Random random = new Random(21);
        for (int i = 0; i < 20_000; i++) {
            String text = "0." + (100_000_000_000_000L + random.nextLong(899_999_999_999_999L));
            String stripped = text.replaceAll("0+$", "");
            assertEquals(stripped, Decimal.format(Double.parseDouble(text)));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "0.1,0.1",
        "0.30,0.3",
        "100,100",
        "-2.50,-2.5",
        "0,0",
        "-0.0,0",
        "0.00001,0.00001",
        "0.0000099,9.9e-6",
        "1e15,1000000000000000",
        "1e16,1e16",
        "12345678901234567,1.2345678901234568e16",
        "1.5e300,1.5e300",
        "NaN,nan",
        "Infinity,inf",
        "-Infinity,-inf"
    })
    void isPlainWhereThatIsShort(double value, String text) {
        assertEquals(text, Decimal.format(value));
    }

    @Test
    void aSumKeepsItsLastBits() {
        assertEquals("0.30000000000000004", Decimal.format(0.1 + 0.2));
    }

    @Test
    void roundsForReading() {
        assertEquals("0.333", Decimal.round(1.0 / 3, 3));
        assertEquals("1", Decimal.round(0.9999, 3));
        assertEquals("120000", Decimal.round(123456, 2));
        assertEquals("0", Decimal.round(0, 3));
        assertEquals("inf", Decimal.round(Double.POSITIVE_INFINITY, 3));
    }
}
