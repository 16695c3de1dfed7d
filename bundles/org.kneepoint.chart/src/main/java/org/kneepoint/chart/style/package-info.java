// SPDX-License-Identifier: Apache-2.0
/** Colours, markers and strokes of curves. */
package org.kneepoint.chart.style;
