// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkfile.reader;

import java.math.BigDecimal;
import java.util.regex.Pattern;
import org.kneepoint.api.topology.ChannelRate;

/** Numbers in files. */
final class Numbers {
    /** Most parallel links of one statement, and most terminals of a router. */
    static final int MAX_COPIES = 4096;

    private static final Pattern DIGITS = Pattern.compile("\\d{1,40}");
    private static final Pattern DECIMAL = Pattern.compile("\\d{1,9}(\\.\\d{1,6})?");
    private static final Pattern RATIO = Pattern.compile("\\d{1,9}/\\d{1,9}");

    private Numbers() {}

    /** Returns the number of a router or node without leading zeros, of any size. */
    static String label(FileContent file, int line, String word, String expected) {
        if (!DIGITS.matcher(word).matches()) {
            throw file.fault(line, FileContent.quoted(word), expected);
        }
        return word.replaceFirst("^0+(?=\\d)", "");
    }

    /** Returns a delay, cycles. */
    static int delay(FileContent file, int line, String word) {
        return whole(file, line, word, Link.Channel.MAX_DELAY, "a delay");
    }

    /** Returns a whole number from 1. */
    static int whole(FileContent file, int line, String word, int most, String what) {
        // a spreadsheet or a graph library may write 3 as 3.0
        String digits = word.replaceFirst("\\.0*$", "");
        boolean isFit = DIGITS.matcher(digits).matches() && digits.length() < 10;
        int value = isFit ? Integer.parseInt(digits) : 0;
        if (value < 1 || value > most) {
            throw file.fault(line, FileContent.quoted(word), what + " of 1 to " + most);
        }
        return value;
    }

    /** Returns a rate: a decimal such as 0.5, or a ratio such as 1/2. */
    static ChannelRate rate(FileContent file, int line, String word) {
        if (RATIO.matcher(word).matches()) {
            String[] parts = word.split("/");
            int flits = Integer.parseInt(parts[0]);
            int cycles = Integer.parseInt(parts[1]);
            if (flits > 0 && cycles > 0) {
                return new ChannelRate(flits, cycles);
            }
        } else if (DECIMAL.matcher(word).matches()) {
            BigDecimal value = new BigDecimal(word);
            int digits = Math.max(0, value.stripTrailingZeros().scale());
            int cycles = BigDecimal.TEN.pow(digits).intValueExact();
            long flits = value.multiply(BigDecimal.valueOf(cycles)).longValueExact();
            if (flits > 0 && flits <= Integer.MAX_VALUE) {
                int common = gcd((int) flits, cycles);
                return new ChannelRate((int) flits / common, cycles / common);
            }
        }
        throw file.fault(
                line, FileContent.quoted(word), "a rate in flits per cycle, such as 2, 0.5 or 1/3");
    }

    private static int gcd(int a, int b) {
        return b == 0 ? a : gcd(b, a % b);
    }
}
