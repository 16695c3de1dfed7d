// SPDX-License-Identifier: Apache-2.0
/**
 * Charts for a terminal: by characters, or as pictures in the protocols sixel, kitty and iTerm2.
 *
 * <p>The characters are those of the braille patterns (Unicode 2800 to 28FF), dots in two columns
 * and four rows. With colours, curves have the colours of the files; without, each has a letter.
 */
package org.kneepoint.chart.terminal;
