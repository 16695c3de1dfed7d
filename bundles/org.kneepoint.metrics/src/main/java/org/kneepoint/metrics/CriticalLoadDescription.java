// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.metrics;

import java.util.List;
import org.kneepoint.api.scenario.Description;

/** Description of the critical load metric: definition, source, validity, accuracy. */
final class CriticalLoadDescription {
    private CriticalLoadDescription() {}

    static Description text() {
        return Description.of("load at which the gradient of the throughput falls by half")
                .source(
                        "Yokota, Ootsu and Baba, A Quantitative Evaluation Methodology of"
                                + " Interconnection Networks (2009), equations (3) to (5) and section"
                                + " 6.3. Readings taken: the gradient is relative to g0 = N t_w / l,"
                                + " so that 1 means that all is delivered; the averages leave out"
                                + " the 2 s windows at either end that they do not cover; a"
                                + " difference belongs half way between its two windows; of several"
                                + " crossings the last before the gradient first reaches 0 counts,"
                                + " which the paper leaves open; equation (12) is replaced by the"
                                + " smallest filter whose gradient scatters by less than 0.1 for"
                                + " independent windows, sigma sqrt(2) / ((2 s + 1)^1.5 step).")
                .validity(
                        "A ramp: received packets, and the expected generation where generation is"
                                + " blocked by a full buffer, which bends where the throughput does"
                                + " and has an eighth of its noise below the critical load (near it"
                                + " the network's own noise prevails, so that a single ramp gains"
                                + " little); one that deadlocked has no critical load. The interval is that of the random numbers, by"
                                + " the noise of the one ramp; the filter itself moves a sharp knee"
                                + " downward by up to twice its half width. Separate points of a"
                                + " model or a simulation: the gradient between neighbours, if these"
                                + " are at most a fifth of the critical load apart; the half width"
                                + " reaches to the gradients on either side. A model without a"
                                + " throughput beyond saturation shows no falling edge. Several"
                                + " ramps: the mean of the slowest ones. Networks of"
                                + " different size cannot be compared by it (section 5.3).")
                .verification(
                        "two window series of an independent engine (32 x 32 torus, 8 flits) with"
                                + " their critical loads by an independent evaluation, to 1e-6; knees"
                                + " in closed form; the interval against the scatter over seeds of"
                                + " 12 and 16 ramps of the flit simulator on that torus (table: twice"
                                + " the standard deviation, the mean half width, how many intervals"
                                + " hold the mean), and over 100 synthetic ramps of slow and"
                                + " independent noise, of which 87 to 100 % do")
                .accuracy(
                        List.of(
                                List.of("slew", "by", "filter", "2 sigma", "half", "covered"),
                                row("300000", "received", "by rule", "0.0053", "0.0083", "12/12"),
                                row("300000", "received", "0.006", "0.0034", "0.0035", "12/12"),
                                row("300000", "received", "0.01", "0.0016", "0.0018", "11/12"),
                                row("100000", "received", "by rule", "0.0053", "0.0086", "15/16"),
                                row("100000", "received", "0.006", "0.0038", "0.0056", "16/16"),
                                row("100000", "received", "0.01", "0.0028", "0.0026", "14/16"),
                                row("100000", "expected", "by rule", "0.0047", "0.0062", "15/16"),
                                row("100000", "expected", "0.006", "0.0040", "0.0045", "15/16"),
                                row("100000", "expected", "0.01", "0.0028", "0.0020", "14/16")));
    }

    private static List<String> row(String... cells) {
        return List.of(cells);
    }
}
