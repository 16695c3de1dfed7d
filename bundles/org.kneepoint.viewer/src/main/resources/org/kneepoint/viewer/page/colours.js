// SPDX-License-Identifier: Apache-2.0
// Colours of viewer.css under the present theme. Those of curves are "1" to "10" of the palette, or
// "#rrggbb".

import * as state from './state.js';

const COUNT = 10;

/** The value of a variable holds both themes; the colour of an element is that of one. */
const probe = document.createElement('span');
probe.hidden = true;

const known = new Map();

const hex = text => `#${text.match(/\d+/g).slice(0, 3).map(part => Number(part).toString(16).padStart(2, '0')).join('')}`;

const read = name => {
  document.body.append(probe);
  probe.style.color = `var(${name})`;
  return hex(getComputedStyle(probe).color);
};

/** Returns the colour of a variable such as "--text" as "#rrggbb". */
export const variable = name => {
  const key = `${name} ${state.get('themeApplied')}`;
  if (!known.has(key)) {
    known.set(key, read(name));
  }
  return known.get(key);
};

/** Returns the CSS colour of a curve. */
export const resolve = colour => (/^\d+$/.test(colour) ? variable(`--curve-${colour}`) : colour);

/** Returns the colour of the palette that is used least. */
export const next = taken => {
  const uses = Array.from({length: COUNT}, (_, i) =>
    taken.filter(colour => colour === String(i + 1)).length);
  return String(uses.indexOf(Math.min(...uses)) + 1);
};
