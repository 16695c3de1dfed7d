// SPDX-License-Identifier: Apache-2.0
// The curves of the chart: those chosen, from results and from the points of running jobs.

import * as state from './state.js';

const METHODS = {solve: 'model', ramp: 'ramp'};

/** Returns an identifier of an entry of the chart. */
export const keyOf = ({result, index, job, curve}) => (result ? `${result}#${index}` : `job ${job}#${curve}`);

/** A curve of a job that runs: its points so far, in the order of the curve. */
const runningCurve = ({job: number, curve}) => {
  const job = state.get('jobs')?.get(number);
  if (!job) {
    return null;
  }
  const words = job.line.replace(/^\s*\w+\s*=\s*\(?/, '').trim().split(/\s+/);
  const quantities = job.quantities ?? [];
  const axis = quantities.find(({name}) => name === (/\srate=/.test(job.line) ? 'rate' : 'load')) ?? quantities[0];
  const points = job.points.filter(point => point.curve === curve).sort((a, b) => a.position - b.position);
  return axis === undefined ? null : {method: METHODS[words[0]] ?? 'simulation', network: words[1] ?? '', evaluator: '',
    axis, common: {}, attributes: {}, quantities, provenance: {}, points: points.map(({point}) => point)};
};

/* Curves with the figures that metrics derive, by result. */
const derived = new WeakMap();

/** Gives the curves of a result the figures that metrics derive. */
export const setDerived = (result, curves) => {
  derived.set(result, curves);
  state.set('derived', result.name);
};

/** Whether the curves of a result have the figures that metrics derive. */
export const hasDerived = result => derived.has(result);

const curveOf = ({result: name, index}) => {
  const result = state.get('results')?.get(name);
  return result && (derived.get(result) ?? result.curves)[index];
};

/** Returns the entries with their curves: [{entry, key, curve}], without those whose data are missing. */
export const chosenCurves = ({withHidden = false} = {}) => (state.get('chosen') ?? [])
  .filter(entry => withHidden || !entry.hidden)
  .map(entry => ({entry, key: keyOf(entry), curve: entry.result ? curveOf(entry) : runningCurve(entry)}))
  .filter(({curve}) => curve);

/** Returns the names of the results of the shown curves, in order. */
export const chosenResults = () => [...new Set(chosenCurves().map(({entry}) => entry.result).filter(Boolean))];

/** Returns a figure or numeric setting of a point, or undefined. */
export const valueAt = (curve, point, name) => {
  const figure = point.figures[name];
  if (figure !== undefined) {
    return figure;
  }
  const text = point.settings[name] ?? curve.common[name];
  return text === undefined || text === '' || !Number.isFinite(Number(text)) ? undefined : Number(text);
};

/** Returns the position of a point on the axis of its curve as the command line has it. */
export const positionText = (curve, {settings, figures}) => {
  const {name} = curve.axis;
  return String(settings[name] ?? curve.common[name] ?? figures[name] ?? '');
};
