// SPDX-License-Identifier: Apache-2.0
// Light, dark, or as the system.

import * as state from './state.js';
import {byId} from './dom.js';

const NEXT = {auto: 'light', light: 'dark', dark: 'auto'};
const SIGNS = {auto: '\u25d0 Auto', light: '\u25cb Light', dark: '\u25cf Dark'};

const system = matchMedia('(prefers-color-scheme: dark)');

const apply = () => {
  const theme = state.get('theme') ?? 'auto';
  if (theme === 'auto') {
    delete document.documentElement.dataset.theme;
  } else {
    document.documentElement.dataset.theme = theme;
  }
  byId('theme').textContent = SIGNS[theme];
  byId('theme').setAttribute('aria-label', `Colours: ${theme}`);
  state.set('themeApplied', theme === 'auto' ? (system.matches ? 'dark' : 'light') : theme);
};

/** Follows the choice and the system. */
export const start = () => {
  byId('theme').addEventListener('click', () => state.update('theme', theme => NEXT[theme ?? 'auto']));
  state.on('theme', apply);
  system.addEventListener('change', apply);
  apply();
};
