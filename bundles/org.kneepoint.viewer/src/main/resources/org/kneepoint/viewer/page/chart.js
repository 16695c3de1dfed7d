// SPDX-License-Identifier: Apache-2.0
// The chart of the chosen curves: axes and zoom by uPlot, curves and marks on its canvas.

/* global uPlot */
import * as state from './state.js';
import * as cursor from './chart-cursor.js';
import * as legend from './legend.js';
import {linearTicks, logTicks, tickText} from './axes.js';
import {variable} from './colours.js';
import {drawLabels} from './labels.js';
import {drawCurve, drawMissing, drawReferenceLines, stylesOf} from './marks.js';
import {isRunning, notesOf, plottedChart} from './plotted.js';
import {change, view} from './view.js';
import {titleOf} from './quantities.js';
import {byId, element, replace} from './dom.js';

const TICK_ROOM = {x: 70, y: 42};
const MOST_TICKS = 10;
const SMALLEST_ZOOM = 8;
const DIGITS = 4;
const REDRAW = 'chart redraw';
const MOST_TIMES = 200;

let plot = null;
let shape = '';
let chart = null;
let styles = [];
let isScheduled = false;
let started = 0;

const fontOf = (size, weight = '') => `${weight} ${size}px ${getComputedStyle(document.body).fontFamily}`.trim();

const textSize = () => Math.round(Math.max(11, parseFloat(getComputedStyle(document.documentElement).fontSize) * 0.92));

/* Geometry in CSS pixels: the canvas is scaled by the ratio of the device. */

const placeOf = u => point => ({
  x: u.valToPos(point.x, 'x', true) / uPlot.pxRatio,
  y: u.valToPos(point.y, 'y', true) / uPlot.pxRatio,
});

const boxOf = ({bbox}) => ({left: bbox.left / uPlot.pxRatio, top: bbox.top / uPlot.pxRatio,
  width: bbox.width / uPlot.pxRatio, height: bbox.height / uPlot.pxRatio});

const draw = u => {
  const context = u.ctx;
  const box = boxOf(u);
  const surface = {place: placeOf(u), box, ground: variable('--panel'), text: chart.lines.length <= 6};
  context.save();
  context.scale(uPlot.pxRatio, uPlot.pxRatio);
  context.font = fontOf(textSize());
  context.beginPath();
  context.rect(box.left, box.top - 4, box.width + 4, box.height + 8);
  context.clip();
  const styleOf = ({key}) => styles[chart.curves.findIndex(curve => curve.key === key)];
  drawReferenceLines(context, chart.lines, styleOf, surface);
  chart.curves.forEach((curve, i) => drawCurve(context, curve, styles[i], surface));
  chart.curves.forEach((curve, i) => drawMissing(context, curve, styles[i], surface));
  drawLabels(context, chart.curves, styles, {...surface, size: textSize() + 2});
  context.restore();
  if (performance.getEntriesByName(REDRAW).length >= MOST_TIMES) {
    performance.clearMeasures(REDRAW);
  }
  performance.measure(REDRAW, {start: started, end: performance.now()});
};

/* Axes */

const ticks = (u, axis, low, high, room) => {
  const length = (axis === 0 ? u.bbox.width : u.bbox.height) / uPlot.pxRatio;
  const count = Math.max(2, Math.min(MOST_TICKS, Math.floor(length / room)));
  return (axis === 0 ? chart.isLogX : chart.isLogY) ? logTicks(low, high, count) : linearTicks(low, high, count);
};

const axisSize = (u, values) => {
  const context = u.ctx;
  context.save();
  context.font = fontOf(textSize());
  const width = Math.max(20, ...(values ?? []).map(text => context.measureText(text).width));
  context.restore();
  return Math.ceil(width) + 12;
};

const axisOf = (scale, title) => ({
  scale, label: title, labelSize: textSize() * 1.7, labelFont: fontOf(textSize()), font: fontOf(textSize()), labelGap: 0,
  stroke: () => variable('--text'), size: scale === 'x' ? textSize() * 1.3 + 10 : axisSize, gap: 4,
  grid: {stroke: () => variable('--grid'), width: 1}, ticks: {stroke: () => variable('--edge'), width: 1, size: 5},
  border: {show: true, stroke: () => variable('--edge'), width: 1},
  splits: (u, axis, low, high) => ticks(u, axis, low, high, TICK_ROOM[scale]),
  values: (u, splits) => splits.map(tickText), filter: (u, splits) => splits,
});

const optionsOf = size => ({
  ...size, legend: {show: false}, padding: [10, 14, 0, 0],
  scales: {
    x: {time: false, distr: chart.isLogX ? 3 : 1, range: () => chart.xRange},
    y: {distr: chart.isLogY ? 3 : 1, range: () => chart.yRange},
  },
  axes: [axisOf('x', titleOf(chart.x)), axisOf('y', titleOf(chart.y))],
  series: [{}, {paths: () => null, points: {show: false}}],
  cursor: {x: false, y: false, points: {show: false}, drag: {x: true, y: true, uni: 40, setScale: false},
    bind: {dblclick: () => () => resetZoom()}},
  hooks: {draw: [draw], setSelect: [zoom]},
});

/* Zoom is a range of the view, so that it is kept and the file has it too. */

const rounded = value => String(Number(value.toPrecision(DIGITS)));

const zoom = u => {
  const {left, top, width, height} = u.select;
  const part = {};
  if (width >= SMALLEST_ZOOM) {
    part.xRange = `${rounded(u.posToVal(left, 'x'))}:${rounded(u.posToVal(left + width, 'x'))}`;
  }
  if (height >= SMALLEST_ZOOM && height < boxOf(u).height - 1) {
    part.yRange = `${rounded(u.posToVal(top + height, 'y'))}:${rounded(u.posToVal(top, 'y'))}`;
  }
  u.setSelect({left: 0, top: 0, width: 0, height: 0}, false);
  if (Object.keys(part).length > 0) {
    change(part);
  }
};

/** Shows all points again. */
export const resetZoom = () => change({xRange: '', yRange: ''});

/* Rendering */

const dispose = () => {
  plot?.destroy();
  plot = null;
  shape = '';
};

const emptyText = () => {
  if ((state.get('chosen') ?? []).length === 0) {
    return isRunning() ? 'The first points appear here.'
      : ['Choose a network on the left and press Run: its curve appears here point by point.',
        'Run another network or other settings, and the curves lie over each other for comparison.'];
  }
  if (!(state.get('chosen') ?? []).some(({hidden}) => !hidden)) {
    return 'All curves are hidden: tick them in the results or the legend.';
  }
  const name = chart.figures.y;
  return [`No shown curve has values of ${titleOf(chart.y)}.`, name === 'gradient'
    ? 'The gradient is derived from the throughput over at least three loads, best of a ramp.' : 'Choose another view.'];
};

const showEmpty = () => {
  dispose();
  replace(byId('plot'), element('div', {class: 'chart-empty'}, [emptyText()].flat().map(text => element('p', {}, text))));
};

const sizeOf = () => ({width: Math.max(160, byId('plot').clientWidth), height: Math.max(120, byId('plot').clientHeight)});

const update = () => {
  const dummy = [chart.xRange, chart.yRange];
  const wanted = [titleOf(chart.x), titleOf(chart.y), chart.isLogX, chart.isLogY, textSize(), uPlot.pxRatio].join('|');
  if (plot && wanted === shape) {
    plot.setData(dummy, true);
  } else {
    dispose();
    byId('plot').replaceChildren();
    plot = new uPlot(optionsOf(sizeOf()), dummy, byId('plot'));
    shape = wanted;
    cursor.attach(plot);
  }
};

const render = () => {
  isScheduled = false;
  const isNetwork = view().kind === 'network';
  byId('plot').hidden = isNetwork;
  byId('legend').hidden = isNetwork;
  if (isNetwork) {
    dispose();
    replace(byId('chart-notes'));
    return;
  }
  started = performance.now();
  chart = plottedChart();
  styles = stylesOf(chart.curves);
  legend.show(chart, styles);
  replace(byId('chart-notes'), notesOf(chart));
  if (chart.hasValues) {
    update();
  } else {
    showEmpty();
  }
  cursor.follow(plot, chart, styles, placeOf);
};

const schedule = () => {
  if (!isScheduled) {
    isScheduled = true;
    requestAnimationFrame(render);
  }
};

const resize = () => {
  started = performance.now();
  plot?.setSize(sizeOf());
};

/** Draws the chart and redraws it on changes of curves, view, colours and size. */
export const start = () => {
  replace(byId('chart'), element('div', {id: 'legend', class: 'legend'}), element('div', {id: 'plot', class: 'plot'}),
    element('div', {id: 'network-view', class: 'network-view', hidden: true}),
    element('p', {id: 'chart-notes', class: 'chart-notes muted'}), element('p', {id: 'chart-reading', class: 'visually-hidden', role: 'status', 'aria-live': 'polite'}));
  cursor.start(byId('chart'), resetZoom);
  ['chosen', 'results', 'jobs', 'view', 'themeApplied', 'measurements', 'derived'].forEach(key => state.on(key, schedule));
  new ResizeObserver(resize).observe(byId('plot'));
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', schedule);
  render();
};
