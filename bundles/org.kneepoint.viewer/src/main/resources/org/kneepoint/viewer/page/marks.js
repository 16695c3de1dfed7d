// SPDX-License-Identifier: Apache-2.0
// Lines, markers, intervals and reference lines, drawn on a canvas.

import {resolve} from './colours.js';
import {numberText} from './quantities.js';
import {isMissing} from './plotted.js';

const DASHES = [[], [7, 3], [2, 3], [9, 3, 2, 3], [12, 4], [5, 2, 2, 2, 2, 2]];
const SHAPES = ['circle', 'square', 'triangle', 'diamond', 'inverted', 'pentagon'];
const POLYGONS = {
  square: [[-0.9, -0.9], [0.9, -0.9], [0.9, 0.9], [-0.9, 0.9]],
  triangle: [[0, -1.15], [1.1, 0.85], [-1.1, 0.85]],
  diamond: [[0, -1.3], [1.15, 0], [0, 1.3], [-1.15, 0]],
  inverted: [[0, 1.15], [1.1, -0.85], [-1.1, -0.85]],
  pentagon: [[0, -1.15], [1.1, -0.35], [0.68, 0.95], [-0.68, 0.95], [-1.1, -0.35]],
};
const RADIUS = 3.6;
const MARKERS_PER_LINE = 30;
const MOST_WITH_HALO = 60;
const CLOSEST = 3;
const MOST_PLACES = 3000;

/** Returns colour, dash and shape of the curves: curves of one colour differ in dash or shape. */
export const stylesOf = curves => {
  let lines = 0;
  return curves.map(({entry, curve, hasLine, isDense}, i) => ({colour: resolve(entry.colour), shape: SHAPES[i % SHAPES.length],
    dash: hasLine && !isDense && curve.method !== 'simulation' ? DASHES[lines++ % DASHES.length] : [], width: isDense ? 1 : curve.method === 'model' ? 2 : 1.4}));
};

/** Draws a marker: filled for status ok, hollow for any other. */
export const drawMarker = (context, {x, y}, {colour, shape}, {isHollow = false, ground = 'transparent', size = RADIUS} = {}) => {
  context.beginPath();
  if (shape === 'circle') {
    context.arc(x, y, size, 0, 2 * Math.PI);
  } else {
    POLYGONS[shape].forEach(([dx, dy], i) => (i === 0 ? context.moveTo(x + dx * size, y + dy * size) : context.lineTo(x + dx * size, y + dy * size)));
    context.closePath();
  }
  context.fillStyle = isHollow ? ground : colour;
  context.fill();
  context.strokeStyle = isHollow ? colour : ground;
  context.lineWidth = isHollow ? 1.5 : 1;
  context.stroke();
};

const drawCross = (context, x, y, colour) => {
  const r = RADIUS - 0.4;
  context.beginPath();
  context.moveTo(x - r, y - r);
  context.lineTo(x + r, y + r);
  context.moveTo(x + r, y - r);
  context.lineTo(x - r, y + r);
  context.strokeStyle = colour;
  context.lineWidth = 1.5;
  context.stroke();
};

/** The places of points, of which a pixel column keeps first, lowest, highest and last. */
const thinned = places => {
  if (places.length < MOST_PLACES) {
    return places;
  }
  const kept = [];
  let column = [];
  const flush = () => {
    if (column.length > 4) {
      const byHeight = (sign, best) => column.reduce((a, b) => (sign * (b.y - a.y) > 0 ? b : a), best);
      const ends = [byHeight(1, column[0]), byHeight(-1, column[0])].sort((a, b) => column.indexOf(a) - column.indexOf(b));
      column = [column[0], ...ends, column.at(-1)];
    }
    kept.push(...column);
    column = [];
  };
  places.forEach(one => {
    if (column.length > 0 && (one === null || column[0] === null || Math.floor(one.x) !== Math.floor(column[0].x))) {
      flush();
    }
    column.push(one);
  });
  flush();
  return kept;
};

/** Draws the line through points; a point without a value interrupts it. */
const drawLine = (context, points, {colour, dash, width}, place) => {
  context.beginPath();
  let isDown = false;
  thinned(points.map(point => (point.y === undefined ? null : place(point)))).forEach(one => {
    if (one === null) {
      isDown = false;
    } else if (isDown) {
      context.lineTo(one.x, one.y);
    } else {
      context.moveTo(one.x, one.y);
      isDown = true;
    }
  });
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.lineJoin = 'round';
  context.setLineDash(dash);
  context.stroke();
  context.setLineDash([]);
};

const drawIntervals = (context, points, {colour}, place) => {
  context.beginPath();
  points.filter(({half, y}) => half > 0 && y !== undefined).forEach(point => {
    const {x, y: low} = place({...point, y: point.y - point.half});
    const {y: high} = place({...point, y: point.y + point.half});
    if (low - high < 2) {
      return;
    }
    context.moveTo(x, low);
    context.lineTo(x, high);
    [low, high].forEach(end => {
      context.moveTo(x - 3, end);
      context.lineTo(x + 3, end);
    });
  });
  context.strokeStyle = colour;
  context.lineWidth = 1.2;
  context.stroke();
};

const drawRaw = (context, raw, {colour}, place) => {
  context.globalAlpha = 0.3;
  context.fillStyle = colour;
  raw.filter(({y}) => y !== undefined).forEach(point => {
    const {x, y} = place(point);
    context.fillRect(x - 1, y - 1, 2, 2);
  });
  context.globalAlpha = 1;
};

/** Draws a curve: values behind an average, intervals, line, markers. */
export const drawCurve = (context, curve, style, {place, ground}) => {
  const {points, raw} = curve;
  drawRaw(context, raw, style, place);
  if (curve.hasLine) {
    drawLine(context, points, style, place);
  }
  if (!curve.isDense) {
    drawIntervals(context, points, style, place);
  }
  drawMarkers(context, curve, style, {place, ground});
};

const drawMarkers = (context, {points, hasLine, isMarked, isDense}, style, {place, ground}) => {
  const stride = hasLine ? Math.floor((points.length - 1) / MARKERS_PER_LINE) + 1 : 1;
  const halo = points.length > MOST_WITH_HALO ? 'transparent' : ground;
  let last = {x: -Infinity, y: 0};
  points.forEach((point, i) => {
    const isHollow = point.status !== 'ok';
    const isAlone = points[i - 1]?.y === undefined && points[i + 1]?.y === undefined;
    if (point.y !== undefined && (isAlone || isMarked && i % stride === 0 || isHollow && !isDense)) {
      const at = place(point);
      if (Math.hypot(at.x - last.x, at.y - last.y) >= CLOSEST) {
        drawMarker(context, at, style, {isHollow, ground: isHollow ? ground : halo});
        last = at;
      }
    }
  });
};

/** Draws the marks of missing values in a row along the top: a triangle if saturated, else a cross. */
export const drawMissing = (context, curve, style, {place, box, ground}) => {
  const stride = Math.floor(curve.points.length / MARKERS_PER_LINE) + 1;
  curve.points.filter(isMissing).filter((_, i) => i % stride === 0).forEach(point => {
    const {x} = place({...point, y: 1});
    if (point.status === 'saturated') {
      drawMarker(context, {x, y: box.top + 7}, {...style, shape: 'triangle'}, {isHollow: true, ground});
    } else {
      drawCross(context, x, box.top + 7, style.colour);
    }
  });
};

/** Draws reference lines with their interval or bracket and their value at the lower end. */
export const drawReferenceLines = (context, lines, styleOf, {place, box, text, ground}) => {
  lines.forEach((line, i) => {
    const {colour} = styleOf(line);
    const at = value => place({x: value, y: 1}).x;
    const x = at(line.at);
    if (!(x >= box.left && x <= box.left + box.width)) {
      return;
    }
    if (line.high > line.low) {
      context.globalAlpha = 0.07;
      context.fillStyle = colour;
      context.fillRect(at(line.low), box.top, at(line.high) - at(line.low), box.height);
      context.globalAlpha = 1;
    }
    context.beginPath();
    context.setLineDash([1, 3]);
    context.moveTo(x, box.top);
    context.lineTo(x, box.top + box.height);
    context.strokeStyle = colour;
    context.lineWidth = 1.5;
    context.stroke();
    context.setLineDash([]);
    if (text) {
      const label = numberText(line.at, 3);
      const isLeft = x + 4 + context.measureText(label).width > box.left + box.width;
      const y = box.top + box.height - 6 - 15 * i;
      context.textAlign = isLeft ? 'right' : 'left';
      context.lineWidth = 3;
      context.strokeStyle = ground;
      context.strokeText(label, x + (isLeft ? -4 : 4), y);
      context.fillStyle = colour;
      context.fillText(label, x + (isLeft ? -4 : 4), y);
    }
  });
};
