// SPDX-License-Identifier: Apache-2.0
// The named results: $c1, ..., their curves on the chart, names, colours and provenance.

import * as api from './api.js';
import * as state from './state.js';
import * as colours from './colours.js';
import * as chosenCurves from './chosen.js';
import {subscribe} from './events.js';
import {messageOf} from './field.js';
import * as jobs from './jobs.js';
import {provenance} from './provenance.js';
import {byId, button, dialog, element, notify, replace} from './dom.js';

const MOST_LISTED = 8;

const results = () => state.get('results') ?? new Map();
const chosen = () => state.get('chosen') ?? [];

/* From the workbench */

/** Reads all results again. */
export const load = async () => {
  const {results: list} = await api.get('results');
  const full = await Promise.all(list.map(read));
  const map = new Map(full.map(result => [result.name, result]));
  state.set('results', map);
};

/** Reads a result; one that is too large for a page has no curves and its error as text. */
const read = async summary => {
  try {
    return await api.get(`results/${summary.name}`);
  } catch (error) {
    return {line: '', summary: '', ...summary, curves: [], table: null, text: messageOf(error)};
  }
};

const changed = async ({name, removed}) => {
  // the job that has made the result names it, and its running curves give theirs their colours
  const [result] = removed ? [] : await Promise.all([read({name}), jobs.load().catch(() => {})]);
  const map = new Map(results());
  if (removed) {
    map.delete(name);
  } else {
    map.set(name, result);
    if (result.curves.length === 0 && document.visibilityState === 'visible') {
      state.set('selected', name);
    }
  }
  state.set('results', map);
};

/* What the user does */

const rename = name => {
  const field = element('input', {type: 'text', value: name, 'aria-label': 'New name', spellcheck: 'false'});
  const error = element('p', {class: 'error', role: 'alert'});
  const node = dialog(`Rename $${name}`, [field, error], {actions: [['Rename', async () => {
    try {
      await api.post(`results/${name}`, {name: field.value.trim()});
      state.update('chosen', list => list.map(entry => (entry.result === name ? {...entry, result: field.value.trim()} : entry)));
      return false;
    } catch (failure) {
      error.textContent = messageOf(failure);
      return true;
    }
  }]]});
  field.addEventListener('keydown', event => event.key === 'Enter' && node.querySelector('.primary').click());
  field.select();
};

const remove = name => api.remove(`results/${name}`).catch(error => notify(messageOf(error)));

/* The list */

const curveRow = entry => {
  const show = element('input', {type: 'checkbox', 'aria-label': `Show ${entry.label}`, on: {change: () =>
    chosenCurves.change(entry, {hidden: !show.checked})}});
  show.checked = !entry.hidden;
  const colour = element('input', {type: 'color', class: 'swatch', value: hexOf(entry.colour), 'aria-label': `Colour of ${entry.label}`,
    on: {change: () => chosenCurves.change(entry, {colour: colour.value})}});
  const name = element('textarea', {class: 'curve-name', rows: 1, 'aria-label': `Name of curve ${entry.label}`, spellcheck: 'false',
    title: entry.label, on: {
      change: () => chosenCurves.name(entry, name.value.trim()),
      keydown: event => event.key === 'Enter' && (event.preventDefault(), name.blur())}}, entry.label);
  return element('li', {class: 'row'}, show, colour, name);
};

const hexOf = colour => colours.resolve(colour) || '#000000';

const resultItem = result => {
  const {name, line, summary} = result;
  const entries = chosen().filter(entry => entry.result === name);
  const rows = element('ul', {}, entries.map(curveRow));
  return element('li', {class: 'item', dataset: {result: name}, 'aria-current': state.get('selected') === name ? 'true' : null},
    element('div', {class: 'row'},
      button(`$${name}`, () => state.set('selected', name), {class: 'small mono', title: 'Show its text'}),
      element('span', {class: 'grow truncate mono muted', title: line}, line),
      menu(result)),
    entries.length > MOST_LISTED
      ? element('details', {}, element('summary', {}, `${entries.length} curves`), rows) : rows,
    element('p', {class: 'muted small-text'}, summary));
};

/** The curves of a running job, until it names its result. */
const runningItem = ({number, line}) => {
  const entries = chosen().filter(({job}) => job === number);
  return entries.length === 0 ? null : element('li', {class: 'item', dataset: {result: `#${number}`}},
    element('div', {class: 'row'}, element('span', {class: 'muted'}, `#${number}`),
      element('span', {class: 'grow truncate mono muted', title: line}, line)),
    element('ul', {}, entries.map(curveRow)));
};

/** The actions of every result; parts of the server add theirs as functions of the result. */
const menu = ({name, curves: all}) => [
  (state.get('resultActions') ?? []).map(action => action({name, curves: all})),
  all.length > 0 ? button('i', () => provenance(results().get(name)), {class: 'small quiet', title: 'Provenance',
    'aria-label': `Provenance of $${name}`}) : null,
  button('\u270e', () => rename(name), {class: 'small quiet', title: 'Rename', 'aria-label': `Rename $${name}`}),
  button('\u00d7', () => remove(name), {class: 'small quiet', title: 'Remove', 'aria-label': `Remove $${name}`}),
];

/** A click that ends the edit must still find its button. */
const AFTER_EDIT = 300;

let isPostponed = false;

/** A list made anew would take the text field, or the colour being chosen, from under the user's hands. */
const isEdited = field => field.matches('textarea') || (field.matches('input[type="color"]') && field.value !== field.defaultValue);

const render = () => {
  const list = [...results().values()].reverse();
  const focused = document.activeElement;
  const label = byId('results').contains(focused) ? focused.getAttribute('aria-label') : null;
  if (label && isEdited(focused)) {
    isPostponed = true;
    return;
  }
  isPostponed = false;
  const isOpen = new Set([...byId('results').querySelectorAll('details[open]')].map(node => node.closest('.item').dataset.result));
  const running = [...(state.get('jobs')?.values() ?? [])].map(runningItem).filter(Boolean).reverse();
  replace(byId('results'), list.length + running.length > 0 ? element('ul', {}, running, list.map(resultItem))
    : element('p', {class: 'empty'}, 'Run an evaluation: its curves are listed here and named $c1, $c2, ... as in the shell.'));
  byId('results').querySelectorAll('details').forEach(node => {
    node.open = isOpen.has(node.closest('.item').dataset.result);
  });
  if (label) {
    byId('results').querySelector(`[aria-label="${CSS.escape(label)}"]`)?.focus();
  }
  replace(byId('results-actions'), chosen().length > 1 ? [
    button('All', () => chosenCurves.hideAll(false), {class: 'small quiet', 'aria-label': 'Show all curves'}),
    button('None', () => chosenCurves.hideAll(true), {class: 'small quiet', 'aria-label': 'Show no curve'})] : []);
};

/** Shows the results and follows their events. */
export const start = () => {
  ['results', 'chosen', 'selected', 'themeApplied'].forEach(key => state.on(key, render));
  byId('results').addEventListener('focusout', () => isPostponed && setTimeout(render, AFTER_EDIT));
  subscribe('connected', () => load().catch(error => notify(error.message)));
  subscribe('result', event => changed(event).catch(error => notify(error.message)));
  render();
};
