// SPDX-License-Identifier: Apache-2.0
// The controls of the chart: what it shows, axes, ranges and mark.

import * as state from './state.js';
import {resetZoom} from './chart.js';
import {chosenCurves} from './curves.js';
import {measuredQuantities} from './measurements.js';
import {meaningOf, quantitiesOf} from './quantities.js';
import {change, endsOf, KINDS, show, view} from './view.js';
import {byId, button, element, identifier, replace} from './dom.js';

let isOpen = false;

const option = ([name, text]) => element('option', {value: name}, text);

const select = (label, options, value, onChange) => {
  const node = element('select', {'aria-label': label, title: label, on: {change: () => onChange(node.value)}},
    options.map(([name, text]) => (Array.isArray(text) ? element('optgroup', {label: name}, text.map(option)) : option([name, text]))));
  node.value = value;
  node.dataset.key = label;
  return node;
};

const isNumeric = text => text !== '' && Number.isFinite(Number(text));

/** Figures of points, metrics of curves, and numeric settings in which curves differ. */
const figureOptions = value => {
  const curves = chosenCurves().map(({curve}) => curve);
  const figures = [...quantitiesOf(curves).values()].filter(({role}) => role !== 'half_width').map(quantity => [quantity.name, meaningOf(quantity)]);
  const metrics = [...measuredQuantities().values()].map(quantity => [quantity.name, meaningOf(quantity)]);
  const settings = [...new Set(curves.flatMap(({common}) => Object.keys(common).filter(name => isNumeric(common[name]) && common[name] !== curves[0].common[name])))].map(name => [name, name]);
  const groups = [['Points', figures], ['Curves, a mark each', [...metrics, ...settings]]].filter(([, list]) => list.length > 0);
  return groups.some(([, list]) => list.some(([name]) => name === value)) ? groups : [[value, value.replaceAll('_', ' ')], ...groups];
};

const figureSelects = shown => (shown.kind === 'map' ? [
  select('Vertical figure', figureOptions(shown.y), shown.y, y => change({y, yRange: ''})),
  element('span', {class: 'muted'}, 'against'),
  select('Horizontal figure', figureOptions(shown.x), shown.x, x => change({x, xRange: ''}))] : null);

/** Metrics of which a figure is a position of the axis. */
const markOptions = () => {
  const axis = chosenCurves()[0]?.curve.axis;
  const metrics = (state.get('plugIns')?.metrics ?? []).filter(({figures}) => !axis || figures?.[0]?.unit === axis.unit);
  const names = metrics.map(({name, figures}) => [name, figures?.[0] ? meaningOf(figures[0]) : name]);
  const shown = view().mark;
  return [['none', 'none'], ...(names.some(([name]) => name === 'bound') ? [] : [['bound', 'bound']]), ...names,
    ...(shown !== 'none' && shown !== 'bound' && !names.some(([name]) => name === shown) ? [[shown, shown]] : [])];
};

const rangeField = (text, key) => {
  const error = element('span', {class: 'error', id: identifier('range-error'), role: 'alert'});
  const field = element('input', {type: 'text', value: view()[key], placeholder: 'automatic', spellcheck: 'false', 'aria-describedby': error.id,
    dataset: {key}, on: {change: () => {
      const isRange = endsOf(field.value) !== null;
      field.setAttribute('aria-invalid', String(!isRange));
      error.textContent = isRange ? '' : 'FROM:TO, two numbers of which one may be left out';
      if (isRange) {
        change({[key]: field.value.replaceAll(' ', '')});
      }
    }}});
  return element('label', {}, text, field, error);
};

const labelled = (text, node) => element('label', {}, text, node);

const SCALES = [['linear', 'linear'], ['log', 'logarithmic']];

const axesRow = shown => element('div', {class: 'axes-row', id: 'axes-row'},
  labelled('Horizontal axis', select('Horizontal axis', SCALES, shown.xAxis, xAxis => change({xAxis}))),
  rangeField('Horizontal range', 'xRange'),
  labelled('Vertical axis', select('Vertical axis', SCALES, shown.yAxis, yAxis => change({yAxis}))),
  rangeField('Vertical range', 'yRange'),
  labelled('Mark', select('Mark', markOptions(), shown.mark, mark => change({mark}))));

const toggleAxes = () => {
  isOpen = !isOpen;
  render();
};

const render = () => {
  const shown = view();
  const root = byId('view');
  const focused = root.contains(document.activeElement) ? document.activeElement : null;
  if (focused?.matches('input') && focused.value !== focused.defaultValue && focused.getAttribute('aria-invalid') !== 'false') {
    return;
  }
  const key = focused?.dataset.key;
  const isCurves = shown.kind !== 'network';
  replace(root, element('div', {class: 'view-row'},
    select('View', KINDS.map(({name, text}) => [name, text]), shown.kind, show),
    figureSelects(shown),
    isCurves ? button('Axes', toggleAxes, {'aria-expanded': String(isOpen), 'aria-controls': 'axes-row', dataset: {key: 'axes'}}) : null,
    isCurves && (shown.xRange || shown.yRange) ? button('Reset zoom', resetZoom, {class: 'quiet', dataset: {key: 'reset'}}) : null),
  isCurves && isOpen ? axesRow(shown) : null);
  if (key) {
    root.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus();
  }
};

/** Shows the controls. */
export const start = () => {
  ['view', 'plugIns', 'results', 'chosen', 'measurements'].forEach(key => state.on(key, render));
  render();
};
