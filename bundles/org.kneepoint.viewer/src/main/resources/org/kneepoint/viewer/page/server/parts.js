// SPDX-License-Identifier: Apache-2.0
// What the views are built from: forms, lists and texts.

import {messageOf} from '../field.js';
import {button, dialog, element, identifier, notify} from '../dom.js';

/** Does something and notifies the user of its failure; returns whether it succeeded. */
export const attempt = async action => {
  try {
    await action();
    return true;
  } catch (error) {
    notify(messageOf(error));
    return false;
  }
};

/** Returns an input with its label. */
export const labelled = (label, input, hint) => {
  const id = input.id || identifier('input');
  input.id = id;
  if (hint) {
    input.setAttribute('aria-describedby', `${id}-hint`);
  }
  return element('div', {class: 'labelled'}, element('label', {for: id}, label), input,
    hint ? element('p', {class: 'muted small-text', id: `${id}-hint`}, hint) : null);
};

/** Returns a check box with its label beside it. */
export const checkBox = (label, input) => {
  const node = labelled(label, input);
  node.classList.add('check');
  return node;
};

/** Returns a selection among values, each a text or [value, text]. */
export const selection = (options, chosen, attributes = {}) => {
  const node = element('select', attributes, options.map(option => [option].flat())
    .map(([value, text = value]) => element('option', {value}, text)));
  node.value = chosen;
  return node;
};

/**
 * Returns a form with a name, labelled inputs and a button that calls `send`. An error is shown
 * under it; after a success its fields have their first values again.
 */
export const entryForm = (name, fields, word, send) => {
  const error = element('p', {class: 'error', role: 'alert'});
  const submit = element('button', {type: 'submit', class: 'primary'}, word);
  const form = element('form', {class: 'entry', 'aria-label': name}, fields, submit, error);
  form.addEventListener('submit', async event => {
    event.preventDefault();
    submit.disabled = true;
    error.textContent = '';
    try {
      await send();
      form.reset();
    } catch (failure) {
      error.textContent = messageOf(failure);
    }
    submit.disabled = false;
  });
  return form;
};

/** Returns a form with a name whose labelled inputs narrow a list; `search` is called with each change. */
export const filterForm = (name, fields, word, search) => element('form', {class: 'entry', role: 'search', 'aria-label': name, on: {
  submit: event => {
    event.preventDefault();
    search();
  },
  change: () => search()}}, fields, element('button', {type: 'submit'}, word));

/**
 * Returns a table of rows, each a list of cells (text or elements), the first of which names it;
 * [cells, attributes] gives a row attributes. On a narrow screen each row is a block, whose cells
 * have the titles of their columns. The roles are stated since such a layout hides them.
 */
export const listTable = (name, columns, rows, none) => (rows.length === 0 ? element('p', {class: 'empty'}, none)
  : element('table', {class: 'list-table', role: 'table', 'aria-label': name},
    element('thead', {role: 'rowgroup'}, element('tr', {role: 'row'},
      columns.map(title => element('th', {scope: 'col', role: 'columnheader'}, title)))),
    element('tbody', {role: 'rowgroup'}, rows.map(([cells, attributes]) => element('tr', {role: 'row', ...attributes},
      cells.map((content, i) => (i === 0
        ? element('th', {scope: 'row', role: 'rowheader'}, content)
        : element('td', {role: 'cell', class: isEmpty(content) ? 'empty-cell' : null, dataset: {label: columns[i]}},
          element('div', {}, content)))))))));

const isEmpty = content => [content].flat(Infinity).every(part => part === '' || !part);

/** Returns a section with a heading. */
export const section = (title, ...content) => element('section', {class: 'part'}, element('h3', {}, title), content);

/** Asks before something that cannot be undone. */
export const confirm = (question, text, word, action) =>
  dialog(question, element('p', {class: 'paragraph'}, text), {actions: [[word, () => attempt(action).then(isDone => !isDone)]]});

/** Returns the date and time of a text such as 2026-11-22T10:00:00Z. */
export const timeText = text => (text ? new Date(text).toLocaleString('en-GB', {dateStyle: 'medium', timeStyle: 'short'}) : '');

const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'];

/** Returns a size such as 12 kB. */
export const sizeText = bytes => {
  if (typeof bytes !== 'number') {
    return '';
  }
  const power = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
  return `${Number((bytes / 1000 ** power).toPrecision(3))} ${UNITS[power]}`;
};

/** Copies a text and says so. */
export const copyText = async (text, what) => {
  try {
    await navigator.clipboard.writeText(text);
    notify(`${what} copied`);
  } catch {
    notify('The browser does not allow to copy: select the text instead.');
  }
};

/** Shows a secret that cannot be shown again. */
export const showSecret = (title, secret) => {
  const text = element('input', {type: 'text', class: 'mono', readonly: true, value: secret, 'aria-label': title,
    on: {focus: () => text.select()}});
  dialog(title, [element('p', {class: 'paragraph'}, 'It is shown only now. Copy it before this dialog is closed.'),
    element('div', {class: 'row'}, text, button('Copy', () => copyText(secret, title)))], {persistent: true});
  text.focus();
};

/* A browser that does not tell whether a list of choices is open is taken at its focus. */
const OPEN = CSS.supports('selector(select:open)') ? 'select:open' : 'select';

const isEdited = field => field.matches(OPEN) || (field.matches('input:not([type="checkbox"])') && field.value !== field.defaultValue);

/** Acts after the present press of a button or key: its click follows the release. */
const afterRelease = action => {
  const events = new AbortController();
  const release = () => {
    events.abort();
    setTimeout(action);
  };
  ['pointerup', 'pointercancel', 'keyup'].forEach(type => document.addEventListener(type, release, {signal: events.signal}));
};

/**
 * Replaces the content of a node. Focus stays on the control with the same data-key, and nothing
 * is replaced while the user edits a field, nor before a pressed button is released: it would lose
 * its click.
 */
export const refill = (node, ...content) => {
  if (node.querySelector(':active')) {
    afterRelease(() => refill(node, ...content));
    return;
  }
  const focused = node.contains(document.activeElement) ? document.activeElement : null;
  if (focused && isEdited(focused)) {
    return;
  }
  const key = focused?.dataset.key;
  node.replaceChildren(...content.flat(Infinity).filter(Boolean));
  if (key) {
    node.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus();
  }
};
