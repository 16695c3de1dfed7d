// SPDX-License-Identifier: Apache-2.0
/**
 * Distributions of message lengths, whole flits from 1. The word {@code length} is always the mean,
 * the other words say how lengths spread around it.
 */
package org.kneepoint.traffic.length;
