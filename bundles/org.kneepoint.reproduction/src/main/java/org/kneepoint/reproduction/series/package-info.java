// SPDX-License-Identifier: Apache-2.0
/** Figures along curves: values, trends and the agreement of model and simulation. */
package org.kneepoint.reproduction.series;
