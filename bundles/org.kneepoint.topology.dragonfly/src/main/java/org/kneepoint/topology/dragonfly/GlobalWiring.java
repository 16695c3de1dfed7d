// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.dragonfly;

import java.util.Arrays;
import java.util.Locale;

/**
 * The order in which the global links of a group lead to the other groups (E. Hastings et al.:
 * Comparing Global Link Arrangements for Dragonfly Networks, IEEE Cluster 2015, section II).
 */
enum GlobalWiring {
    /** To groups 0, 1, 2, ... without the own one; the absolute arrangement. */
    CONSECUTIVE {
        @Override
        int group(int own, int index, int groups) {
            return index < own ? index : index + 1;
        }

        @Override
        int index(int own, int other, int groups) {
            return other < own ? other : other - 1;
        }

        @Override
        boolean isRotated() {
            return false;
        }
    },

    /** To the groups 1, 2, 3, ... ahead. */
    RELATIVE {
        @Override
        int group(int own, int index, int groups) {
            return (own + index + 1) % groups;
        }

        @Override
        int index(int own, int other, int groups) {
            return Math.floorMod(other - own, groups) - 1;
        }
    },

    /** To the groups 1 ahead, 1 behind, 2 ahead, 2 behind, ... */
    CIRCULANT {
        @Override
        int group(int own, int index, int groups) {
            int distance = index / 2 + 1;
            return Math.floorMod(own + (index % 2 == 0 ? distance : -distance), groups);
        }

        @Override
        int index(int own, int other, int groups) {
            int ahead = Math.floorMod(other - own, groups);
            return 2 * ahead <= groups ? 2 * (ahead - 1) : 2 * (groups - ahead) - 1;
        }
    };

    /** Returns the names of all, the default first. */
    static String[] names() {
        return Arrays.stream(values()).map(GlobalWiring::label).toArray(String[]::new);
    }

    /** Returns the wiring of a name. */
    static GlobalWiring of(String name) {
        return valueOf(name.toUpperCase(Locale.ROOT));
    }

    /** Returns the name as in {@code wiring=}. */
    String label() {
        return name().toLowerCase(Locale.ROOT);
    }

    /**
     * Returns the group to which a link leads.
     *
     * @param own group from which it leads
     * @param index of the link, 0 to groups - 2
     */
    abstract int group(int own, int index, int groups);

    /** Returns the index of the link from a group to another; the inverse of {@link #group}. */
    abstract int index(int own, int other, int groups);

    /** Returns whether a rotation of the groups leaves the wiring unchanged. */
    boolean isRotated() {
        return true;
    }
}
