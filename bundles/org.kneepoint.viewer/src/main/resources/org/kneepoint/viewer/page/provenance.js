// SPDX-License-Identifier: Apache-2.0
// Where the curves of a result come from, in a dialog.

import {dialog, element} from './dom.js';

const textOf = value => (value !== null && typeof value === 'object' ? JSON.stringify(value, null, 1) : String(value));

const table = (title, values) => {
  const entries = Object.entries(values ?? {});
  return entries.length === 0 ? null : [element('h3', {}, title),
    element('table', {class: 'pairs'}, element('tbody', {}, entries.map(([name, value]) =>
      element('tr', {}, element('th', {scope: 'row'}, name), element('td', {class: 'mono'}, textOf(value))))))];
};

const statusCounts = points => {
  const counts = {};
  points.forEach(({status}) => {
    counts[status] = (counts[status] ?? 0) + 1;
  });
  return counts;
};

/** Shows settings, provenance and status of the curves of a result. */
export const provenance = result => {
  const parts = result.curves.map((curve, index) => element('section', {},
    element('h2', {}, `${curve.method}: ${curve.network}, ${curve.evaluator}${result.curves.length > 1 ? ` (curve ${index + 1})` : ''}`),
    table('Provenance', curve.provenance), table('Settings', curve.common), table('Attributes', curve.attributes),
    table('Points', statusCounts(curve.points))));
  dialog(`$${result.name}`, [element('pre', {}, result.line), parts], {wide: true});
};
