// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart;

import java.text.FieldPosition;
import java.text.NumberFormat;
import java.text.ParsePosition;
import org.kneepoint.api.scenario.Decimal;

/** Formats numbers along an axis, independent of the locale. */
final class TickFormat extends NumberFormat {
    private static final long serialVersionUID = 1L;
    // distinguishes neighbouring ticks without showing rounding errors
    private static final int DIGITS = 9;

    @Override
    public StringBuffer format(double number, StringBuffer text, FieldPosition position) {
        return text.append(Decimal.round(number, DIGITS));
    }

    @Override
    public StringBuffer format(long number, StringBuffer text, FieldPosition position) {
        return format((double) number, text, position);
    }

    @Override
    public Number parse(String source, ParsePosition position) {
        throw new UnsupportedOperationException();
    }
}
