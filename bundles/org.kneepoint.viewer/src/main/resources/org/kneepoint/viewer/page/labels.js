// SPDX-License-Identifier: Apache-2.0
// Labels beside the curves, where there is room: a label covers no curve and no other label.

const MOST_CURVES = 6;
const MOST_POINTS = 600;
const STEP = 5;
const GAP = 9;

/** The places that the curves pass, some pixels apart. */
const passed = (curves, place) => curves.flatMap(({points, hasLine}) => {
  const places = [];
  points.filter(({y}) => y !== undefined).forEach((point, i, all) => {
    const to = place(point);
    const from = hasLine && i > 0 ? place(all[i - 1]) : to;
    const steps = Math.min(400, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STEP));
    for (let k = 1; k <= steps; k++) {
      places.push({x: from.x + (to.x - from.x) * k / steps, y: from.y + (to.y - from.y) * k / steps});
    }
    places.push(to);
  });
  return places;
});

const isFree = (area, {left, top, width, height}, places, taken) =>
  area.x >= left && area.y >= top && area.x + area.width <= left + width && area.y + area.height <= top + height
  && !places.some(({x, y}) => x > area.x - 4 && x < area.x + area.width + 4 && y > area.y - 2 && y < area.y + area.height + 2)
  && !taken.some(other => other.x < area.x + area.width && area.x < other.x + other.width
    && other.y < area.y + area.height && area.y < other.y + other.height);

/** The last point of a curve that is in the box. */
const endOf = ({points}, place, {left, top, width, height}) => points.filter(({y}) => y !== undefined).map(place)
  .filter(({x, y}) => x >= left && x <= left + width && y >= top && y <= top + height).at(-1);

/** Returns the places of labels: for all curves or, with marks instead of lines, for those that have room. */
const placesOf = (curves, {place, box, size, widthOf}) => {
  const places = passed(curves, place);
  const taken = [];
  const found = curves.map(curve => {
    const end = endOf(curve, place, box);
    const width = widthOf(curve.entry.label);
    const candidates = end ? [[end.x - GAP - width, end.y], [end.x + GAP, end.y], [end.x - GAP - width, end.y + size], [end.x - width / 2, end.y - size - 2]] : [];
    const area = candidates.map(([x, y]) => ({x, y: y - size / 2, width, height: size})).find(one => isFree(one, box, places, taken));
    if (area) {
      taken.push(area);
    }
    return area;
  });
  return found.every(Boolean) || !curves.some(({hasLine}) => hasLine) ? found : [];
};

/** Draws the labels of a few curves. */
export const drawLabels = (context, curves, styles, {place, box, size, ground}) => {
  if (curves.length < 2 || curves.length > MOST_CURVES || curves.reduce((sum, {points}) => sum + points.length, 0) > MOST_POINTS) {
    return;
  }
  context.textAlign = 'left';
  context.textBaseline = 'middle';
  placesOf(curves, {place, box, size, widthOf: text => context.measureText(text).width}).forEach((area, i) => {
    if (area) {
      const {label} = curves[i].entry;
      context.lineWidth = 3;
      context.strokeStyle = ground;
      context.strokeText(label, area.x, area.y + size / 2);
      context.fillStyle = styles[i].colour;
      context.fillText(label, area.x, area.y + size / 2);
    }
  });
};
