// SPDX-License-Identifier: Apache-2.0
/**
 * The traffic of a network as services: {@link org.kneepoint.traffic.pattern traffic patterns},
 * {@link org.kneepoint.traffic.arrival arrival processes} and {@link org.kneepoint.traffic.length
 * message lengths}. This package reads their parameters.
 */
package org.kneepoint.traffic;
