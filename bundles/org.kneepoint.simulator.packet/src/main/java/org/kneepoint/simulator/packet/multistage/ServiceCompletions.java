// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.packet.multistage;

import java.util.Arrays;

/**
 * Service completions in order of time. All last 1, so that they end in the order in which they
 * begin, and a ring will do. It grows to the most that were ever under way.
 */
final class ServiceCompletions {
    private static final int INITIAL_CAPACITY = 64;

    private double[] times = new double[INITIAL_CAPACITY];
    private int[] places = new int[INITIAL_CAPACITY];
    private int first;
    private int end;

    ServiceCompletions() {
        times[end] = Double.POSITIVE_INFINITY;
    }

    /** A service begins. */
    void begin(int place, double now) {
        times[end] = now + 1;
        places[end] = place;
        end = end + 1 & times.length - 1;
        if (end == first) {
            grow();
        }
        times[end] = Double.POSITIVE_INFINITY;
    }

    /** Returns when the next service ends; infinity if there is none. */
    double next() {
        return times[first];
    }

    /** Takes the next service off and returns its place. */
    int poll() {
        int place = places[first];
        first = first + 1 & times.length - 1;
        return place;
    }

    /**
     * Returns the place of a service that ends later; any place if there are not so many.
     *
     * @param later 0 for the next, at least 0
     */
    int peek(int later) {
        return places[first + later & places.length - 1];
    }

    /** Returns how many there are. */
    int size() {
        return countFrom(0);
    }

    /** Returns how many there are at places from one on. */
    int countFrom(int place) {
        int count = 0;
        for (int i = first; i != end; i = i + 1 & times.length - 1) {
            count += places[i] >= place ? 1 : 0;
        }
        return count;
    }

    /** Doubles a full ring and lays it out from the beginning. */
    private void grow() {
        int length = times.length;
        double[] largerTimes = Arrays.copyOfRange(times, first, first + 2 * length);
        int[] largerPlaces = Arrays.copyOfRange(places, first, first + 2 * length);
        System.arraycopy(times, 0, largerTimes, length - first, first);
        System.arraycopy(places, 0, largerPlaces, length - first, first);
        times = largerTimes;
        places = largerPlaces;
        first = 0;
        end = length;
    }
}
