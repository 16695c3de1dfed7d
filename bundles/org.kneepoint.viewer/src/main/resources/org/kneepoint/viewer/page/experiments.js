// SPDX-License-Identifier: Apache-2.0
// Published tables and figures that can be run again, with their verdicts.

import * as api from './api.js';
import * as state from './state.js';
import {messageOf} from './field.js';
import {duration, run} from './jobs.js';
import {byId, button, element, notify, replace} from './dom.js';

const statement = line => run(line).catch(error => notify(messageOf(error)));

/** Returns the last job that ran an experiment. */
const jobOf = name => [...(state.get('jobs')?.values() ?? [])].reverse()
  .find(({line}) => line.split(/\s+/)[0] === 'reproduce' && line.split(/\s+/).includes(name));

/** Returns the verdict in the text of an ended job. */
const verdictOf = job => /^Verdict: (.*)$/m.exec(job.text ?? '')?.[1];

const outcome = ({name}) => {
  const job = jobOf(name);
  if (!job) {
    return '';
  }
  if (job.state === 'running') {
    return element('progress', {max: 1, value: job.fraction, 'aria-label': `Progress of ${name}`});
  }
  const verdict = job.state === 'done' ? verdictOf(job) ?? 'done' : job.state;
  return button(verdict, () => state.set('selected', `#${job.number}`), {class: `small state ${verdict === 'holds' ? 'holds' : job.state}`});
};

const row = experiment => element('tr', {},
  element('th', {scope: 'row'}, experiment.name), element('td', {}, experiment.title),
  element('td', {class: 'number', title: `quick: ${duration(Number(experiment.seconds_quick))}`}, duration(Number(experiment.seconds))),
  element('td', {}, outcome(experiment)),
  element('td', {}, button('Quick', () => statement(`reproduce ${experiment.name} quick=true`),
    {class: 'small', 'aria-label': `Run ${experiment.name} quickly`}),
  ' ', button('Run', () => statement(`reproduce ${experiment.name}`), {class: 'small', 'aria-label': `Run ${experiment.name}`})));

const render = () => {
  const all = state.get('experiments');
  if (all && state.get('tab') === 'experiments') {
    replace(byId('experiments'), all.installed === false ? notInstalled() : all.papers.map(({name, title}) => element('section', {},
      element('h3', {class: 'paper'}, title ?? name),
      element('table', {class: 'full'}, element('thead', {}, element('tr', {},
        ['experiment', 'reproduces', 'time', 'verdict', ''].map(text => element('th', {scope: 'col'}, text)))),
      element('tbody', {}, all.experiments.filter(({paper}) => paper === name).map(row))))));
  }
};

const notInstalled = () => element('p', {class: 'empty'}, 'The published results are not installed in this workbench.');

const load = async () => {
  try {
    state.set('experiments', await api.get('experiments'));
  } catch (error) {
    replace(byId('experiments'), element('p', {class: 'error empty'}, messageOf(error)));
  }
};

/** Reads the experiments when their tab is first opened. */
export const start = () => {
  ['experiments', 'jobs', 'tab'].forEach(key => state.on(key, render));
  state.on('tab', tab => tab === 'experiments' && !state.get('experiments') && load());
};
