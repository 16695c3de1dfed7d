// SPDX-License-Identifier: Apache-2.0
// The curves of a stored result on a chart of their own: one figure over the axis.

/* global uPlot */
import * as colours from '../colours.js';
import {linearTicks, positionRange, tickText, valueRange} from '../axes.js';
import {titleOf} from '../quantities.js';
import {valueAt} from '../curves.js';
import {element, replace} from '../dom.js';

const HEIGHT = 320;
const TICKS = 8;
const LONGEST_LABEL = 60;

const pointsOf = (curve, name) => curve.points.map(point => ({x: valueAt(curve, point, curve.axis.name), y: valueAt(curve, point, name), half: 0}))
  .filter(({x}) => x !== undefined).sort((a, b) => a.x - b.x);

const FONT = '12px system-ui, sans-serif';

const axisOf = title => ({label: title, font: FONT, labelFont: FONT, stroke: () => colours.variable('--text'), grid: {stroke: () => colours.variable('--grid'), width: 1},
  ticks: {stroke: () => colours.variable('--edge'), width: 1}, values: (u, splits) => splits.map(tickText),
  splits: (u, axis, low, high) => linearTicks(low, high, TICKS), filter: (u, splits) => splits});

const labelOf = ({network, method, evaluator}) => `${network}, ${method} ${evaluator}`.slice(0, LONGEST_LABEL);

const seriesOf = (curve, i) => ({label: labelOf(curve), stroke: () => colours.resolve(String(i % 10 + 1)), width: 1.5,
  points: {show: true, size: 5}, spanGaps: false});

const sample = colour => {
  const node = element('span', {class: 'swatch', 'aria-hidden': 'true'});
  node.style.background = colour; // by script: the content security policy admits no style attributes
  return node;
};

/* One chart is shown at a time. */
let follower = new ResizeObserver(() => {});

const widthOf = place => Math.max(160, place.clientWidth);

/** Draws a figure of curves into an element. */
export const drawCurves = (place, curves, quantity) => {
  follower.disconnect();
  const points = curves.map(curve => pointsOf(curve, quantity.name));
  const range = valueRange(points.map(own => ({points: own, raw: [], isDense: false})), {isLog: false, isFraction: quantity.unit === 'fraction'});
  const positions = positionRange(points.flat().map(({x}) => x), {isLog: false});
  const data = uPlot.join(points.map(own => [own.map(({x}) => x), own.map(({y}) => y ?? null)]));
  const options = {width: widthOf(place), height: HEIGHT, legend: {show: false}, cursor: {show: false},
    scales: {x: {time: false, range: () => positions}, y: {range: () => range}}, axes: [axisOf(titleOf(curves[0].axis)), {...axisOf(titleOf(quantity)), size: 60}],
    series: [{}, ...curves.map(seriesOf)]};
  replace(place);
  const plot = new uPlot(options, data, place);
  plot.root.setAttribute('aria-hidden', 'true'); // the points are a table
  follower = new ResizeObserver(() => plot.setSize({width: widthOf(place), height: HEIGHT}));
  follower.observe(place);
  place.append(element('ul', {class: 'legend'}, curves.map((curve, i) => element('li', {class: 'legend-item'},
    sample(colours.resolve(String(i % 10 + 1))), labelOf(curve)))));
};
