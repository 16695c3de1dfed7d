// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.queueing.numerics;

/** Argument checks; each is written so that a NaN fails it. */
public final class Require {
    /** Largest capacity, number of servers or service slots, a bound of memory. */
    public static final int LARGEST = 1_000_000;

    private Require() {}

    public static double rate(double rate) {
        return atLeast("arrival rate", rate, 0);
    }

    public static double serviceMean(double mean) {
        if (mean > 0 && mean < Double.POSITIVE_INFINITY) {
            return mean;
        }
        throw bad("mean service time", mean, "above 0 and finite");
    }

    public static double atLeast(String what, double value, double low) {
        if (value >= low && value < Double.POSITIVE_INFINITY) {
            return value;
        }
        throw bad(what, value, "at least " + plain(low) + " and finite");
    }

    public static double between(String what, double value, double low, double high) {
        if (value >= low && value <= high) {
            return value;
        }
        throw bad(what, value, plain(low) + " to " + plain(high));
    }

    public static int between(String what, int value, int low, int high) {
        if (value >= low && value <= high) {
            return value;
        }
        throw bad(what, value, low + " to " + high);
    }

    public static int capacity(int capacity) {
        return between("capacity", capacity, 1, LARGEST);
    }

    public static int servers(int servers) {
        return between("servers", servers, 1, LARGEST);
    }

    public static int count(String what, int count) {
        if (count >= 0) {
            return count;
        }
        throw bad(what, count, "at least 0");
    }

    /** Returns the offered load; throws if the product is not finite. */
    public static double load(double rate, double mean) {
        double load = rate * mean;
        if (load < Double.POSITIVE_INFINITY) {
            return load;
        }
        throw bad("arrival rate times mean service time", load, "finite");
    }

    public static IllegalArgumentException bad(String what, Object value, String range) {
        return new IllegalArgumentException(what + " " + value + ": must be " + range);
    }

    private static String plain(double value) {
        return value == Math.rint(value) ? Long.toString((long) value) : Double.toString(value);
    }
}
