// SPDX-License-Identifier: Apache-2.0
/**
 * D. Kouvatsos, S. Assi, M. Ould-Khaoua: Performance Modelling of Wormhole-Routed Hypercubes with
 * Bursty Traffic and Finite Buffers.
 */
package org.kneepoint.reproduction.burstyhypercube;
