// SPDX-License-Identifier: Apache-2.0
// The command lines that give the chart of the page in the shell.

import * as state from './state.js';
import {chosenCurves, chosenResults, positionText} from './curves.js';
import {plottedChart} from './plotted.js';
import {endsOf, figuresOf, view} from './view.js';

const MOST_LOADS = 60;

const quoted = text => (/^[\w.,:/+-]+$/.test(text) ? text : `'${text.replaceAll("'", '')}'`);

const csvCell = text => (/[",]/.test(text) ? `"${text.replaceAll('"', '')}"` : text);

/** The names that the user has given, in the order of all curves of the results. */
const labelsOf = names => {
  const entries = state.get('chosen') ?? [];
  const labels = names.flatMap(name => state.get('results').get(name).curves.map((_, index) => {
    const entry = entries.find(({result, index: number}) => result === name && number === index);
    return entry?.named ? csvCell(entry.label) : '';
  }));
  return labels.some(label => label !== '') ? labels.join(',').replace(/,+$/, '') : '';
};

const variables = names => names.map(name => `$${name}`).join(' ');

const settings = pairs => pairs.filter(([, value]) => value !== '').map(([name, value]) => ` ${name}=${quoted(value)}`).join('');

const isInstalled = mark => mark === 'none' || (state.get('plugIns')?.metrics ?? []).some(({name}) => name === mark);

/** Returns the line of the chart of curves, or of the points of a plot; empty where the shell has none. */
export const chartLine = () => {
  const shown = view();
  const names = chosenResults();
  const {x, y} = figuresOf(shown);
  if (shown.kind === 'network') {
    return networkLine();
  }
  if (names.length === 0 || x !== '' && !plottedChart().isMap) {
    return '';
  }
  return `chart ${variables(names)}${settings([['x', x], ['y', x === '' && y === 'latency' ? '' : y],
    ['x_axis', shown.xAxis === 'log' ? 'log' : ''], ['x_range', endsOf(shown.xRange) ? shown.xRange : ''],
    ['y_axis', shown.yAxis === 'log' ? 'log' : ''], ['y_range', endsOf(shown.yRange) ? shown.yRange : ''],
    ['mark', x === '' && isInstalled(shown.mark) ? shown.mark : ''], ['labels', labelsOf(names)]])}`;
};

/** Returns the curve and load of the network view: {one, load}; one is undefined without a curve of a result. */
export const networkChoice = () => {
  const {network, load} = view();
  const curves = chosenCurves().filter(({entry}) => entry.result);
  const one = curves.find(({key}) => key === network) ?? curves[0];
  const loads = one ? fewOf(loadsOf(one.curve), load) : [];
  return {one, curves, loads, load: loads.includes(load) ? load : loads[Math.floor((loads.length - 1) / 2)] ?? ''};
};

/** Some of many positions, among them the one that is chosen. */
const fewOf = (loads, chosen) => {
  const stride = Math.ceil(loads.length / MOST_LOADS);
  return loads.filter((load, i) => i % stride === 0 || load === chosen);
};

/** The positions of the points of a curve as texts. */
const loadsOf = curve => [...new Set(curve.points.map(point => positionText(curve, point)).filter(text => text !== ''))];

/** The line of the network of a curve; without a result of its own, of the network with its settings. */
const networkLine = () => {
  const {one, load} = networkChoice();
  const result = one && state.get('results').get(one.entry.result);
  const at = load === '' ? '' : ` load=${load}`;
  if (result?.curves.length === 1) {
    return `chart $${result.name} kind=channels${at}`;
  }
  const names = one && state.get('drawn')?.get(one.curve.network);
  return names ? `chart ${one.curve.network}${settings(Object.entries(settingsOf(one.curve)).filter(([name]) => names.includes(name)))}${at}` : '';
};

/** The settings that all points of a curve have. */
const settingsOf = ({common, axis}) => Object.fromEntries(Object.entries(common).filter(([name]) => name !== axis.name));

/** Returns the line that writes the data of the shown results. */
export const dataLine = () => (chosenResults().length === 0 ? '' : `export ${variables(chosenResults())}`);

/** Whether the results of the lines have curves that the chart hides. */
export const hasHidden = () => {
  const names = chosenResults();
  return (state.get('chosen') ?? []).some(({result, hidden}) => hidden && names.includes(result));
};
