// SPDX-License-Identifier: Apache-2.0
/**
 * The queue models: each component takes its parameters from a scenario, evaluates one class of
 * {@link org.kneepoint.queueing} and returns its figures.
 */
package org.kneepoint.queueing.model;
