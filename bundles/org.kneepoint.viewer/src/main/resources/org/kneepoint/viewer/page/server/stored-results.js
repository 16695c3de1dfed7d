// SPDX-License-Identifier: Apache-2.0
// The results stored on the server: search, and what can be done with those that are found.

import * as api from '../api.js';
import * as state from '../state.js';
import * as record from './stored-result.js';
import {openResults} from './open-results.js';
import {includes} from './roles.js';
import {addressOfStored, pageLink} from './views.js';
import {attempt, copyText, filterForm, labelled, listTable, refill, sizeText, timeText} from './parts.js';
import {messageOf} from '../field.js';
import {button, element, replace} from '../dom.js';

const COLUMNS = ['Name', 'Select', 'Owner', 'Stored', 'Networks', 'Method', 'Labels', 'Note', 'Size', 'Actions'];

const query = element('input', {type: 'search', placeholder: 'networks, settings, names, notes'});
const by = element('input', {type: 'text', autocapitalize: 'off', spellcheck: 'false'});
const label = element('input', {type: 'text', autocapitalize: 'off', spellcheck: 'false'});
const since = element('input', {type: 'date'});
const count = element('p', {class: 'muted', role: 'status'});
const list = element('div', {});
const foot = element('div', {class: 'tools'});

/** Formats of a selection. */
const EXPORTS = [['csv', 'CSV', 'all points in one table'], ['json', 'JSON', 'results with curves and provenance'],
  ['typed', 'CSV with types', 'the table and the types of its columns, for Parquet'], ['folder', 'Folder', 'command lines and data, to run them again elsewhere']];

const selected = new Set();

let found = [];
let page = 0;
let hasMore = false;
let all = 0;
let latest = 0;

const mayOpen = () => includes(state.get('workbench').role, 'evaluator');

const selectOf = ({link, name}) => {
  const box = element('input', {type: 'checkbox', 'aria-label': `Select ${name}`, dataset: {key: `select ${link}`}, on: {change: () => {
    selected[box.checked ? 'add' : 'delete'](link);
    showActions();
  }}});
  box.checked = selected.has(link);
  return box;
};

const actionsOf = ({link, name}) => [
  mayOpen() ? button('Open', () => openResults([link]), {class: 'small', title: 'Open in the workbench', 'aria-label': `Open ${name}`,
    dataset: {key: `open ${link}`}}) : null,
  button('Copy link', () => copyText(location.origin + addressOfStored(link), 'Link'), {class: 'small',
    'aria-label': `Copy the link of ${name}`, dataset: {key: `copy ${link}`}})];

const tags = labels => (labels ?? []).map(text => [element('span', {class: 'tag'}, text), ' ']);

const rowOf = row => [[pageLink(addressOfStored(row.link), row.name, {title: row.line, dataset: {key: `name ${row.link}`}}),
  selectOf(row), row.owner, timeText(row.time), (row.networks ?? []).join(', '), row.method ?? '', tags(row.labels),
  row.note ?? '', sizeText(row.bytes), actionsOf(row)].map(cell => cell ?? ''), {dataset: {link: row.link}}];

const showActions = () => {
  const links = [...selected];
  refill(foot,
    hasMore ? button('More results', () => search(page + 1), {dataset: {key: 'more'}}) : null,
    mayOpen() ? button(`Open ${links.length} selected`, () => openResults(links), {disabled: links.length === 0, dataset: {key: 'open selected'}}) : null);
};

const render = () => {
  count.textContent = `${all} result${all === 1 ? '' : 's'}${hasMore ? `, the first ${found.length} of them here` : ''}`;
  refill(list, listTable('Stored results', COLUMNS, found.map(rowOf), 'No stored result matches.'));
  showActions();
};

const filters = number => {
  const given = {q: query.value.trim(), since: since.value, by: by.value.trim(), label: label.value.trim(), page: number > 0 ? number : ''};
  return new URLSearchParams(Object.entries(given).filter(([, value]) => value !== ''));
};

/** Downloads all that is found in one file. */
const exportAs = format => attempt(async () => {
  const query = filters(0);
  query.set('format', format);
  api.download(await api.file('GET', `stored-export?${query}`));
});

const exports = () => element('div', {class: 'tools', role: 'group', 'aria-label': 'Export all found'}, element('span', {class: 'muted'}, 'Export:'),
  EXPORTS.map(([format, text, title]) => button(text, () => exportAs(format), {class: 'small', title})));

/** Reads a page of what is found; those after the first are added. */
const search = async (number = 0) => {
  const own = ++latest;
  try {
    const {results, more, all: total} = await api.get(`stored?${filters(number)}`);
    if (own === latest) {
      page = number;
      hasMore = more;
      all = total;
      found = number === 0 ? results : [...found, ...results];
      render();
    }
  } catch (error) {
    count.textContent = messageOf(error);
  }
};

const searchForm = () => filterForm('Search', [labelled('Search', query), labelled('Owner', by), labelled('Label', label),
  labelled('Stored since', since)], 'Search', search);

/** Shows the search, or a result by its link. */
export const show = (root, link) => {
  if (link) {
    return record.show(root, link);
  }
  selected.clear();
  replace(root, searchForm(), element('div', {class: 'tools'}, count, exports()), list, foot);
  search();
  return undefined;
};
