// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction;

import java.util.Collection;

/**
 * A statement of a paper, judged.
 *
 * @param statement what the paper says, in its words or close to them
 * @param verdict whether our figures confirm it
 * @param because the figures that decide
 */
public record Claim(String statement, Verdict verdict, String because) {
    /**
     * A claim judged by several parts together; if most of them could not be checked, it says so.
     *
     * @param because the figures that decide, without a full stop
     */
    public static Claim of(String statement, Collection<Verdict> parts, String because) {
        return new Claim(statement, Verdict.together(parts), because + Verdict.countOf(parts));
    }
}
