// SPDX-License-Identifier: Apache-2.0
/**
 * Distributions of message lengths, whole flits from 1. The parameter {@code length} is always the
 * mean; other parameters define the distribution around it.
 */
package org.kneepoint.traffic.length;
