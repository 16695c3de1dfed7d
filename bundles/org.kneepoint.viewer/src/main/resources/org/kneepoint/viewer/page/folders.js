// SPDX-License-Identifier: Apache-2.0
// What can be read in the working directory: studies, curves, networks, reports and sessions.

import * as api from './api.js';
import * as state from './state.js';
import {messageOf} from './field.js';
import {duration, run} from './jobs.js';
import {openSession} from './session.js';
import {byId, button, element, notify, replace} from './dom.js';

const statement = line => run(line).catch(error => notify(messageOf(error)));

/** A file name as a word of a command line. */
const quoted = path => (/^[\w./-]+$/.test(path) ? path : `"${path.replace(/["\\$]/g, '\\$&')}"`);

const address = (route, path) => `${route}?path=${encodeURIComponent(path)}`;

/** What a kind of entry is called, and what can be done with it: [text, function of the path]. */
const KINDS = {
  folder: ['folder', [['Open', path => show(path)]]],
  study: ['results of a study', [['Status', path => detail(path, studyOf)],
    ['Read curves', path => statement(`study status ${quoted(path)}`)],
    ['Resume', path => statement(`study resume ${quoted(path)}`)]]],
  'study-file': ['study', [['Choose', path => choose(path)], ['Plan', path => statement(`study plan ${quoted(path)}`)]]],
  curves: ['table', [['Read curves', path => statement(`export ${quoted(path)}`)],
    ['Install as network', path => statement(`network ${quoted(path)}`)]]],
  report: ['report of published results', [['Read', path => detail(path, reportOf)]]],
  session: ['session', [['Open', path => open(path)]]],
};

const choose = path => state.set('form', {...state.get('form'), command: 'study', file: path});

const open = async path => {
  try {
    const {blob, name} = await api.file('GET', address('contents', path));
    await openSession(name, await blob.text());
  } catch (error) {
    notify(messageOf(error));
  }
};

/** Lists a folder. */
const show = async path => {
  try {
    const {entries, omitted} = await api.get(address('folders', path));
    replace(byId('files'), crumbs(path), list(entries),
      omitted > 0 ? element('p', {class: 'empty'}, `${omitted} more are not listed.`) : null,
      element('div', {id: 'file-detail', 'aria-live': 'polite'}));
  } catch (error) {
    replace(byId('files'), crumbs(path), element('p', {class: 'error empty'}, messageOf(error)));
  }
};

const crumbs = path => {
  const parts = path.split('/').filter(part => part !== '' && part !== '.');
  return element('nav', {class: 'bar', 'aria-label': 'Folder'},
    element('span', {}, button('working directory', () => show(''), {class: 'small quiet'}),
      parts.map((part, i) => ['/', button(part, () => show(parts.slice(0, i + 1).join('/')), {class: 'small quiet'})])),
    button('Read again', () => show(path), {class: 'small quiet'}));
};

const list = entries => (entries.length === 0
  ? element('p', {class: 'empty'}, 'Nothing here that can be read: studies, tables of curves, networks, reports, sessions.')
  : element('table', {class: 'full'},
    element('thead', {}, element('tr', {}, ['name', 'kind', 'changed', 'actions'].map(text => element('th', {scope: 'col'}, text)))),
    element('tbody', {}, entries.map(row))));

const row = ({name, path, kind, modified}) => {
  const [word, actions] = KINDS[kind] ?? [kind, []];
  return element('tr', {}, element('th', {scope: 'row'}, name), element('td', {class: 'muted'}, word),
    element('td', {class: 'muted'}, modified ? new Date(modified).toLocaleString() : ''),
    element('td', {class: 'buttons'}, actions.map(([text, action]) =>
      button(text, () => action(path ?? name), {class: 'small', 'aria-label': `${text}: ${name}`}))));
};

/** Shows what a function of the path returns under the list. */
const detail = async (path, content) => {
  const place = byId('file-detail');
  try {
    replace(place, element('section', {class: 'fields'}, await content(path)));
  } catch (error) {
    replace(place, element('p', {class: 'error empty'}, messageOf(error)));
  }
  place.scrollIntoView({block: 'nearest'});
};

const studyOf = async path => {
  const {status, points, statuses = {}, remaining, problem, line} = await api.get(address('studies', path));
  const others = Object.entries(statuses).map(([name, count]) => `${count} ${name}`).join(', ');
  return [element('h3', {}, `${path}: ${status}`),
    element('progress', {max: Math.max(1, points.all), value: points.done, 'aria-label': 'Points done'}),
    element('p', {}, [`${points.done} of ${points.all} points`, others, remaining > 0 ? `${duration(remaining)} left` : '']
      .filter(part => part !== '').join(', ')),
    problem ? element('p', {class: 'error'}, problem) : null, element('p', {class: 'mono muted'}, line)];
};

const reportOf = async path => {
  const {summary, files} = await api.get(address('reports', path));
  return [element('h3', {}, path), element('pre', {}, summary),
    element('ul', {}, files.map(file => element('li', {}, element('a', {href: `/api/${address('contents', file)}`, download: ''}, file))))];
};

/** Reads the working directory when its tab is first opened. */
export const start = () => {
  let isRead = false;
  state.on('tab', tab => {
    if (tab === 'files' && !isRead) {
      isRead = true;
      show('');
    }
  });
};
