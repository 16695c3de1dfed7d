// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction;

import java.util.Collection;

/**
 * A statement of a paper, judged.
 *
 * @param statement what the paper says, in its words or close to them
 * @param verdict whether our figures confirm it
 * @param reason the figures that decide
 */
public record PaperStatement(String statement, ReproductionVerdict verdict, String reason) {
    /**
     * A claim judged by several parts together; if most of them could not be checked, it says so.
     *
     * @param because the figures that decide, without a full stop
     */
    public static PaperStatement of(
            String statement, Collection<ReproductionVerdict> parts, String because) {
        return new PaperStatement(
                statement,
                ReproductionVerdict.combined(parts),
                because + ReproductionVerdict.checkedCountText(parts));
    }
}
