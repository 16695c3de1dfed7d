// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.report;

/**
 * A cell that leads to a heading of the same page, where a document can show that.
 *
 * @param text what is shown
 * @param id of the heading
 */
record Link(String text, String id) {
    @Override
    public String toString() {
        return text;
    }
}
