// SPDX-License-Identifier: Apache-2.0
// Figures that metrics derive from curves, such as the gradient of the throughput: read when shown.

import * as api from './api.js';
import * as state from './state.js';
import {chosenResults, hasDerived, setDerived} from './curves.js';
import {figuresOf, view} from './view.js';
import {notify} from './dom.js';

const asked = new WeakSet();

/** Whether a metric derives a figure. */
export const isDerived = name => (state.get('plugIns')?.metrics ?? []).some(({derived}) =>
  derived?.some(figure => figure.name === name));

const read = async result => {
  asked.add(result);
  try {
    setDerived(result, (await api.get(`results/${result.name}?derived=true`)).curves);
  } catch (error) {
    notify(error.message);
  }
};

const update = () => {
  const {x, y} = figuresOf(view());
  if ([x, y].some(isDerived)) {
    chosenResults().map(name => state.get('results')?.get(name))
      .filter(result => result && !hasDerived(result) && !asked.has(result)).forEach(read);
  }
};

/** Reads derived figures when the view needs them. */
export const start = () => {
  ['view', 'chosen', 'results', 'plugIns'].forEach(key => state.on(key, update));
};
