// SPDX-License-Identifier: Apache-2.0
// The jobs of all users that run or wait, and the own ones that can be tried again. Of the jobs of
// others the server states the group only.

import * as api from '../api.js';
import * as jobs from '../jobs.js';
import * as state from '../state.js';
import {subscribe} from '../events.js';
import {messageOf} from '../field.js';
import {attempt, checkBox, listTable, refill, selection} from './parts.js';
import {button, element, replace} from '../dom.js';

/** Milliseconds between two reads: events report only the jobs of the own session. */
const PERIOD = 3000;
const AFTER_EVENT = 300;

const COLUMNS = ['Job', 'Account or group', 'Command line', 'State', 'Position', 'Priority', 'Time', 'Actions'];

const mineOnly = element('input', {type: 'checkbox'});
const counts = element('p', {class: 'muted', role: 'status'});
const list = element('div', {});

let open = [];
let reload = () => {};

subscribe('job', () => setTimeout(() => reload(), AFTER_EVENT));

const isMine = ({account, line}) => line !== '' && account === state.get('workbench').account;

const mayChange = job => isMine(job) || state.get('workbench').role === 'administrator';

/** The own jobs that have failed or were cancelled. */
const retriable = () => [...(state.get('jobs')?.values() ?? [])]
  .filter(({number, state: now}) => ['failed', 'cancelled'].includes(now) && !open.some(job => job.number === number))
  .map(job => ({...job, account: state.get('workbench').account, seconds: job.elapsed}));

/** A user who may only read has no jobs. */
const reloadOwn = () => (state.get('jobs') ? jobs.load() : undefined);

const change = action => attempt(action).then(() => reload());

const cancel = ({number}) => change(async () => {
  await api.remove(`queue/${number}`);
  await reloadOwn();
});

const retry = ({number}) => change(async () => {
  jobs.forget(number);
  await api.post(`jobs/${number}/retry`, {});
  await reloadOwn();
});

const setPriority = ({number}, priority) => change(() => api.put(`jobs/${number}/priority`, {priority}));

/** A high priority takes from the share of others, so that only administrators give it. */
const prioritiesFor = role => (role === 'administrator' ? ['low', 'normal', 'high'] : ['low', 'normal']);

const priorityOf = job => {
  const {role} = state.get('workbench');
  if (!mayChange(job) || !jobs.isOpen(job) || !prioritiesFor(role).includes(job.priority)) {
    return job.priority ?? '';
  }
  const choice = selection(prioritiesFor(role), job.priority, {class: 'narrow', 'aria-label': `Priority of job ${job.number}`,
    dataset: {key: `priority ${job.number}`}, on: {change: () => setPriority(job, choice.value)}});
  return choice;
};

const actionsOf = job => (!mayChange(job) ? [] : [
  jobs.isOpen(job) ? button('Cancel', () => cancel(job), {class: 'small', 'aria-label': `Cancel job ${job.number}`,
    dataset: {key: `cancel ${job.number}`}}) : null,
  jobs.isOpen(job) ? null : button('Retry', () => retry(job), {class: 'small',
    'aria-label': `Retry job ${job.number}`, dataset: {key: `retry ${job.number}`}})]);

const progressOf = ({state: now, fraction, number}) => [element('span', {class: `state ${now}`}, now),
  now === 'running' ? element('progress', {max: 1, value: fraction ?? 0, 'aria-label': `Progress of job ${number}`}) : null];

/** Time used, and for a job that is not over the time it is expected to take. */
const timeOf = job => [job.seconds > 0 ? jobs.duration(job.seconds) : '',
  jobs.isOpen(job) && job.estimate > 0 ? `of up to ${jobs.duration(job.estimate)}` : ''].filter(part => part !== '').join(' ');

const rowOf = job => [[`#${job.number}`, job.account, element('span', {class: 'mono'}, job.line), progressOf(job),
  job.state === 'queued' ? String(job.position ?? '') : '', priorityOf(job), timeOf(job), actionsOf(job)],
{class: isMine(job) ? 'own' : null, dataset: {job: job.number}}];

const render = () => {
  const shown = [...open, ...retriable()].filter(job => !mineOnly.checked || isMine(job));
  const count = name => open.filter(({state: now}) => now === name).length;
  counts.textContent = `${count('running')} running, ${count('queued')} queued`;
  refill(list, listTable('Queue', COLUMNS, shown.map(rowOf), 'No job runs or waits.'));
};

const load = async () => {
  try {
    ({jobs: open} = await api.get('queue'));
    render();
  } catch (error) {
    counts.textContent = messageOf(error);
  }
};

/** Shows the queue until the returned function is called. */
export const show = root => {
  mineOnly.onchange = render;
  replace(root, element('div', {class: 'tools'}, counts, checkBox('Only my jobs', mineOnly)), list);
  reload = load;
  load();
  const unfollow = state.on('jobs', render);
  const timer = setInterval(() => document.visibilityState === 'visible' && load(), PERIOD);
  return () => {
    clearInterval(timer);
    unfollow();
    reload = () => {};
  };
};
