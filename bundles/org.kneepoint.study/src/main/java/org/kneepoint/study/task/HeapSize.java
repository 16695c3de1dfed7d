// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.task;

import org.kneepoint.api.scenario.Decimal;

/** Size of the heap, and errors of runs that exceed it. */
public final class HeapSize {
    /**
     * System property of a process whose heap the user does not choose by options of Java here:
     * what is made larger instead, as a message names it.
     */
    public static final String SETTING = "kneepoint.heap.setting";

    private static final double GIB = 1L << 30;
    private static final int DIGITS = 3;

    private HeapSize() {}

    /** Returns the maximum size, bytes. */
    public static long maximum() {
        return Runtime.getRuntime().maxMemory();
    }

    /** Returns the error of a run that is out of memory. */
    public static String exhausted() {
        return "out of memory: the heap of "
                + gib(maximum())
                + " is too small; "
                + more(2.0 * maximum());
    }

    /**
     * Returns the error of a run that was not begun.
     *
     * @param bytes memory that it needs
     */
    public static String insufficient(double bytes) {
        return "needs about "
                + gib(bytes)
                + " of memory, and the heap has "
                + gib(maximum())
                + ": "
                + more(bytes);
    }

    private static String more(double bytes) {
        String setting = System.getProperty(SETTING);
        return setting == null
                ? "KNEEPOINT_JAVA_OPTS=-Xmx"
                        + (long) Math.ceil(1.25 * bytes / GIB)
                        + "g allows more"
                : "a larger " + setting + " allows more";
    }

    private static String gib(double bytes) {
        return Decimal.round(bytes / GIB, DIGITS) + " GiB";
    }
}
