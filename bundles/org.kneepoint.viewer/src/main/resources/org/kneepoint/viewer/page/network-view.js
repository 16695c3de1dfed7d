// SPDX-License-Identifier: Apache-2.0
// The network of a curve with the loads of its channels as colour, at a load of the curve.

import * as api from './api.js';
import * as state from './state.js';
import {chartLine, networkChoice} from './chart-line.js';
import {numberText} from './quantities.js';
import {change, view} from './view.js';
import {copy} from './table.js';
import {byId, button, element, replace} from './dom.js';

const DELAY = 200;

let timer = 0;
let shownLine = '';
let address = '';

const select = (label, options, value, onChange) => {
  const node = element('select', {dataset: {key: label}, on: {change: () => onChange(node.value)}}, options.map(([name, text]) => element('option', {value: name}, text)));
  node.value = value;
  return element('label', {}, label, ' ', node);
};

const controls = ({one, curves, loads, load}, line) => element('div', {class: 'view-row'},
  select('Curve', curves.map(({key, entry}) => [key, entry.label]), one.key, network => change({network})),
  select(`At ${one.curve.axis.meaning || one.curve.axis.name}`, loads.map(text => [text, numberText(Number(text))]), load, picked => change({network: one.key, load: picked})),
  line === '' ? null : [element('code', {}, line), button('Copy', () => copy(line, 'Command line'), {class: 'small', 'aria-label': 'Copy the command line', dataset: {key: 'copy'}})]);

const message = (text, isError = false) => element('p', {class: isError ? 'empty error' : 'empty', role: isError ? 'alert' : null}, text);

/** Reads which settings the picture of a network has, for curves that are one of several in a result. */
const readParameters = async network => {
  try {
    const {parameters} = await api.post('parameters', {command: 'chart', network, settings: {}});
    state.set('drawn', new Map([...state.get('drawn') ?? [], [network, parameters.map(({name}) => name)]]));
  } catch (error) {
    replace(byId('network-picture'), message(error.message, true));
  }
};

const picture = async (line, {one, load}) => {
  shownLine = line;
  const place = byId('network-picture');
  try {
    const {blob} = await api.file('POST', 'files', {line, format: 'svg'});
    if (shownLine === line) {
      URL.revokeObjectURL(address);
      address = URL.createObjectURL(blob);
      replace(place, element('img', {src: address, alt: `Network ${one.curve.network}, utilisation of its channels at load ${load} as colour`}));
    }
  } catch (error) {
    if (shownLine === line) {
      replace(place, message(error.message, true));
    }
  }
};

const render = () => {
  const root = byId('network-view');
  const isShown = view().kind === 'network';
  root.hidden = !isShown;
  if (!isShown) {
    return;
  }
  const choice = networkChoice();
  const line = chartLine();
  if (!choice.one) {
    shownLine = '';
    replace(root, message('Run an evaluation first: the network of its curve is drawn here, its channel loads as colour.'));
    return;
  }
  const key = root.contains(document.activeElement) ? document.activeElement.dataset.key : null;
  const old = byId('network-picture');
  replace(root, controls(choice, line), old ?? element('div', {id: 'network-picture', class: 'network-picture'}));
  root.querySelector(`[data-key="${CSS.escape(key ?? '')}"]`)?.focus();
  if (line === '') {
    shownLine = '';
    replace(byId('network-picture'));
    readParameters(choice.one.curve.network);
  } else if (line !== shownLine) {
    clearTimeout(timer);
    shownLine = line;
    timer = setTimeout(() => picture(line, choice), DELAY);
  }
};

/** Shows the network where it is the view. */
export const start = () => {
  ['view', 'chosen', 'results', 'drawn'].forEach(key => state.on(key, render));
  render();
};
