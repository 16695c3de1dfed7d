// SPDX-License-Identifier: Apache-2.0
/** Colours, markers, strokes and text metrics of all figures. */
package org.kneepoint.chart.style;
