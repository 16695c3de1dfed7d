// SPDX-License-Identifier: Apache-2.0
/**
 * The workloads of a network as services: {@link org.kneepoint.traffic.pattern patterns} say which
 * terminal sends to which, {@link org.kneepoint.traffic.arrival arrivals} when, {@link
 * org.kneepoint.traffic.length lengths} how much. Each is one small class; here is only how they
 * read their words.
 */
package org.kneepoint.traffic;
