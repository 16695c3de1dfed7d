// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.packet.multistage;

import java.util.Arrays;

/**
 * Service completions in order of time. All services have length 1 and complete in the order of
 * their starts, so that a ring suffices. It grows to the largest number of concurrent services.
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

    /** Adds a service that starts now. */
    void begin(int place, double now) {
        times[end] = now + 1;
        places[end] = place;
        end = end + 1 & times.length - 1;
        if (end == first) {
            grow();
        }
        times[end] = Double.POSITIVE_INFINITY;
    }

    /** Returns the time of the next completion; infinity if there is none. */
    double next() {
        return times[first];
    }

    /** Removes the next completion and returns its place. */
    int poll() {
        int place = places[first];
        first = first + 1 & times.length - 1;
        return place;
    }

    /**
     * Returns the place of a later completion; any place if there are fewer.
     *
     * @param later 0 for the next one
     */
    int peek(int later) {
        return places[first + later & places.length - 1];
    }

    /** Returns the number of services. */
    int size() {
        return countFrom(0);
    }

    /** Returns the number of services at places from one on. */
    int countFrom(int place) {
        int count = 0;
        for (int i = first; i != end; i = i + 1 & times.length - 1) {
            count += places[i] >= place ? 1 : 0;
        }
        return count;
    }

    /** Doubles a full ring and moves its start to index 0. */
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
