// SPDX-License-Identifier: Apache-2.0
// The legend of the chart: each curve with its line and marker, and each kind of mark.

import * as state from './state.js';
import {keyOf} from './curves.js';
import {resolve, variable} from './colours.js';
import {drawMarker} from './marks.js';
import {isMissing} from './plotted.js';
import {byId, element, replace} from './dom.js';

const MOST_HIDDEN = 12;
const WIDTH = 30;
const HEIGHT = 14;

/** A picture of a line and marker on a canvas of its own. */
const sample = paint => {
  const ratio = devicePixelRatio;
  const canvas = element('canvas', {width: WIDTH * ratio, height: HEIGHT * ratio, class: 'sample', 'aria-hidden': 'true'});
  const context = canvas.getContext('2d');
  context.scale(ratio, ratio);
  paint(context);
  return canvas;
};

const paintLine = (context, {colour, dash, width}) => {
  context.beginPath();
  context.moveTo(1, HEIGHT / 2);
  context.lineTo(WIDTH - 1, HEIGHT / 2);
  context.setLineDash(dash);
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.stroke();
  context.setLineDash([]);
};

const curveSample = (curve, style) => sample(context => {
  if (curve.hasLine) {
    paintLine(context, style);
  }
  if (curve.isMarked) {
    drawMarker(context, {x: WIDTH / 2, y: HEIGHT / 2}, style);
  }
});

const toggle = key => state.update('chosen', list => list.map(entry => (keyOf(entry) === key ? {...entry, hidden: !entry.hidden} : entry)));

const item = (key, label, method, picture, isShown) => element('button', {type: 'button', class: 'quiet legend-item', dataset: {key},
  'aria-label': `${isShown ? 'Hide' : 'Show'} ${label}`, title: isShown ? 'Hide' : 'Show', on: {click: () => toggle(key)}},
picture, element('span', {class: 'legend-label'}, label), method ? element('span', {class: 'muted'}, method) : null);

const hiddenItem = entry => item(keyOf(entry), entry.label, '', sample(context =>
  paintLine(context, {colour: resolve(entry.colour), dash: [2, 4], width: 1})), false);

const grey = () => variable('--muted');

const mark = (text, paint) => element('span', {class: 'legend-mark muted'}, sample(paint), text);

const hollow = (shape, y = HEIGHT / 2) => context => drawMarker(context, {x: WIDTH / 2, y}, {colour: grey(), shape}, {isHollow: true});

const MARK_TEXTS = {bound: 'bound', saturation_load: 'saturation', critical_load: 'critical load'};

const lineMark = ({lines}) => {
  const [first] = lines;
  const hasExtent = lines.some(({low, high}) => high > low);
  const name = MARK_TEXTS[first.figure] ?? first.figure.replaceAll('_', ' ');
  return mark(`${name}${!hasExtent ? '' : first.isInterval ? ' with its 95 % interval' : ', between two neighbouring points'}`, context => {
    context.beginPath();
    context.setLineDash([1, 3]);
    context.moveTo(WIDTH / 2, 0);
    context.lineTo(WIDTH / 2, HEIGHT);
    context.strokeStyle = grey();
    context.lineWidth = 1.5;
    context.stroke();
  });
};

const marksOf = chart => {
  const points = chart.curves.flatMap(curve => curve.points);
  const others = [...new Set(points.filter(({status}) => status !== 'ok' && status !== 'saturated').map(({status}) => status))];
  const isSaturated = points.filter(({status}) => status === 'saturated');
  return [
    points.some(({half}) => half > 0) ? mark('95 % interval', context => {
      context.fillStyle = grey();
      context.fillRect(WIDTH / 2 - 0.6, 1, 1.2, HEIGHT - 2);
      context.fillRect(WIDTH / 2 - 3, 1, 6, 1.2);
      context.fillRect(WIDTH / 2 - 3, HEIGHT - 2.2, 6, 1.2);
    }) : null,
    chart.lines.length > 0 ? lineMark(chart) : null,
    isSaturated.some(({y}) => y !== undefined) && chart.curves.some(({isDense}) => !isDense) ? mark('saturated', hollow('circle')) : null,
    isSaturated.some(isMissing) ? mark('saturated, no value', hollow('triangle')) : null,
    others.length > 0 ? mark(others.join(' or '), hollow('circle')) : null,
  ];
};

/** The method, where the label does not name it. */
const methodOf = ({entry, curve: {method}}) => (entry.job ? 'running' : entry.label.includes(method) ? '' : method);

/** Shows the legend of a chart. */
export const show = (chart, styles) => {
  const focused = byId('legend').contains(document.activeElement) ? document.activeElement.dataset.key : null;
  const hidden = (state.get('chosen') ?? []).filter(entry => entry.hidden);
  replace(byId('legend'), chart.curves.map((curve, i) => item(curve.key, curve.entry.label, methodOf(curve), curveSample(curve, styles[i]), true)),
    hidden.length <= MOST_HIDDEN ? hidden.map(hiddenItem) : null, chart.curves.length > 0 ? marksOf(chart) : null);
  if (focused) {
    byId('legend').querySelector(`[data-key="${CSS.escape(focused)}"]`)?.focus();
  }
};
