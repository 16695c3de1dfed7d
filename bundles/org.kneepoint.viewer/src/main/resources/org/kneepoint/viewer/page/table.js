// SPDX-License-Identifier: Apache-2.0
// The points of the shown curves as a table: sorted, by pages, copied as CSV.

import * as state from './state.js';
import {chosenCurves, valueAt} from './curves.js';
import {meaningOf, numberText, quantitiesOf} from './quantities.js';
import {byId, button, element, notify, replace} from './dom.js';

const PAGE = 200;

let isAll = false;
let sort = {column: '', isDown: false};
let page = 0;
let isScheduled = false;

/** Settings that differ among points or curves, as columns; the axis is a figure column. */
const settingNames = (curves, figures) => {
  const names = new Set(curves.flatMap(({curve}) => curve.points.flatMap(({settings}) => Object.keys(settings))));
  const first = curves[0]?.curve.common ?? {};
  curves.forEach(({curve}) => Object.entries(curve.common).forEach(([name, value]) => value !== first[name] && names.add(name)));
  return [...names].filter(name => !figures.has(name));
};

const columnsOf = curves => {
  const figures = quantitiesOf(curves.map(({curve}) => curve));
  curves.forEach(({curve: {axis}}) => figures.has(axis.name) || figures.set(axis.name, axis));
  const axes = new Set(curves.map(({curve}) => curve.axis.name));
  const settings = settingNames(curves, figures).filter(name => isAll || !['seed'].includes(name));
  const order = [...figures.keys()];
  // a half width stands beside its figure
  const rank = ({name, role, base}) => (role === 'half_width' ? order.indexOf(base) + 0.5 : order.indexOf(name));
  const shown = [...figures.values()].filter(({name, detail}) => isAll || !detail || axes.has(name))
    .sort((a, b) => axes.has(b.name) - axes.has(a.name) || rank(a) - rank(b));
  return [
    ...(curves.length > 1 ? [{name: 'curve', title: 'curve', unit: '', isText: true, of: ({entry}) => entry.label}] : []),
    ...shown.map(quantity => ({name: quantity.name, title: quantity.role === 'half_width' ? '\u00b1 95 %' : meaningOf(quantity), meaning: quantity.meaning, unit: quantity.unit,
      of: ({curve}, point) => valueAt(curve, point, quantity.name)})),
    ...settings.map(name => ({name, title: name, unit: '', isText: true, of: ({curve}, point) => point.settings[name] ?? curve.common[name]})),
    {name: 'status', title: 'status', unit: '', isText: true, of: (_, point) => point.status},
    {name: 'reason', title: 'reason', unit: '', isText: true, isReason: true, of: (_, point) => point.reason},
    ...(isAll ? [{name: 'validity', title: 'validity', unit: '', isText: true, of: (_, point) => point.validity}] : []),
  ];
};

const compare = (a, b) => {
  if (a === undefined || a === '') {
    return b === undefined || b === '' ? 0 : 1;
  }
  if (b === undefined || b === '') {
    return -1;
  }
  const x = Number(a);
  const y = Number(b);
  return Number.isNaN(x) || Number.isNaN(y) ? String(a).localeCompare(String(b)) : x - y;
};

const rowsOf = (curves, columns) => {
  const rows = curves.flatMap(one => one.curve.points.map(point => ({status: point.status, cells: columns.map(column => column.of(one, point))})));
  const at = columns.findIndex(({name}) => name === sort.column);
  return at < 0 ? rows : rows.sort((a, b) => (sort.isDown ? -1 : 1) * compare(a.cells[at], b.cells[at]));
};

const headCell = column => {
  const isSorted = sort.column === column.name;
  return element('th', {scope: 'col', class: column.isText ? null : 'number', 'aria-sort': isSorted ? (sort.isDown ? 'descending' : 'ascending') : null},
    button([column.title, isSorted ? (sort.isDown ? ' \u2193' : ' \u2191') : ''].join(''), () => {
      sort = isSorted && sort.isDown ? {column: '', isDown: false} : {column: column.name, isDown: isSorted};
      page = 0;
      render();
    }, {title: `Sort by ${column.name}${column.meaning ? `: ${column.meaning}` : ''}`, dataset: {key: column.name}}),
    column.unit ? element('span', {class: 'unit muted'}, column.unit) : null);
};

const ROW_CLASSES = {ok: null, saturated: 'saturated'};

const bodyRow = ({status, cells}, columns) => element('tr', {class: status in ROW_CLASSES ? ROW_CLASSES[status] : 'notable'},
  cells.map((cell, i) => element('td', {class: columns[i].isText ? (columns[i].isReason ? 'reason' : null) : 'number'},
    columns[i].isText ? cell ?? '' : numberText(cell))));

const csvCell = value => {
  const text = value === undefined || value === null ? '' : String(value);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Copies a text to the clipboard and says so. */
export const copy = async (text, what) => {
  try {
    await navigator.clipboard.writeText(text);
    notify(`${what} copied`);
  } catch {
    notify('The browser does not allow to copy: select the text instead.');
  }
};

const copyCsv = (columns, rows) => copy([columns.map(({name}) => csvCell(name)), ...rows.map(({cells}) => cells.map(csvCell))]
  .map(line => line.join(',')).join('\n'), `${rows.length} rows`);

const pager = count => {
  const pages = Math.ceil(count / PAGE);
  const go = step => () => {
    page += step;
    render();
    byId('table').parentElement.scrollTop = 0;
  };
  return pages < 2 ? null : [
    button('Previous', go(-1), {class: 'small', disabled: page === 0, dataset: {key: 'previous'}}),
    element('span', {class: 'muted'}, `${page * PAGE + 1} to ${Math.min(count, (page + 1) * PAGE)} of ${count}`),
    button('Next', go(1), {class: 'small', disabled: page === pages - 1, dataset: {key: 'next'}})];
};

const allBox = () => {
  const box = element('input', {type: 'checkbox', dataset: {key: 'all'}, on: {change: () => {
    isAll = box.checked;
    render();
  }}});
  box.checked = isAll;
  return element('label', {}, box, 'all columns');
};

const render = () => {
  isScheduled = false;
  const root = byId('table');
  if (byId('panel-points').hidden) {
    return;
  }
  const curves = chosenCurves();
  if (curves.length === 0) {
    replace(root, element('p', {class: 'empty'}, 'The points of the shown curves are listed here.'));
    return;
  }
  const columns = columnsOf(curves);
  const rows = rowsOf(curves, columns);
  page = Math.min(page, Math.max(0, Math.ceil(rows.length / PAGE) - 1));
  const key = root.contains(document.activeElement) ? document.activeElement.dataset.key : null;
  replace(root, element('div', {class: 'table-tools'}, element('span', {class: 'muted'}, rows.length === 1 ? '1 point' : `${rows.length} points`), allBox(), pager(rows.length),
    button('Copy as CSV', () => copyCsv(columns, rows), {class: 'small', dataset: {key: 'copy'}})),
  element('table', {class: 'points'}, element('thead', {}, element('tr', {}, columns.map(headCell))),
    element('tbody', {}, rows.slice(page * PAGE, (page + 1) * PAGE).map(row => bodyRow(row, columns)))));
  if (key) {
    root.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus();
  }
};

const schedule = () => {
  if (!isScheduled) {
    isScheduled = true;
    requestAnimationFrame(render);
  }
};

/** Shows the table and follows the chosen curves. */
export const start = () => {
  ['chosen', 'results', 'jobs', 'tab', 'derived'].forEach(key => state.on(key, schedule));
  render();
};
