// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction;

/**
 * A publication.
 *
 * @param authors such as "R. I. Greenberg, L. Guan"
 * @param title its title
 * @param venue where it appeared
 * @param year when, as printed; empty if the text does not say
 */
public record Paper(String authors, String title, String venue, String year) {
    /** Returns the citation in one line. */
    public String citation() {
        return authors
                + ": "
                + title
                + (venue.isEmpty() ? "" : ". " + venue)
                + (year.isEmpty() ? "" : ", " + year);
    }
}
