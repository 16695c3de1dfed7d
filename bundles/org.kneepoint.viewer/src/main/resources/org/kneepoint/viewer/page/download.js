// SPDX-License-Identifier: Apache-2.0
// Downloads of the chart and its data, and the command line that gives the same.

import * as api from './api.js';
import * as state from './state.js';
import {variable} from './colours.js';
import {chartLine, dataLine, hasHidden} from './chart-line.js';
import {messageOf} from './field.js';
import {copy} from './table.js';
import {byId, button, element, notify, replace} from './dom.js';

const CHARTS = ['png', 'svg', 'pdf'];
const DATA = ['csv', 'json'];

const save = async (line, format) => {
  try {
    api.download(await api.file('POST', 'files', {line, format, name: 'kneepoint'}));
  } catch (error) {
    notify(messageOf(error));
  }
};

/** The chart as the page draws it, for views that have no command line. */
const saveCanvas = () => {
  const canvas = byId('plot').querySelector('canvas');
  if (!canvas) {
    return;
  }
  const copyOf = element('canvas', {width: canvas.width, height: canvas.height});
  const context = copyOf.getContext('2d');
  context.fillStyle = variable('--panel');
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(canvas, 0, 0);
  copyOf.toBlob(blob => api.download({blob, name: 'kneepoint.png'}));
};

const lineRow = line => element('div', {class: 'equal-row'}, element('code', {}, line),
  button('Copy', () => copy(line, 'Command line'), {class: 'small', 'aria-label': `Copy ${line}`}));

const fileRow = (line, formats) => element('div', {class: 'equal-row'}, formats.map(format =>
  button(format.toUpperCase(), () => save(line, format), {'aria-label': `Download as ${format.toUpperCase()}`})));

const contents = () => {
  const chart = chartLine();
  const data = dataLine();
  if (data === '') {
    return element('p', {class: 'muted'}, 'There is nothing to download yet.');
  }
  return [chart !== '' ? [fileRow(chart, CHARTS), lineRow(chart)]
    : [element('div', {class: 'equal-row'}, button('PNG', saveCanvas, {'aria-label': 'Download as PNG'})),
      element('p', {class: 'muted small-text'}, 'The command chart has no such view; the picture is that of the page.')],
  fileRow(data, DATA), lineRow(data),
  hasHidden() ? element('p', {class: 'muted small-text'}, 'The files have all curves of these results, also the hidden ones.') : null];
};

const render = () => {
  const root = byId('downloads').querySelector('div');
  if (byId('downloads').firstChild.open) {
    replace(root, contents());
  }
};

/** Makes the menu of downloads. */
export const start = () => {
  const menu = element('details', {class: 'menu', on: {toggle: render}}, element('summary', {}, 'Download'), element('div', {}));
  replace(byId('downloads'), menu);
  menu.addEventListener('keydown', event => {
    if (event.key === 'Escape' && menu.open) {
      menu.open = false;
      menu.firstChild.focus();
    }
  });
  document.addEventListener('click', event => {
    if (!menu.contains(event.target)) {
      menu.open = false;
    }
  });
  ['chosen', 'view', 'results'].forEach(key => state.on(key, render));
};
