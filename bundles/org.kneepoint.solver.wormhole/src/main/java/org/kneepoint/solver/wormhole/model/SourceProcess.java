// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole.model;

/** When a source generates messages. */
public enum SourceProcess {
    /** A Poisson process. */
    POISSON,
    /** In each cycle one or none. */
    BERNOULLI
}
