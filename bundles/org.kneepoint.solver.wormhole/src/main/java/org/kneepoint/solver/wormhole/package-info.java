// SPDX-License-Identifier: Apache-2.0
/** The solver {@code wormhole}: an analytic model of wormhole routing for any topology. */
package org.kneepoint.solver.wormhole;
