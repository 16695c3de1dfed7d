// SPDX-License-Identifier: Apache-2.0
// One stored result as its link shows it: curves, points, where they come from, and its record.

import * as api from '../api.js';
import * as state from '../state.js';
import {drawCurves} from './stored-chart.js';
import {openResults} from './open-results.js';
import {provenance} from '../provenance.js';
import {includes} from './roles.js';
import {addressOf, addressOfStored, go, pageLink} from './views.js';
import {attempt, confirm, copyText, entryForm, labelled, listTable, section, selection, sizeText, timeText} from './parts.js';
import {messageOf} from '../field.js';
import {numberText, quantitiesOf, titleOf} from '../quantities.js';
import {button, element, notify, replace} from '../dom.js';

const MOST_ROWS = 500;
/** Who may read a result besides its owner and the administrators. */
const SHARES = [['nobody', 'nobody else'], ['link', 'whoever has the link'], ['group', 'the group'], ['all', 'everybody']];

const shareText = share => SHARES.find(([value]) => value === share)?.[1] ?? share;

const path = link => `stored/${encodeURIComponent(link)}`;

const mayChange = ({owner}) => owner === state.get('workbench').account || state.get('workbench').role === 'administrator';

const facts = result => element('dl', {class: 'facts'}, [['Owner', result.owner], ['Stored', timeText(result.time)],
  ['Networks', (result.networks ?? []).join(', ')], ['Nodes', result.nodes],
  ['Method', result.method], ['Evaluator', result.evaluator], ['Labels', (result.labels ?? []).join(', ')],
  ['Note', result.note], ['Shared with', shareText(result.share)], ['Size', sizeText(result.bytes)]].filter(([, text]) => text)
  .map(([term, text]) => element('div', {}, element('dt', {}, term), element('dd', {}, text))));

const download = (link, format) => attempt(async () => api.download(await api.file('GET', `${path(link)}/file?format=${format}`)));

const remove = ({link, name}) => confirm(`Remove ${name}?`, 'It is removed for everybody; its link ends.', 'Remove', async () => {
  await api.remove(path(link));
  await go(addressOf('results'));
  notify(`${name} is removed`);
});

const actions = result => element('div', {class: 'tools'},
  includes(state.get('workbench').role, 'evaluator')
    ? button('Open in the workbench', () => openResults([result.link]), {class: 'primary'}) : null,
  button('Copy link', () => copyText(location.origin + addressOfStored(result.link), 'Link')),
  button('Provenance', () => provenance(result)),
  ['csv', 'json'].map(format => button(format.toUpperCase(), () => download(result.link, format),
    {'aria-label': `Download as ${format.toUpperCase()}`})),
  mayChange(result) ? button('Remove', () => remove(result)) : null);

const editor = (result, refresh) => {
  const name = element('input', {type: 'text', value: result.name, required: true});
  const labels = element('input', {type: 'text', value: (result.labels ?? []).join(', ')});
  const note = element('input', {type: 'text', value: result.note ?? ''});
  const share = selection(SHARES, result.share ?? 'nobody');
  const listOf = text => text.split(',').map(part => part.trim()).filter(part => part !== '');
  return section('Record', entryForm('Record', [labelled('Name', name), labelled('Labels', labels, 'separated by commas'),
    labelled('Note', note), labelled('Shared with', share)], 'Save record', async () => {
    await api.put(path(result.link), {name: name.value.trim(), labels: listOf(labels.value), note: note.value.trim(), share: share.value});
    notify('Saved');
    await refresh();
  }));
};

const pointsOf = (curve, index) => {
  const quantities = [curve.axis, ...curve.quantities.filter(({name}) => name !== curve.axis.name)];
  const rows = curve.points.slice(0, MOST_ROWS).map(({settings, figures, status}) => [[
    ...quantities.map(({name}) => numberText(figures[name] ?? settings[name] ?? curve.common[name])), status ?? ''], {}]);
  const title = `${curve.method}: ${curve.network}, ${curve.evaluator}`;
  return element('details', {open: index === 0}, element('summary', {}, `${title}, ${curve.points.length} points`),
    element('div', {class: 'wide-table', tabindex: '0', role: 'region', 'aria-label': title},
      listTable(title, [...quantities.map(titleOf), 'status'], rows, 'no points')),
    curve.points.length > MOST_ROWS ? element('p', {class: 'muted'}, `The first ${MOST_ROWS} are shown; the file has all.`) : null);
};

/** What a result without curves has: its text, else its table. */
const contentOf = ({name, text, table}) => (text || !table ? element('pre', {}, text ?? '')
  : element('div', {class: 'wide-table', tabindex: '0', role: 'region', 'aria-label': name}, listTable(name, table.columns.map(titleOf),
    table.rows.slice(0, MOST_ROWS).map(row => [row.map(cell => numberText(cell)), {}]), 'no rows')));

/** The chart and a function that draws it once it is shown, or null if there is nothing to draw. */
const chart = ({curves}) => {
  const names = [...quantitiesOf(curves).values()].filter(({name}) => curves.some(({points}) => points.some(({figures}) =>
    Number.isFinite(figures[name])))).filter(({name}) => name !== curves[0].axis.name);
  if (names.length === 0) {
    return null;
  }
  const place = element('div', {class: 'stored-chart'});
  const figure = element('select', {'aria-label': 'Figure', on: {change: () => draw()}},
    names.map(quantity => element('option', {value: quantity.name}, titleOf(quantity))));
  const draw = () => drawCurves(place, curves, names.find(({name}) => name === figure.value));
  figure.value = (names.find(({name}) => name === 'latency') ?? names[0]).name;
  return {node: section('Curves', element('div', {class: 'tools'}, labelled('Figure', figure)), place), draw};
};

/** Draws the shown chart again. */
let redraw = () => {};

const render = (root, result, refresh) => {
  const drawn = result.curves.length > 0 ? chart(result) : null;
  redraw = drawn?.draw ?? (() => {});
  replace(root, element('p', {}, pageLink(addressOf('results'), 'All results')), element('h3', {class: 'record-name'}, result.name),
    element('pre', {class: 'record-line'}, result.line), actions(result), facts(result), drawn?.node,
    result.curves.length === 0 ? contentOf(result) : null,
    result.curves.length > 0 ? section('Points', result.curves.map(pointsOf)) : null,
    mayChange(result) ? editor(result, refresh) : null);
  redraw();
};

/** Shows the result of a link until the returned function is called. */
export const show = (root, link) => {
  const refresh = async () => {
    try {
      const result = await api.get(path(link));
      render(root, {link, curves: [], ...result}, refresh);
    } catch (error) {
      replace(root, element('p', {class: 'error', role: 'alert'}, messageOf(error)),
        element('p', {}, pageLink(addressOf('results'), 'All results')));
    }
  };
  refresh();
  return state.on('themeApplied', () => redraw());
};
