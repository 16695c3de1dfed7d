// SPDX-License-Identifier: Apache-2.0
// What is drawn: the points of each curve for the figures of the view, the axes and their ranges.

import * as state from './state.js';
import {limited, positionRange, valueRange} from './axes.js';
import {chosenCurves, valueAt} from './curves.js';
import {isDerived} from './derived-figures.js';
import {measured, measuredQuantities, referenceLines} from './measurements.js';
import {companion, numberText, quantitiesOf} from './quantities.js';
import {endsOf, figuresOf, view} from './view.js';

const DENSE = 60;
const LOADS = ['load', 'rate'];

const isSampled = ({method}) => method !== 'model' && method !== 'ramp';

const pointsOf = (curve, x, y, half, {isLogX, isLogY}) => {
  const points = [];
  curve.points.forEach((point, index) => {
    const at = valueAt(curve, point, x);
    const value = valueAt(curve, point, y);
    if (at !== undefined && (!isLogX || at > 0)) {
      const isShown = value !== undefined && (!isLogY || value > 0);
      points.push({x: at, y: isShown ? value : undefined, isLeftOut: value !== undefined && !isShown,
        half: isShown ? Math.abs((half && point.figures[half.name]) ?? 0) : 0, status: point.status, point, index});
    }
  });
  return points;
};

/** The line of a ramp continues over windows that received nothing. */
const bridged = (curve, points) => (curve.method === 'ramp' ? points.filter(({y, status}) => y !== undefined || status !== 'ok') : points);

/** The curve of a figure; where there is an average of it, that is the line and the values lie behind it. */
const plot = ({entry, key, curve}, figures, scales, hasModel) => {
  const x = figures.x || curve.axis.name;
  const {y} = figures;
  const own = bridged(curve, pointsOf(curve, x, y, companion(curve.quantities, 'half_width', y), scales));
  const average = companion(curve.quantities, 'smoothed', y);
  const points = average ? pointsOf(curve, x, average.name, null, scales) : own;
  const isDense = curve.method === 'ramp' && curve.points.length > DENSE;
  return {entry, key, curve, points, raw: average ? own : [], isDense, hasLine: !isSampled(curve) || !hasModel,
    isMarked: isSampled(curve) || curve.points.length === 1 || !isDense && !hasModel};
};

/** The mark of a curve in a map of metrics: their values, or those of numeric settings. */
const mark = ({entry, key, curve}, {x, y}, {isLogX, isLogY}) => {
  const read = name => measured(key, name) ?? {value: curve.common[name] === undefined ? undefined : Number(curve.common[name])};
  const [at, value] = [read(x), read(y)];
  const isPlace = Number.isFinite(at.value) && Number.isFinite(value.value) && (!isLogX || at.value > 0);
  const isShown = !isLogY || value.value > 0;
  return {entry, key, curve, raw: [], isDense: false, hasLine: false, isMarked: true, points: isPlace
    ? [{x: at.value, y: isShown ? value.value : undefined, isLeftOut: !isShown, half: isShown ? value.half ?? 0 : 0,
      status: 'ok', point: {status: 'ok', reason: value.note}, index: 0}] : []};
};

const within = (curves, ends, isZoomed) => (isZoomed ? curves.map(curve => {
  const isInside = ({x}) => !(x < ends[0]) && !(x > ends[1]);
  return {...curve, points: curve.points.filter(isInside), raw: curve.raw.filter(isInside)};
}) : curves);

const quantity = (all, name) => all.get(name) ?? {name, unit: '', meaning: ''};

/** Curves over different axes have no common chart: those like the first are drawn. */
const overOneAxis = curves => {
  const name = curves[0]?.curve.axis.name;
  return curves.filter(({curve}) => curve.axis.name === name);
};

/** Whether a figure of a map is a metric: then each curve has one mark. */
const isOfMetrics = ({x, y}, metrics, quantities) => x !== '' && [x, y].some(name => metrics.has(name) && metrics.get(name) === quantities.get(name));

/** Returns the chart of the present state: {x, y, curves, visible, lines, xRange, yRange, isLogX, isLogY, left}; of `visible` the points beside the range are left out. */
export const plottedChart = () => {
  const shown = view();
  const figures = figuresOf(shown);
  const all = chosenCurves();
  const common = figures.x ? all : overOneAxis(all);
  const metrics = measuredQuantities();
  const quantities = new Map([...metrics, ...quantitiesOf(common.map(({curve}) => curve))]);
  const isMap = isOfMetrics(figures, metrics, quantities);
  const scales = {isLogX: shown.xAxis === 'log', isLogY: shown.yAxis === 'log'};
  const hasModel = common.some(({curve}) => curve.method === 'model');
  const curves = common.map(one => (isMap ? mark(one, figures, scales) : plot(one, figures, scales, hasModel)))
    .filter(({points}) => (isDerived(figures.y) ? points.some(({y}) => y !== undefined) : points.length > 0));
  const x = figures.x ? quantity(quantities, figures.x) : common[0]?.curve.axis;
  const y = quantity(quantities, figures.y);
  const xEnds = endsOf(shown.xRange) ?? [];
  const isZoomed = xEnds.some(end => end !== undefined);
  const visible = within(curves, xEnds, isZoomed);
  const lines = figures.x ? [] : referenceLines(curves, shown);
  const positions = curves.flatMap(({points}) => points.map(point => point.x));
  return {figures, x, y, curves, visible, isMap, lines, quantities, ...scales, left: all.length - common.length,
    hasValues: curves.some(({points}) => points.some(point => point.y !== undefined)),
    xRange: limited(positionRange(positions, {isLog: scales.isLogX, fromZero: LOADS.includes(x?.name), isMap}), xEnds, scales.isLogX),
    yRange: limited(valueRange(visible, {isLog: scales.isLogY, isFraction: y.unit === 'fraction', isMap,
      spare: curves.some(({points}) => points.some(isMissing)) ? 0.06 : 0}), endsOf(shown.yRange) ?? [], scales.isLogY)};
};

/** Whether the missing value of a point is marked at the top of the chart. */
export const isMissing = ({y, status, isLeftOut}) => y === undefined && status !== 'ok' && !isLeftOut;

/** Returns what the chart does not show; empty if it shows all. */
export const notesOf = ({visible, yRange, left, x}) => {
  const points = visible.flatMap(curve => curve.points);
  const above = points.filter(({y}) => y > yRange[1]).map(({y}) => y);
  const leftOut = points.filter(({isLeftOut}) => isLeftOut).length;
  const counted = number => (number === 1 ? '1 value' : `${number} values`);
  return [above.length > 0 ? `${counted(above.length)} above, up to ${numberText(above.reduce((a, b) => Math.max(a, b)), 3)}` : '',
    leftOut > 0 ? `${counted(leftOut)} not above 0` : '',
    left > 0 ? `${left === 1 ? '1 curve has' : `${left} curves have`} another axis than ${x?.name}` : ''].filter(Boolean).join('; ');
};

/** Whether some curve is still computed. */
export const isRunning = () => (state.get('chosen') ?? []).some(({job, hidden}) => job !== undefined && !hidden);
