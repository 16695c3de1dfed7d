// SPDX-License-Identifier: Apache-2.0
// Ranges and ticks of the axes, by the same rules as the charts of files.

const MARGIN = 0.03;
const HEADROOM = 0.06;
const ROOM = 0.12;
const SMALLEST_RATIO = 1.2;
const STEEP = {line: [10, 6, 2], dense: [40, 12, 10]};

const most = (values, start) => values.reduce((a, b) => Math.max(a, b), start);
const least = (values, start) => values.reduce((a, b) => Math.min(a, b), start);

const proper = (low, high) => (high > low ? [low, high] : [low - (low === 0 ? 0 : 0.5 * Math.abs(low)), low + Math.max(1, 0.5 * Math.abs(low))]);

const logarithmic = (low, high, margin, spare = 0) => {
  const from = Math.log(low);
  const height = Math.max(Math.log(high) - from, Math.log(SMALLEST_RATIO));
  const middle = (from + Math.log(high)) / 2;
  const room = height / (1 - spare) * (1 + margin) - height;
  return [Math.exp(middle - height / 2 - margin * height), Math.exp(middle + height / 2 + room)];
};

/** The range of positions: from 0 unless that would leave more than half of it empty. */
export const positionRange = (positions, {isLog, fromZero, isMap = false}) => {
  if (positions.length === 0) {
    return isLog ? [0.01, 1] : [0, 1];
  }
  const low = least(positions, Infinity);
  const high = most(positions, -Infinity);
  if (isLog) {
    return logarithmic(low, high, MARGIN);
  }
  if (isMap) {
    return proper(low - ROOM * (high - low), high + ROOM * (high - low));
  }
  const start = low >= 0 && (fromZero || low <= high / 2) ? 0 : low;
  const margin = MARGIN * (high - start);
  return proper(start === 0 ? 0 : start - margin, high + margin);
};

const top = ({y, half}) => y + Math.min(half, Math.abs(y) / 2);

const quantile = (values, part) => (values.length === 0 ? 0
  : values.sort((a, b) => a - b)[Math.floor((values.length - 1) / part)]);

const typical = ({points, isDense}, index) => {
  const rule = STEEP[isDense ? 'dense' : 'line'];
  return rule[index] * quantile(points.filter(({y}) => y !== undefined).map(({y}) => y), rule[2]);
};

/**
 * The range of values. Latency grows without bound towards saturation; where the largest value is
 * more than 10 times the median of each curve (a ramp: 40 times its lowest decile), the range ends
 * at 6 times the highest median (12 times the decile), so that the knee remains visible.
 */
export const valueRange = (curves, {isLog, isFraction, isMap = false, spare = 0}) => {
  const points = curves.flatMap(({points: own, raw}) => [...own, ...raw]).filter(({y}) => y !== undefined);
  if (points.length === 0) {
    return isLog ? [0.1, 10] : [0, 1];
  }
  if (isMap) {
    return positionRange(points.flatMap(({y, half}) => [y - half, y + half].filter(end => !isLog || end > 0)), {isLog, isMap});
  }
  const highest = most(points.map(top), isLog ? Number.MIN_VALUE : 0);
  if (isLog) {
    return logarithmic(least(points.map(({y}) => y), Infinity), highest, HEADROOM, spare);
  }
  const bound = most(curves.map(curve => typical(curve, 0)), 0);
  const knee = most(curves.map(curve => typical(curve, 1)), 0);
  const end = !isFraction && knee > 0 && highest > bound ? knee : highest;
  const low = least(points.map(({y}) => y), 0);
  const height = end - low;
  return proper(low - (low < 0 ? HEADROOM * height : 0), low + height / (1 - spare) * (1 + HEADROOM));
};

/** A range with the ends that the user has given. */
export const limited = ([low, high], [from, to], isLog) => {
  const start = isLog && !(from > 0) ? low : from ?? low;
  const end = isLog && !(to > 0) ? high : to ?? high;
  if (end > start) {
    return [start, end];
  }
  return from === undefined ? [isLog ? end / 10 : end - Math.abs(end) - 1e-6, end] : [start, start + Math.max(1e-6, Math.abs(start))];
};

const exact = value => Number(value.toPrecision(12));

/** Ticks at 1, 2 or 5 times a power of ten, at most so many. */
export const linearTicks = (low, high, count) => {
  const rough = (high - low) / Math.max(1, count);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5].find(factor => factor * power >= rough) ?? 10);
  const ticks = [];
  for (let i = Math.ceil(low / step - 1e-9); i * step <= high + step * 1e-9; i++) {
    ticks.push(exact(i * step));
  }
  return ticks;
};

/** Ticks of a logarithmic axis: multiples of each power of ten, fewer where there are many. */
export const logTicks = (low, high, count) => {
  const decades = Math.log10(high / low);
  if (decades < 1) {
    return linearTicks(low, high, 2 * count).filter(tick => tick > 0);
  }
  const multiples = [[1, 2, 3, 4, 5, 6, 7, 8, 9], [1, 2, 5], [1, 3], [1]]
    .find(list => list.length === 1 || list.length * decades <= count);
  const every = Math.max(1, Math.ceil(decades / Math.max(1, count)));
  const ticks = [];
  for (let power = Math.floor(Math.log10(low)); power <= Math.ceil(Math.log10(high)); power++) {
    if (power % every === 0) {
      multiples.map(multiple => exact(multiple * 10 ** power)).filter(tick => tick >= low && tick <= high)
        .forEach(tick => ticks.push(tick));
    }
  }
  return ticks;
};

/** Returns the text of a tick. */
export const tickText = value => {
  const size = Math.abs(value);
  return size !== 0 && (size >= 1e6 || size < 1e-4) ? value.toExponential().replace('e+', 'e') : String(exact(value));
};
