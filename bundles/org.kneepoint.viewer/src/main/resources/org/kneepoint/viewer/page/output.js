// SPDX-License-Identifier: Apache-2.0
// The text of the selected result or job, as the shell prints it.

import * as state from './state.js';
import {select} from './tabs.js';
import {byId, element, replace} from './dom.js';

const find = name => (name.startsWith('#')
  ? state.get('jobs')?.get(Number(name.slice(1)))
  : state.get('results')?.get(name));

const cell = value => (typeof value === 'number'
  ? element('td', {class: 'number'}, String(Number(value.toPrecision(6))))
  : element('td', {}, value === null || value === undefined ? '' : String(value)));

const tableOf = ({columns, rows}) => element('table', {class: 'full'},
  element('thead', {}, element('tr', {}, columns.map(({name, unit, meaning}) =>
    element('th', {scope: 'col', title: [meaning, unit && `[${unit}]`].filter(Boolean).join(' ')}, name)))),
  element('tbody', {}, rows.map(row => element('tr', {}, row.map(cell)))));

const render = () => {
  const selected = state.get('selected');
  const item = selected && find(selected);
  replace(byId('output'), item
    ? [element('p', {class: 'mono muted output-line'}, `${selected.startsWith('#') ? '' : `$${selected}: `}${item.line}`),
      item.text ? element('pre', {class: 'output-text', tabindex: '0'}, item.text) : null,
      item.table && !item.text ? tableOf(item.table) : null]
    : element('p', {class: 'empty'}, 'The text of a result or job, as the shell prints it. Choose $c1 under Results, or Output of a job.'));
};

/** Follows the selection. */
export const start = () => {
  state.on('selected', () => select('output'));
  ['selected', 'results', 'jobs'].forEach(key => state.on(key, render));
  render();
};
