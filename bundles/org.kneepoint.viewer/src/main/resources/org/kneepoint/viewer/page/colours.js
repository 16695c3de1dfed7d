// SPDX-License-Identifier: Apache-2.0
// The colours of curves: "1" to "10" of the palette in viewer.css, or "#rrggbb".

const COUNT = 10;

/** Returns the CSS colour of a curve under the present theme. */
export const resolve = colour =>
  /^\d+$/.test(colour)
    ? getComputedStyle(document.documentElement).getPropertyValue(`--curve-${colour}`).trim()
    : colour;

/** Returns the colour of the palette that is used least. */
export const next = taken => {
  const uses = Array.from({length: COUNT}, (_, i) =>
    taken.filter(colour => colour === String(i + 1)).length);
  return String(uses.indexOf(Math.min(...uses)) + 1);
};
