// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.execution;

/**
 * The recent use of slots by a job, an account or a group, slot-seconds. What was used counts half
 * after each half-life. A slot in use counts from its begin, and a second at least, so that work
 * begun at the same moment counts.
 */
final class Use {
    private static final double LEAST_SECONDS = 1;
    private static final double NEGLIGIBLE = 1e-3;

    private double past;
    private double time;
    private int running;
    private double sumOfBegins;

    void begin(double now) {
        running++;
        sumOfBegins += now;
    }

    /** Ends the use of a slot. */
    void end(double begun, double now, double halfLife) {
        running--;
        sumOfBegins -= begun;
        past = past(now, halfLife) + Math.max(LEAST_SECONDS, now - begun);
        time = now;
    }

    private double past(double now, double halfLife) {
        return past * Math.pow(2, (time - now) / halfLife);
    }

    /** Returns the use up to now. */
    double of(double now, double halfLife) {
        double present = running * (now + LEAST_SECONDS) - sumOfBegins;
        return past(now, halfLife) + present;
    }

    int running() {
        return running;
    }

    boolean isNegligible(double now, double halfLife) {
        return running == 0 && past(now, halfLife) < NEGLIGIBLE;
    }
}
