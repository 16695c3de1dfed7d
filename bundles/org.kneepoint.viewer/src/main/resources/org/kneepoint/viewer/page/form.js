// SPDX-License-Identifier: Apache-2.0
// The form of an evaluation, made from the parameters that the workbench declares.

import * as api from './api.js';
import * as state from './state.js';
import {messageOf} from './field.js';
import {ACTIONS, isInstalled, isPossible, obstacle} from './evaluations.js';
import {fields, grouped, groups, layout, showErrors} from './form-fields.js';
import {duration, run} from './jobs.js';
import {byId, button, element, notify, replace} from './dom.js';

/** An evaluation that gives a curve at once. */
const FIRST_FORM = {command: 'solve', network: 'mesh', settings: {radix: '8', load: '0.02:0.4:0.02'}};

const CHECK_DELAY = 250;

/** The parameters of the present command and network, and the last check. */
let answer = null;
let checked = null;

/** Settings of networks that were chosen before, which the present one does not have. */
const aside = new Map();

let subject = '';

/** The command and network at the start or of the last answer, and whether a new network may need its example. */
let previous = null;
let needsExample = false;

let checking = new AbortController();
let timer = 0;

const formState = () => state.get('form') ?? FIRST_FORM;

const isStudy = () => formState().command === 'study';

const change = part => state.set('form', {...formState(), ...part});

/** Changes one setting; an empty text stands for the default, and exclusive settings replace each other. */
const setSetting = (name, text) => {
  const settings = {...formState().settings};
  delete settings[name];
  if (text !== '') {
    (answer?.exclusive ?? []).filter(names => names.includes(name)).flat().forEach(other => delete settings[other]);
    settings[name] = text;
  }
  change({settings});
};

/* Parts of the form that stay in place */

const field = (id, label, input, ...more) =>
  element('div', {class: 'field'}, element('label', {for: id}, label), input, more);

const action = element('div', {class: 'choice', role: 'radiogroup', 'aria-label': 'Evaluation'});
const network = element('select', {id: 'network', 'aria-describedby': 'network-message', on: {
  change: () => change({network: network.value})}});
const evaluator = element('select', {id: 'evaluator', class: 'parameter', 'aria-describedby': 'evaluator-error', on: {
  change: () => setSetting(answer.evaluator.parameter, evaluator.value)}});
const evaluatorError = element('p', {class: 'error', id: 'evaluator-error', hidden: true});
const studyFile = element('input', {id: 'study-file', type: 'text', spellcheck: 'false', placeholder: 'torus.study', on: {
  input: () => change({file: studyFile.value.trim()})}});
const networkField = field('network', 'network', network);
const evaluatorField = field('evaluator', 'model', evaluator, evaluatorError);
const studyField = field('study-file', 'study file', studyFile, element('p', {class: 'hint'}, 'The tab Files lists study files.'));
const message = element('p', {class: 'message', id: 'network-message', role: 'status', hidden: true});
const first = element('div', {class: 'fields'});
const counts = element('span', {id: 'counts', 'aria-live': 'polite'});
const submit = element('button', {id: 'run', type: 'submit', class: 'primary', 'aria-keyshortcuts': 'Control+Enter'}, 'Run');

const build = () => {
  replace(action, ACTIONS.map(([command, word, meaning]) => element('label', {title: meaning},
    element('input', {type: 'radio', name: 'command', value: command, on: {change: () => change({command})}}),
    element('span', {}, word))));
  const reset = button('Reset', () => change({settings: {}}), {class: 'quiet small', title: 'Every parameter back to its default'});
  replace(first, action, networkField, studyField, evaluatorField);
  replace(byId('form'), element('div', {class: 'bar'}, element('h2', {}, 'Evaluation'), reset),
    first, groups, element('div', {class: 'foot'}, message, element('div', {class: 'run'}, counts, submit)));
  byId('form').addEventListener('submit', event => {
    event.preventDefault();
    runForm();
  });
};

/* From the state to the fields */

const render = () => {
  const form = formState();
  action.querySelectorAll('input').forEach(input => {
    input.checked = input.value === form.command;
    input.disabled = !input.checked && !isPossible(input.value, form.network);
  });
  studyField.hidden = !isStudy();
  networkField.hidden = isStudy();
  if (document.activeElement !== studyFile) {
    studyFile.value = form.file ?? '';
  }
  showNetworks();
  fields.forEach(one => one.show(form.settings?.[one.name] ?? ''));
  showEvaluator();
  const present = `${form.command} ${form.network}`;
  previous ??= {subject: present, network: form.network};
  if (present === subject) {
    schedule();
  } else {
    subject = present;
    refresh();
  }
};

const showNetworks = () => {
  const {network: chosen} = formState();
  const installed = state.get('plugIns')?.networks ?? [];
  const key = JSON.stringify([chosen, installed.map(({name, kind}) => [name, kind])]);
  if (network.dataset.options !== key) {
    network.dataset.options = key;
    const options = isSystem => installed.filter(({kind}) => (kind === 'system') === isSystem)
      .map(({name, summary}) => element('option', {value: name, title: summary}, name));
    replace(network,
      isInstalled(chosen) ? null : element('option', {value: chosen}, `${chosen} (not installed)`),
      element('optgroup', {label: 'Networks'}, options(false)),
      element('optgroup', {label: 'Systems of papers'}, options(true)));
  }
  network.value = chosen ?? '';
};

const showEvaluator = () => {
  const technique = isStudy() ? null : answer?.evaluator;
  evaluatorField.hidden = !technique;
  if (!technique) {
    return;
  }
  evaluatorField.firstChild.textContent = technique.parameter;
  const key = JSON.stringify(technique);
  if (evaluator.dataset.options !== key) {
    evaluator.dataset.options = key;
    const others = technique.choices.filter(({name}) => name !== technique.default);
    replace(evaluator, element('option', {value: ''}, technique.default ?? 'none'),
      others.map(({name, summary, meaning}) => element('option', {value: name, title: summary ?? meaning}, name)));
  }
  evaluator.value = formState().settings?.[technique.parameter] ?? '';
  evaluatorField.classList.toggle('changed', evaluator.value !== '');
};

/* Parameters and check */

const schedule = () => {
  clearTimeout(timer);
  timer = setTimeout(refresh, CHECK_DELAY);
};

/** Reads the parameters of the chosen command and network, and checks the settings. */
const refresh = async () => {
  clearTimeout(timer);
  timer = 0;
  if (!state.get('plugIns')) {
    return;
  }
  checking.abort();
  checking = new AbortController();
  const {signal} = checking;
  const {command, network: name, file, settings = {}} = formState();
  message.textContent = obstacle(formState());
  message.hidden = message.textContent === '';
  if (!message.hidden) {
    showCheck(null);
  } else if (isStudy()) {
    layout([], {}, setSetting, first, [action, networkField, studyField, evaluatorField]);
    showCheck(file ? {line: `study run ${file}`, valid: true, errors: []} : null);
  } else {
    await check({command, network: name, settings}, signal);
  }
};

const check = async (request, signal) => {
  try {
    const [parameters, result] = await Promise.all([
      api.post('parameters', request, {signal}), api.post('check', request, {signal})]);
    answer = parameters;
    layout(answer.parameters, request.settings, setSetting, first, [action, networkField, studyField, evaluatorField]);
    showEvaluator();
    const settings = await exchange(request, result, signal);
    if (settings) {
      change({settings});
    } else {
      showCheck(result);
    }
  } catch (error) {
    if (error.name !== 'AbortError') {
      showCheck({line: '', valid: false, errors: [error]});
    }
  }
};

/**
 * Returns the settings of a command or network newly chosen, or null if nothing changes. What it
 * does not have is set aside for the network before, and what this network had before returns. If
 * settings of a new network are missing or wrong, those of its example replace them.
 */
const exchange = async ({command, network: name, settings}, {valid}, signal) => {
  const present = `${command} ${name}`;
  const isNew = present !== previous.subject;
  const before = previous.network;
  needsExample = name !== before || needsExample && !valid;
  previous = {subject: present, network: name};
  const known = new Set([...fields.keys(), answer.evaluator?.parameter]);
  const split = (entries, isKept) => Object.fromEntries(Object.entries(entries).filter(([key]) => known.has(key) === isKept));
  const foreign = split(settings, false);
  const returning = split(aside.get(name) ?? {}, true);
  if (isNew && Object.keys(foreign).length + Object.keys(returning).length > 0) {
    aside.set(name, split(aside.get(name) ?? {}, false));
    aside.set(before, {...aside.get(before), ...foreign});
    return {...split(settings, true), ...returning};
  }
  if (!needsExample || valid) {
    return null;
  }
  needsExample = false;
  const {load, ...others} = settings;
  grouped(answer.parameters).filter(({group}) => group === 'network').forEach(parameter => delete others[parameter.name]);
  return {...others, ...split(await exampleOf(name, signal), true), ...(load ? {load} : {})};
};

const exampleOf = async (name, signal) => {
  const line = state.get('plugIns').networks.find(network => network.name === name)?.example;
  return line ? (await api.post('requests', {line}, {signal})).settings : {};
};

const showCheck = result => {
  checked = result;
  const others = showErrors(result?.errors ?? []);
  const ofEvaluator = others.find(({parameter}) => parameter && parameter === answer?.evaluator?.parameter);
  evaluatorError.hidden = !ofEvaluator;
  evaluatorError.textContent = ofEvaluator ? messageOf(ofEvaluator) : '';
  const other = others.find(error => error !== ofEvaluator);
  counts.className = result && !result.valid ? 'error' : 'muted';
  counts.textContent = other ? messageOf(other) : countsOf(result);
  counts.title = counts.textContent;
  submit.disabled = !result?.valid;
  if (result?.line) {
    state.set('line', result.line);
  }
};

const plural = (count, word) => `${count.toLocaleString('en-GB')} ${word}${count === 1 ? '' : 's'}`;

const countsOf = result => {
  if (!result) {
    return '';
  }
  return result.valid
    ? [...[[result.points, 'point'], [result.curves, 'curve'], [result.runs > result.points ? result.runs : 0, 'run']].filter(([count]) => count > 0)
      .map(([count, word]) => plural(count, word)),
    result.estimate > 0 ? `up to ${duration(result.estimate)} on ${plural(result.cores, 'core')}` : ''].filter(part => part !== '').join(', ')
    : `${plural(result.errors.length, 'setting')} to correct`;
};

/** Runs the form with the settings as they are now, also those not yet checked. */
export const runForm = async () => {
  if (timer !== 0) {
    await refresh();
  }
  if (checked?.valid) {
    await run(checked.line).catch(error => notify(messageOf(error)));
  } else {
    byId('form').querySelector('[aria-invalid]')?.focus();
  }
};

/** Builds the form and follows the state. */
export const start = () => {
  build();
  state.on('form', render);
  state.on('plugIns', ({networks}) => {
    if (state.get('form')) {
      render();
      refresh();
    } else {
      state.set('form', networks.some(({name}) => name === FIRST_FORM.network) ? FIRST_FORM
        : {command: 'solve', network: networks[0]?.name, settings: {}});
    }
  });
};
