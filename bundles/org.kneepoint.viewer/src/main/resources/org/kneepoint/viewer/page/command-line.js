// SPDX-License-Identifier: Apache-2.0
// The command line that gives the same as the form. A line typed or pasted fills the form where it
// is an evaluation, and else runs as it is.

import * as api from './api.js';
import * as state from './state.js';
import {messageOf} from './field.js';
import {run} from './jobs.js';
import {byId, button, element, notify, replace} from './dom.js';

const FILL_DELAY = 400;
const LONGEST_HISTORY = 200;

/** Commands that the form has. */
const COMMANDS = ['solve', 'simulate', 'compare', 'ramp', 'saturation', 'bound'];

const input = element('input', {id: 'line', type: 'text', spellcheck: 'false', autocomplete: 'off', autocapitalize: 'off',
  'aria-describedby': 'line-error', 'aria-keyshortcuts': 'Control+K', placeholder: 'a command, such as measure $c1 or help'});
const error = element('p', {id: 'line-error', class: 'error', role: 'status', hidden: true});

let isOwn = false;
let timer = 0;
let place = -1;

/** Shows the line of the form. What is typed next replaces it where the former was selected, or empty. */
const show = line => {
  const isSelected = document.activeElement === input
    && input.selectionStart === 0 && input.selectionEnd === input.value.length;
  input.value = line;
  if (isSelected) {
    input.select();
  }
  isOwn = false;
  showError('');
};

const showError = text => {
  error.hidden = text === '';
  error.textContent = text;
};

const isEvaluation = line => {
  const [command, network] = line.split(/\s+/);
  return COMMANDS.includes(command) && (state.get('plugIns')?.networks ?? []).some(({name}) => name === network);
};

/** Fills the form from the line; lines of other commands leave the form as it is. */
const fill = async line => {
  const [, file] = /^study run (\S+)$/.exec(line) ?? [];
  if (file) {
    state.set('form', {...state.get('form'), command: 'study', file});
  }
  if (!isEvaluation(line)) {
    return;
  }
  try {
    const {command, network, settings} = await api.post('requests', {line});
    if (input.value.trim() === line) {
      state.set('form', {...state.get('form'), command, network, settings});
    }
  } catch (failure) {
    if (failure.status === 0) {
      showError(failure.message);
    }
  }
};

const edited = () => {
  isOwn = true;
  place = -1;
  showError('');
  clearTimeout(timer);
  const line = input.value.trim();
  if (line !== '') {
    timer = setTimeout(() => fill(line), FILL_DELAY);
  }
};

const submit = async () => {
  clearTimeout(timer);
  const line = input.value.trim();
  if (line === '') {
    return;
  }
  try {
    await run(line);
    showError('');
    await fill(line);
  } catch (failure) {
    showError(messageOf(failure));
    input.focus();
  }
};

/** Shows an earlier or later line of the history. */
const recall = step => {
  const history = state.get('history') ?? [];
  const next = Math.max(-1, Math.min(history.length - 1, place + step));
  if (next !== place) {
    place = next;
    input.value = place === -1 ? (state.get('line') ?? '') : history[history.length - 1 - place];
    isOwn = place !== -1;
    input.setSelectionRange(input.value.length, input.value.length);
  }
};

const copy = async () => {
  try {
    await navigator.clipboard.writeText(input.value);
    notify('Copied');
  } catch {
    input.select();
    notify('Press Ctrl+C to copy');
  }
};

/** Adds a line to the history, without repeating the last. */
export const remember = line => {
  place = -1;
  state.update('history', (history = []) =>
    (history.at(-1) === line ? history : [...history, line].slice(-LONGEST_HISTORY)));
};

/** Builds the field and follows the form. */
export const start = () => {
  const form = byId('command-line');
  replace(form, element('label', {for: 'line'}, 'kneepoint>'), input,
    button('Copy', copy, {class: 'quiet', 'aria-label': 'Copy the command line'}),
    element('button', {type: 'submit', 'aria-label': 'Run the command line'}, 'Run line'), error);
  input.addEventListener('input', edited);
  input.addEventListener('keydown', event => {
    const step = {ArrowUp: 1, ArrowDown: -1}[event.key];
    if (step && !event.altKey) {
      event.preventDefault();
      recall(step);
    }
  });
  form.addEventListener('submit', event => {
    event.preventDefault();
    submit();
  });
  state.on('line', line => {
    if (!isOwn || document.activeElement !== input) {
      show(line);
    }
  });
};
