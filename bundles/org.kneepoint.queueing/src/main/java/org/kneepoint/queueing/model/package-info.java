// SPDX-License-Identifier: Apache-2.0
/**
 * The queues under the names that the user types: each component reads the words of a scenario,
 * calls one class of {@link org.kneepoint.queueing} and reports its figures.
 */
package org.kneepoint.queueing.model;
