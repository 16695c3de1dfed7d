// SPDX-License-Identifier: Apache-2.0
/**
 * Statistics of correlated series: batch means (Fishman and Yarberry; Tafazzoli and Wilson),
 * truncation by the marginal standard error rule (White), histograms and time windows.
 */
package org.kneepoint.simulation.statistics;
