// SPDX-License-Identifier: Apache-2.0
// What the chart shows: figures, axes, ranges and marks, kept as the state `view`.

import * as state from './state.js';

const INITIAL = {kind: 'latency', x: 'throughput', y: 'latency', xAxis: 'linear', yAxis: 'linear', xRange: '', yRange: '', mark: 'saturation',
  base: '', network: '', load: ''};

/** The kinds of view: name, text, figures; without x the axis of the curves. */
export const KINDS = [
  {name: 'latency', text: 'Latency', y: 'latency'},
  {name: 'throughput', text: 'Throughput', y: 'throughput'},
  {name: 'against', text: 'Latency against throughput', x: 'throughput', y: 'latency'},
  {name: 'power', text: 'Power', y: 'system_power'},
  {name: 'gradient', text: 'Gradient of throughput', y: 'gradient'},
  {name: 'map', text: 'One figure against another'},
  {name: 'network', text: 'Network with channel loads'},
];

/** Returns the view. */
export const view = () => ({...INITIAL, ...state.get('view')});

/** Changes a part of the view. */
export const change = part => state.set('view', {...view(), ...part});

/** Shows another kind of view; its ranges are automatic, and it has the mark that fits its figure. */
export const show = kind => {
  const {mark} = view();
  const isOther = (mark === 'critical-load') !== (kind === 'gradient') && mark !== 'none';
  change({kind, xRange: '', yRange: '', mark: isOther ? (kind === 'gradient' ? 'critical-load' : INITIAL.mark) : mark});
};

/** Returns the figures of a view: {x, y}; x is empty for the axis of the curves. */
export const figuresOf = ({kind, x, y}) => {
  const found = KINDS.find(({name}) => name === kind);
  return kind === 'map' ? {x, y} : {x: found?.x ?? '', y: found?.y ?? 'latency'};
};

/** Returns the ends of a range such as "0.1:0.5", "10:" or ":0.5"; null if it is none. */
export const endsOf = text => {
  if (text.trim() === '') {
    return [undefined, undefined];
  }
  const parts = text.split(':').map(part => part.trim());
  const ends = parts.map(part => (part === '' ? undefined : Number(part)));
  const isRange = ends.length === 2 && ends.every(end => end === undefined || Number.isFinite(end))
    && ends.some(end => end !== undefined) && !(ends[0] >= ends[1]);
  return isRange ? ends : null;
};
