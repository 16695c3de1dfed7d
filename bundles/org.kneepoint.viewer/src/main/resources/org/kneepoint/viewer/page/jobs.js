// SPDX-License-Identifier: Apache-2.0
// The jobs in the background: progress, time left, errors, and their points as they are done.

import * as api from './api.js';
import * as state from './state.js';
import {subscribe} from './events.js';
import {messageOf} from './field.js';
import {remember} from './command-line.js';
import {byId, button, element, notify, replace} from './dom.js';

const mine = new Set();

const jobs = () => state.get('jobs') ?? new Map();

/** Runs a command line in the background. */
export const run = async line => {
  const job = await api.post('jobs', {line});
  mine.add(job.number);
  remember(line);
  merge(job);
};

/** Whether a job is not over; on a server it may wait for its turn. */
export const isOpen = ({state: now}) => now === 'queued' || now === 'running';

/** An answer may arrive after later events. */
const isOlder = (job, old) => old !== undefined && isOpen(job)
  && (!isOpen(old) || old.state === 'running' && (job.state === 'queued' || old.elapsed > job.elapsed));

/** Takes over the state of a job; its points are kept. */
const merge = job => {
  const map = new Map(jobs());
  const old = map.get(job.number);
  if (isOlder(job, old)) {
    return;
  }
  const points = job.points ?? old?.points ?? [];
  map.set(job.number, {...old, ...job, points, quantities: job.quantities ?? old?.quantities ?? []});
  state.set('jobs', map);
  if (!isOpen(job) && old && isOpen(old)) {
    ended(job);
  }
};

const ended = job => {
  if (job.state === 'failed') {
    notify(`Job ${job.number} failed: ${job.error?.line ?? ''}`);
  } else if (job.state === 'cancelled') {
    notify(`Job ${job.number} was cancelled`);
  } else {
    notify(`Job ${job.number} is done${job.names?.length > 0 ? `: $${job.names.join(', $')}` : ''}`);
  }
  if (mine.has(job.number) && job.text && !(job.names?.length > 0) && state.get('tab') !== 'experiments') {
    state.set('selected', `#${job.number}`);
  }
};

/** The quantities of all points: a point that is saturated has fewer than those before it. */
const joined = (known, more) => [...known, ...more.filter(({name}) => !known.some(one => one.name === name))];

const addPoints = ({job: number, points, quantities}) => {
  const job = jobs().get(number);
  if (job) {
    const map = new Map(jobs());
    map.set(number, {...job, points: [...job.points, ...points], quantities: joined(job.quantities, quantities)});
    state.set('jobs', map);
  }
};

/** Reads all jobs again, with the points of those that run. */
export const load = async () => {
  const {jobs: list} = await api.get('jobs');
  const full = await Promise.all(list.map(job =>
    (job.state === 'running' ? api.get(`jobs/${job.number}`).catch(() => job) : job)));
  const map = new Map();
  full.forEach(job => {
    const old = jobs().get(job.number);
    map.set(job.number, isOlder(job, old) ? old
      : {...job, points: job.points ?? old?.points ?? [], quantities: job.quantities ?? old?.quantities ?? []});
  });
  state.set('jobs', map);
};

/** Forgets the state of a job that is started again. */
export const forget = number => {
  const map = new Map(jobs());
  map.delete(number);
  state.set('jobs', map);
};

const cancel = job => api.remove(`jobs/${job.number}`).then(merge).catch(error => notify(messageOf(error)));

/** Returns a duration such as 0.4 s, 12 s, 3 min 20 s or 2 h 5 min. */
export const duration = seconds => {
  if (seconds < 10) {
    return `${seconds.toFixed(1)} s`;
  }
  const s = Math.round(seconds);
  if (s < 60) {
    return `${s} s`;
  }
  return s < 3600 ? `${Math.floor(s / 60)} min ${s % 60} s` : `${Math.floor(s / 3600)} h ${Math.floor(s % 3600 / 60)} min`;
};

const progressOf = job => {
  const count = job.all > 0 ? `${job.done} of ${job.all} points` : '';
  const left = job.state === 'running' && job.remaining !== null && job.remaining !== undefined
    ? `${duration(job.remaining)} left` : '';
  return [count, duration(job.elapsed ?? 0), left].filter(part => part !== '').join(', ');
};

const item = job => {
  const isRunning = job.state === 'running';
  const names = job.names?.length > 0 ? `$${job.names.join(', $')}` : '';
  const text = isRunning ? `${Math.floor(100 * (job.fraction ?? 0))} %` : names || (isOpen(job) ? '' : progressOf(job));
  return element('li', {class: 'item', title: job.line, dataset: {job: job.number}},
    element('div', {class: 'row'},
      element('span', {class: 'muted'}, `#${job.number}`),
      element('span', {class: `state ${job.state}`}, job.state),
      element('span', {class: 'grow truncate muted'}, text),
      isOpen(job) ? button('Cancel', () => cancel(job), {class: 'small', 'aria-label': `Cancel job ${job.number}`,
        dataset: {key: `cancel ${job.number}`}}) : null,
      job.text ? button('Output', () => state.set('selected', `#${job.number}`), {class: 'small quiet',
        'aria-label': `Output of job ${job.number}`, dataset: {key: `output ${job.number}`}}) : null),
    isRunning ? element('progress', {max: 1, value: job.fraction ?? 0, 'aria-label': `Progress of job ${job.number}`}) : null,
    isRunning ? element('p', {class: 'muted small-text'}, progressOf(job)) : null,
    names && !isRunning ? null : element('p', {class: 'line'}, job.line),
    job.error ? element('p', {class: 'error'}, messageOf(job.error)) : null);
};

const render = () => {
  const list = [...jobs().values()].sort((a, b) => b.number - a.number);
  const key = byId('jobs').contains(document.activeElement) ? document.activeElement.dataset.key : undefined;
  replace(byId('jobs'), list.length > 0 ? element('ul', {}, list.map(item))
    : element('p', {class: 'empty'}, 'What runs in the background is listed here.'));
  if (key) {
    byId('jobs').querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus();
  }
  document.title = titleOf(list.filter(job => job.state === 'running'));
};

const titleOf = running => {
  if (running.length === 0) {
    return 'Kneepoint';
  }
  const fraction = running.reduce((sum, job) => sum + (job.fraction ?? 0), 0) / running.length;
  return `${Math.floor(100 * fraction)} % - Kneepoint`;
};

/** Shows the jobs and follows their events. */
export const start = () => {
  state.on('jobs', render);
  subscribe('connected', () => load().catch(error => notify(error.message)));
  subscribe('job', merge);
  subscribe('points', addPoints);
  subscribe('notice', ({line}) => notify(line));
  render();
};
