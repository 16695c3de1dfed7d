// SPDX-License-Identifier: Apache-2.0
// Exact values of a point of the chart: under the mouse, and from point to point by the keyboard.

import {positionText} from './curves.js';
import {change} from './view.js';
import {intervalText, meaningOf, numberText, titleOf} from './quantities.js';
import {byId, element, replace} from './dom.js';

const REACH = 36;
const RING = 6.5;

let plot = null;
let chart = null;
let styles = [];
let place = null;
let at = null;
let tip = null;
let ring = null;

const withUnit = (text, {unit}) => (unit ? `${text} ${unit}` : text);

/** Returns what is known of a point: label, position, value with interval, status and reason. */
const linesOf = ({curve, index}) => {
  const point = curve.points[index];
  const {point: {status, reason}} = point;
  return [curve.entry.label,
    `${meaningOf(chart.x)} ${withUnit(numberText(point.x), chart.x)}`,
    point.y === undefined ? `no ${meaningOf(chart.y)}` : `${meaningOf(chart.y)} ${withUnit(intervalText(point.y, point.half), chart.y)}`,
    status === 'ok' ? 'status ok' : `status ${status}${reason ? `: ${reason}` : ''}`];
};

const positionOf = ({curve, index}) => {
  const point = curve.points[index];
  const position = place(plot)({x: point.x, y: point.y ?? 1});
  const {top, left, width, height} = plot.over.getBoundingClientRect();
  const outer = byId('plot').getBoundingClientRect();
  const box = {left: left - outer.left, top: top - outer.top, width, height};
  const y = point.y === undefined ? box.top + 7 : position.y;
  return {x: position.x, y: Math.max(box.top, Math.min(box.top + box.height, y)), box};
};

const hide = () => {
  at = null;
  if (tip) {
    tip.hidden = true;
    ring.hidden = true;
  }
};

const show = place1 => {
  at = place1;
  const {x, y, box} = positionOf(at);
  const lines = linesOf(at);
  replace(tip, lines.map((line, i) => element(i === 0 ? 'strong' : 'span', {}, line)));
  tip.hidden = false;
  ring.hidden = false;
  ring.style.transform = `translate(${x - RING}px, ${y - RING}px)`;
  ring.style.borderColor = styles[chart.curves.indexOf(at.curve)]?.colour ?? '';
  const isRight = x > box.left + box.width / 2;
  tip.style.transform = `translate(${isRight ? Math.max(0, x - tip.offsetWidth - 14) : x + 14}px, ${Math.max(0, Math.min(y - 10, byId('plot').clientHeight - tip.offsetHeight))}px)`;
};

/** The point of the chart that is nearest to a place of the mouse, if some is near. */
const nearest = (x, y) => {
  let best = null;
  let distance = REACH ** 2;
  chart.curves.forEach(curve => curve.points.forEach((point, index) => {
    const position = point.y === undefined ? {x: plot.valToPos(point.x, 'x'), y: 7}
      : {x: plot.valToPos(point.x, 'x'), y: plot.valToPos(point.y, 'y')};
    const d = (position.x - x) ** 2 + (position.y - y) ** 2;
    if (d < distance && (point.y !== undefined || point.status !== 'ok')) {
      distance = d;
      best = {curve, index};
    }
  }));
  return best;
};

const hover = event => {
  if (plot && chart) {
    const {left, top} = plot.over.getBoundingClientRect();
    const found = event.buttons ? null : nearest(event.clientX - left, event.clientY - top);
    if (found) {
      show(found);
    } else {
      hide();
    }
  }
};

const clampIndex = (curve, index) => Math.max(0, Math.min(curve.points.length - 1, index));

/** The point of another curve that is nearest along the axis. */
const besides = step => {
  const number = chart.curves.indexOf(at.curve);
  const curve = chart.curves[(number + step + chart.curves.length) % chart.curves.length];
  const {x} = at.curve.points[at.index];
  const index = curve.points.reduce((best, point, i) => (Math.abs(point.x - x) < Math.abs(curve.points[best].x - x) ? i : best), 0);
  return {curve, index};
};

const moved = key => {
  if (!at) {
    return {curve: chart.curves[0], index: 0};
  }
  const {curve, index} = at;
  return {ArrowRight: () => ({curve, index: clampIndex(curve, index + 1)}), ArrowLeft: () => ({curve, index: clampIndex(curve, index - 1)}),
    PageDown: () => ({curve, index: clampIndex(curve, index + 10)}), PageUp: () => ({curve, index: clampIndex(curve, index - 10)}),
    Home: () => ({curve, index: 0}), End: () => ({curve, index: curve.points.length - 1}),
    ArrowDown: () => besides(1), ArrowUp: () => besides(-1)}[key]();
};

const MOVES = ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'];

const press = (event, reset) => {
  if (!plot || !chart || chart.curves.length === 0 || event.target !== byId('plot') || event.ctrlKey || event.metaKey || event.altKey) {
    return;
  }
  if (MOVES.includes(event.key)) {
    show(moved(event.key));
    byId('chart-reading').textContent = linesOf(at).join(', ');
  } else if (event.key === 'Escape') {
    hide();
  } else if (event.key === '0') {
    reset();
  } else if (event.key === 'Enter' && at) {
    pick();
  } else {
    return;
  }
  event.preventDefault();
};

/** The point that is shown becomes the one of which the network view draws the channels. */
const pick = () => {
  const {entry, curve} = at.curve;
  if (entry.result) {
    const load = positionText(curve, curve.points[at.curve.points[at.index].index]);
    change({network: at.curve.key, load});
    byId('chart-reading').textContent = `Load ${numberText(Number(load))} of ${entry.label} is chosen for the network view.`;
  }
};

/** Puts the marks of the cursor over a new plot. */
export const attach = newPlot => {
  plot = newPlot;
  ring = element('div', {class: 'chart-ring', hidden: true});
  tip = element('div', {class: 'chart-tip', hidden: true});
  byId('plot').append(ring, tip);
  plot.over.addEventListener('mousemove', hover);
  plot.over.addEventListener('mouseleave', hide);
  plot.over.addEventListener('click', () => at && pick());
};

/** Keeps the shown point while the chart changes. */
export const follow = (newPlot, newChart, newStyles, newPlace) => {
  plot = newPlot;
  chart = newChart;
  styles = newStyles;
  place = newPlace;
  byId('plot').setAttribute('aria-label', chart.curves.length === 0 ? 'Chart without curves' : `${titleOf(chart.y)} against ${titleOf(chart.x)}, `
    + `${chart.curves.length === 1 ? '1 curve' : `${chart.curves.length} curves`}: ${chart.curves.map(({entry}) => entry.label).join('; ')}. Arrow keys read the points.`);
  const kept = at && chart.curves.find(({key}) => key === at.curve.key);
  if (plot && kept && at.index < kept.points.length) {
    show({curve: kept, index: at.index});
  } else {
    hide();
  }
};

/** Listens for the keys of the chart. */
export const start = (parent, reset) => {
  const node = byId('plot');
  node.tabIndex = 0;
  node.setAttribute('role', 'application');
  node.setAttribute('aria-roledescription', 'chart');
  parent.addEventListener('keydown', event => press(event, reset));
  node.addEventListener('blur', hide);
};
