// SPDX-License-Identifier: Apache-2.0
// The metrics of the shown curves side by side, with the difference to a base.

import * as state from './state.js';
import {chosenCurves} from './curves.js';
import {measured, measuredQuantities} from './measurements.js';
import {provenance} from './provenance.js';
import {copy} from './table.js';
import {intervalText, meaningOf, numberText} from './quantities.js';
import {change, view} from './view.js';
import {byId, button, element, replace} from './dom.js';

const valueText = ({value, half, low, high}) => {
  const bracket = !(half > 0) && low !== undefined && high !== undefined && high > low ? ` (${numberText(low, 4)} to ${numberText(high, 4)})` : '';
  return (half > 0 ? intervalText(value, half) : numberText(value)) + bracket;
};

const percent = (value, base) => {
  const difference = 100 * (value - base) / Math.abs(base);
  const text = Math.abs(difference) < 10 ? difference.toFixed(1) : difference.toFixed(0);
  return `${difference > 0 ? '+' : ''}${text.replace('-', '\u2212')} %`;
};

const cell = (row, base, isBase) => {
  if (row?.value === undefined) {
    return element('td', {class: 'number muted', title: row?.note || 'the metric does not apply to this curve'}, '\u2013');
  }
  const hasBase = !isBase && base?.value !== undefined && base.value !== 0;
  return element('td', {class: 'number', title: row.note || null}, valueText(row),
    hasBase ? element('span', {class: 'difference muted'}, percent(row.value, base.value)) : null);
};

const baseSelect = (curves, base) => {
  const select = element('select', {id: 'metric-base', on: {change: () => change({base: select.value})}},
    curves.map(({key, entry}) => element('option', {value: key}, entry.label)));
  select.value = base;
  return element('label', {}, 'Difference to', select);
};

const headCell = ({entry}) => element('th', {scope: 'col', class: 'number'}, entry.label, ' ',
  button('i', () => provenance(state.get('results').get(entry.result)), {class: 'small quiet', title: 'Provenance', 'aria-label': `Provenance of ${entry.label}`}));

const render = () => {
  const root = byId('metrics');
  const {error, line = ''} = state.get('measurements') ?? {};
  const curves = chosenCurves().filter(({entry}) => entry.result);
  if (curves.length === 0 || error) {
    replace(root, element('p', {class: error ? 'empty error' : 'empty'}, error ? error.message
      : 'Saturation, zero-load latency, power and the other metrics of the shown curves stand here side by side.'));
    return;
  }
  const isFocused = document.activeElement?.id === 'metric-base';
  const base = curves.some(({key}) => key === view().base) ? view().base : curves[0].key;
  const figures = [...measuredQuantities().values()];
  replace(root, element('div', {class: 'table-tools'}, curves.length > 1 ? baseSelect(curves, base) : null,
    element('code', {}, line), button('Copy', () => copy(line, 'Command line'), {class: 'small', 'aria-label': 'Copy the command line'})),
  element('table', {class: 'points metric-table'}, element('thead', {}, element('tr', {}, element('th', {scope: 'col'}, 'figure'), curves.map(headCell))),
    element('tbody', {}, figures.map(figure => element('tr', {}, element('th', {scope: 'row', title: figure.name}, meaningOf(figure), figure.unit ? element('span', {class: 'unit'}, figure.unit) : null),
      curves.map(({key}) => cell(measured(key, figure.name), measured(base, figure.name), key === base)))))));
  if (isFocused) {
    byId('metric-base').focus();
  }
};

/** Shows the metrics and follows the measurements. */
export const start = () => {
  ['measurements', 'chosen', 'results', 'view', 'plugIns'].forEach(key => state.on(key, render));
  render();
};
