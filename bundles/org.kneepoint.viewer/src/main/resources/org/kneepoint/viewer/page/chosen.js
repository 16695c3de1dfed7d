// SPDX-License-Identifier: Apache-2.0
// The curves of the chart: those of the results and of running jobs, with their labels and colours.

import * as api from './api.js';
import * as state from './state.js';
import * as colours from './colours.js';

/** Further curves are hidden until they are chosen. */
const MOST_SHOWN = 12;

const results = () => state.get('results') ?? new Map();
const jobs = () => state.get('jobs') ?? new Map();
const chosen = () => state.get('chosen') ?? [];

const isSame = (a, b) => a.result === b.result && a.index === b.index && a.job === b.job && a.curve === b.curve;

/** Changes the entry of a curve. */
export const change = (entry, part) =>
  state.set('chosen', chosen().map(other => (isSame(entry, other) ? {...other, ...part} : other)));

/** Shows or hides all curves. */
export const hideAll = hidden => state.set('chosen', chosen().map(entry => ({...entry, hidden})));

/** Names a curve; an empty text gives it the label that tells it from the others. */
export const name = (entry, text) => {
  change(entry, {named: text !== '', label: text === '' ? plainLabel(entry) : text});
  if (text === '') {
    label();
  }
};

/** Makes the entries those of the results and running jobs; others are dropped. */
const choose = () => {
  if (!state.get('results')) {
    return;
  }
  const kept = chosen().filter(exists);
  const isNew = entry => !kept.some(other => isSame(entry, other));
  const ofResults = [...results()].flatMap(([result, {curves}]) => curves.map((_, index) => ({result, index}))).filter(isNew);
  const ofJobs = [...jobs().values()].filter(isRunning).flatMap(job =>
    numbers(job).map(curve => ({job: job.number, curve}))).filter(isNew);
  if (ofResults.length + ofJobs.length > 0 || kept.length !== chosen().length) {
    state.set('chosen', withStyles(kept, [...ofResults.map(entry => ({...entry, ...styleOfJob(entry)})), ...ofJobs]));
    label();
  }
};

const numbers = ({points}) => [...new Set(points.map(({curve}) => curve))].sort((a, b) => a - b);

const exists = entry => {
  if (entry.result) {
    return entry.index < (results().get(entry.result)?.curves.length ?? 0);
  }
  const job = jobs().get(entry.job);
  return job !== undefined && isRunning(job);
};

/** The curves of a job stay on the chart until its result, which replaces them, has been read. */
const isRunning = job => {
  const result = job.names?.at(-1);
  return job.state === 'running' ? !results().has(result) : result !== undefined && !results().has(result) && isShown(job);
};

/** A result that was removed does not bring back the curves of its job. */
const isShown = job => chosen().some(entry => entry.job === job.number);

/** The colour of a running curve stays when its job has named the result. */
const styleOfJob = ({result, index}) => {
  const job = [...jobs().values()].reverse().find(({names}) => names?.at(-1) === result);
  const entry = job && chosen().find(other => other.job === job.number && other.curve === index);
  return entry ? {colour: entry.colour, hidden: entry.hidden, ...(entry.named ? {named: true, label: entry.label} : {})} : {};
};

const withStyles = (kept, added) => {
  const all = [...kept];
  const shown = () => all.filter(({hidden}) => !hidden);
  added.forEach(entry => all.push({
    ...entry,
    colour: entry.colour ?? colours.next(shown().map(({colour}) => colour)),
    hidden: entry.hidden ?? shown().length >= MOST_SHOWN,
    label: entry.label ?? plainLabel(entry),
  }));
  return all;
};

/* Labels */

const plainLabel = ({result, index, job, curve}) => (result
  ? `${result}${index > 0 ? `, curve ${index + 1}` : ''}`
  : `#${job} ${differences(jobs().get(job), curve)}`.trim());

/** The network of a running job, and the settings in which a curve differs from its others. */
const differences = ({points, line}, curve) => {
  const first = new Map();
  const varying = new Set();
  points.forEach(({curve: number, point}) => {
    const settings = first.get(number) ?? point.settings;
    first.set(number, settings);
    Object.keys(settings).filter(key => settings[key] !== point.settings[key]).forEach(key => varying.add(key));
  });
  const own = first.get(curve) ?? {};
  const others = [...first.values()];
  const different = Object.keys(own).filter(key => !varying.has(key) && others.some(settings => settings[key] !== own[key])
    && !['load', 'rate'].includes(key));
  const [, network = ''] = line.split(/\s+/);
  return [network, ...different.map(key => `${key}=${own[key]}`)].join(' ');
};

/** Labels the curves that the user has not named by what differs among them. */
const label = async () => {
  const entries = chosen().filter(({result}) => result);
  if (entries.length === 0) {
    return;
  }
  try {
    const {labels} = await api.post('labels', {curves: entries.map(({result, index}) => ({result, index}))});
    state.set('chosen', chosen().map(entry => {
      const at = entries.findIndex(other => isSame(entry, other));
      return at < 0 || entry.named || !labels[at] ? entry : {...entry, label: labels[at]};
    }));
  } catch {
    // the names of the results remain as labels
  }
};

const labelRunning = () => {
  const list = chosen();
  const labels = list.map(entry => (entry.job && !entry.named && jobs().has(entry.job) ? plainLabel(entry) : entry.label));
  if (labels.some((text, i) => text !== list[i].label)) {
    state.set('chosen', list.map((entry, i) => ({...entry, label: labels[i]})));
  }
};

/** Follows results and jobs. */
export const start = () => {
  ['results', 'jobs', 'chosen'].forEach(key => state.on(key, choose));
  state.on('jobs', labelRunning);
  state.on('results', label);
};
