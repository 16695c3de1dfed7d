// SPDX-License-Identifier: Apache-2.0
// Keyboard shortcuts and the dialog that lists them.

import {runForm} from './form.js';
import {byId, dialog, element} from './dom.js';

const focus = id => () => byId(id).focus();

/** Key, with Control where it begins with ^, its meaning and what it does. */
const KEYS = [
  ['^Enter', 'Run the form', runForm],
  ['^k', 'Go to the command line', focus('line')],
  ['/', 'Search what is installed', focus('search')],
  ['n', 'Go to the network of the form', focus('network')],
  ['c', 'Go to the chart', focus('chart-panel')],
  ['r', 'Go to the results', () => byId('results').querySelector('button, input')?.focus()],
  ['j', 'Go to the jobs', () => byId('jobs').querySelector('button')?.focus()],
  ['?', 'This help', () => help()],
];

const OTHERS = [
  [['Enter'], 'in a field of the form: run it'],
  [['\u2191', '\u2193'], 'in the command line: earlier and later lines'],
  [['\u2190', '\u2192'], 'in the tabs: previous and next'],
  [['Esc'], 'close a dialog'],
];

const TEXTS = [
  'A value may be a range, 0.1:0.5:0.1, or a list, 4,8. Each combination of values makes a curve, the load its axis.',
  'An empty field has its default, which the field shows. Only what you change goes into the command line.',
  'The command line gives the same curves in the shell; results are the variables $c1, $c2, ... of both.',
];

const keyRow = (keys, meaning) => element('tr', {},
  element('th', {scope: 'row'}, keys.flatMap((key, i) => [i > 0 ? ' ' : null, element('kbd', {}, key)])), element('td', {}, meaning));

const help = () => dialog('Help', [
  TEXTS.map(text => element('p', {class: 'paragraph'}, text)),
  element('table', {}, element('tbody', {},
    KEYS.map(([key, meaning]) => keyRow(key.startsWith('^') ? ['Ctrl', key.slice(1)] : [key], meaning)),
    OTHERS.map(([keys, meaning]) => keyRow(keys, meaning)))),
]);

/** Another view of the server may be shown in place of the workbench. */
const isWorkbenchShown = () => !document.querySelector('.columns').hidden;

const isTyping = target => target.closest?.('input:not([type="checkbox"]):not([type="radio"]), select, textarea');

/** Listens for the shortcuts. */
export const start = () => {
  byId('help').addEventListener('click', help);
  document.addEventListener('keydown', event => {
    const isControl = event.ctrlKey || event.metaKey;
    if (document.querySelector('dialog[open]') || !isWorkbenchShown() || event.altKey || (!isControl && isTyping(event.target))) {
      return;
    }
    const found = KEYS.find(([key]) => key === (isControl ? `^${event.key}` : event.key));
    if (found) {
      event.preventDefault();
      found[2]();
    }
  });
};
