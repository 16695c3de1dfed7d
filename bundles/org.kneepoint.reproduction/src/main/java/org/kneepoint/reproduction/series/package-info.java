// SPDX-License-Identifier: Apache-2.0
/** Figures along curves, and what can be said of them: values, trends, agreement. */
package org.kneepoint.reproduction.series;
