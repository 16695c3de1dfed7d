// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction;

import java.util.Collection;
import org.kneepoint.api.result.Explanation;

/**
 * A statement of a paper, judged.
 *
 * @param statement by its code, with the text of the paper or close to it
 * @param verdict whether our figures confirm it
 * @param reason the figures that decide
 */
public record PaperStatement(Explanation statement, ReproductionVerdict verdict, String reason) {
    /**
     * A statement judged by several parts; the reason gives the number checked if that is less than
     * half.
     *
     * @param because the figures that decide, without a full stop
     */
    public static PaperStatement of(
            Explanation statement, Collection<ReproductionVerdict> parts, String because) {
        return new PaperStatement(
                statement,
                ReproductionVerdict.combined(parts),
                because + ReproductionVerdict.checkedCountText(parts));
    }
}
