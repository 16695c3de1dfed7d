// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole.model;

/** Arrival process of a source. */
public enum SourceProcess {
    /** A Poisson process. */
    POISSON,
    /** At most one message per cycle, with equal probability in every cycle. */
    BERNOULLI
}
