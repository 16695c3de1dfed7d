// SPDX-License-Identifier: Apache-2.0
// The metrics of the shown curves, measured by the workbench, and the lines that mark them.

import * as api from './api.js';
import * as state from './state.js';
import {chosenResults, keyOf} from './curves.js';

const DELAY = 150;

let timer = 0;
let asked = [];

const isSame = (a, b) => a.length === b.length && a.every((one, i) => one === b[i]);

/** The rows of the table by curve; rows of several curves together have a label of their own. */
const byCurve = (rows, columns, entries, labels) => {
  const at = name => columns.findIndex(column => column.name === name);
  const [curve, metric, figure, unit, value, half, low, high, note] =
    ['curve', 'metric', 'figure', 'unit', 'value', 'value_ci95', 'low', 'high', 'note'].map(at);
  const values = new Map();
  const number = (row, i) => (typeof row[i] === 'number' ? row[i] : undefined);
  rows.forEach(row => {
    const index = labels.indexOf(row[curve]);
    const key = index < 0 ? row[curve] : keyOf(entries[index]);
    const list = values.get(key) ?? [];
    list.push({metric: row[metric], figure: row[figure], unit: row[unit] ?? '', value: number(row, value), half: number(row, half),
      low: number(row, low), high: number(row, high), note: row[note] ?? ''});
    values.set(key, list);
  });
  return values;
};

const measure = async names => {
  const entries = names.flatMap(name => state.get('results').get(name).curves.map((_, index) => ({result: name, index})));
  const line = `measure ${names.map(name => `$${name}`).join(' ')}`;
  const [{table, text}, {labels}] = await Promise.all([api.post('commands', {line}), api.post('labels', {curves: entries})]);
  return {line, text, values: byCurve(table?.rows ?? [], table?.columns ?? [], entries, labels)};
};

const update = async () => {
  const names = chosenResults().filter(name => state.get('results')?.has(name));
  const wanted = [state.get('plugIns'), ...names.map(name => state.get('results').get(name))];
  if (isSame(wanted, asked)) {
    return;
  }
  asked = wanted;
  const measured = names.length === 0 ? {values: new Map()}
    : await measure(names).catch(error => ({values: new Map(), error}));
  if (asked === wanted) {
    state.set('measurements', measured);
  }
};

/** Returns the measured figures by name, as quantities. */
export const measuredQuantities = () => {
  const known = new Map((state.get('plugIns')?.metrics ?? []).flatMap(({figures = []}) => figures.map(figure => [figure.name, figure])));
  const rows = [...state.get('measurements')?.values.values() ?? []].flat();
  return new Map(rows.map(({figure, unit}) => [figure, {name: figure, unit, meaning: known.get(figure)?.meaning ?? ''}]));
};

/** Returns what is measured of a figure of a curve, or undefined. */
export const measured = (key, figure) => (state.get('measurements')?.values.get(key) ?? []).find(row => row.figure === figure);

// more bands would hide the curves
const MOST_BANDS = 3;

const bound = ({entry, key, curve}) => {
  const quantity = (curve.attribute_quantities ?? []).find(({name}) => name === 'bound');
  const at = curve.attributes?.bound;
  return at === undefined || quantity && quantity.unit !== curve.axis.unit ? null : {entry, key, figure: 'bound', at, low: at, high: at};
};

const marked = ({entry, key, curve}, metric) => {
  const value = (state.get('measurements')?.values.get(key) ?? []).find(row => row.metric === metric);
  if (value?.value === undefined || value.unit !== curve.axis.unit) {
    return null;
  }
  const {value: at, half = 0, low = at, high = at, figure} = value;
  return {entry, key, figure, at, low: half > 0 ? at - half : low, high: half > 0 ? at + half : high, isInterval: half > 0};
};

/** Returns the lines of the chosen mark: a metric, "bound", or none; bands only where there are few. */
export const referenceLines = (curves, {mark}) => {
  if (mark === 'none') {
    return [];
  }
  const lines = curves.map(curve => (mark === 'bound' ? bound(curve) : marked(curve, mark))).filter(Boolean);
  return lines.map(line => (lines.length > MOST_BANDS ? {...line, low: line.at, high: line.at} : line));
};

/** Measures the shown curves whenever they change. */
export const start = () => {
  ['chosen', 'results', 'plugIns'].forEach(key => state.on(key, () => {
    clearTimeout(timer);
    timer = setTimeout(update, DELAY);
  }));
};
