// SPDX-License-Identifier: Apache-2.0
// The list of what is installed, live, with a search field and descriptions.

import * as api from './api.js';
import * as state from './state.js';
import {subscribe} from './events.js';
import {describe} from './describe.js';
import {byId, button, element, notify, replace} from './dom.js';

/** Groups of the list: title, key of the catalogue, and the setting that an item of it selects. */
const GROUPS = [
  ['Models', 'solvers', 'solver'],
  ['Simulators', 'simulators', 'simulator'],
  ['Routings', 'routings', 'routing'],
  ['Routers', 'routers', 'router'],
  ['Patterns', 'patterns', 'pattern'],
  ['Arrivals', 'arrivals', 'arrivals'],
  ['Lengths', 'lengths', 'lengths'],
  ['Metrics', 'metrics'],
  ['Queues', 'queues'],
  ['File formats', 'formats'],
  ['Commands', 'commands'],
];

/** Titles that were opened or closed by hand. */
const opened = new Map([['Networks', true]]);

/** The network that the list has been scrolled to. */
let shown = '';

/** Reads the catalogue again and reports networks that have come or gone. */
const load = async () => {
  const before = state.get('plugIns');
  const plugIns = await api.get('plug-ins');
  state.set('plugIns', plugIns);
  if (before) {
    reportChanges(names(before), names(plugIns));
  }
};

const names = plugIns =>
  Object.values(plugIns).flat().filter(item => item?.name).map(item => item.name);

const reportChanges = (before, after) => {
  const added = after.filter(name => !before.includes(name));
  const removed = before.filter(name => !after.includes(name));
  if (added.length > 0) {
    notify(`Installed: ${[...new Set(added)].join(', ')}`);
  }
  if (removed.length > 0) {
    notify(`Removed: ${[...new Set(removed)].join(', ')}`);
  }
};

const matches = (item, words) => {
  const text = `${item.name} ${item.summary ?? ''}`.toLowerCase();
  return words.every(word => text.includes(word));
};

const render = () => {
  const plugIns = state.get('plugIns');
  if (!plugIns) {
    return;
  }
  const words = byId('search').value.toLowerCase().split(/\s+/).filter(word => word !== '');
  const networks = plugIns.networks ?? [];
  const lists = [
    ['Networks', networks.filter(network => network.kind !== 'system'), 'network'],
    ['Systems of papers', networks.filter(network => network.kind === 'system'), 'network'],
    ...GROUPS.map(([title, key, setting]) => [title, plugIns[key] ?? [], setting]),
  ];
  const groups = lists
    .map(([title, items, setting]) => [title, items.filter(item => matches(item, words)), setting])
    .filter(([, items]) => items.length > 0)
    .map(([title, items, setting]) => group(title, items, setting, words.length > 0));
  const none = element('p', {class: 'empty'}, 'Nothing installed has these words.');
  const top = byId('plug-ins').scrollTop;
  keepFocus(() => replace(byId('plug-ins'), groups.length > 0 ? groups : none));
  byId('plug-ins').scrollTop = top;
  showChosen();
};

/** Scrolls the list, and only the list, to the network that was chosen last. */
const showChosen = () => {
  const {network} = state.get('form') ?? {};
  const list = byId('plug-ins');
  const item = list.querySelector('[aria-current="true"]');
  if (item && network !== shown) {
    shown = network;
    const {top, bottom} = item.getBoundingClientRect();
    const view = list.getBoundingClientRect();
    if (top < view.top + item.offsetHeight || bottom > view.bottom) {
      list.scrollTop += top - view.top - (view.height - item.offsetHeight) / 2;
    }
  }
};

/** The list is built anew when a bundle comes or goes; focus stays on the item of the same name. */
const keepFocus = change => {
  const key = byId('plug-ins').contains(document.activeElement) ? document.activeElement.dataset.key : undefined;
  change();
  if (key) {
    byId('plug-ins').querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus();
  }
};

const group = (title, items, setting, isSearch) => {
  const details = element('details', {class: 'group', open: isSearch || (opened.get(title) ?? false)},
    element('summary', {dataset: {key: title}}, title, element('span', {class: 'count'}, String(items.length))),
    element('ul', {}, items.map(item => entry(item, setting))));
  details.addEventListener('toggle', () => isSearch || opened.set(title, details.open));
  return details;
};

const entry = (item, setting) => {
  const form = state.get('form') ?? {};
  const isChosen = setting === 'network'
    ? form.network === item.name
    : setting !== undefined && form.settings?.[setting] === item.name;
  return element('li', {class: 'plug-in', 'aria-current': isChosen ? 'true' : null},
    element('button', {type: 'button', class: 'choose', title: titleOf(item), on: {click: () => choose(item, setting)},
      dataset: {key: `${setting} ${item.name}`}},
      element('span', {class: 'name'}, item.name),
      item.shipped === false ? [' ', element('span', {class: 'tag'}, 'dropped in')] : null,
      element('span', {class: 'summary'}, item.summary ?? '')),
    button('?', () => describe(item.name), {class: 'about', 'aria-label': `Describe ${item.name}`,
      dataset: {key: `about ${item.name}`}}));
};

const titleOf = item => {
  const parts = [['models', item.solvers], ['simulators', item.simulators], ['bundle', item.bundle && [item.bundle]]];
  return parts.filter(([, list]) => list?.length > 0).map(([word, list]) => `${word}: ${list.join(', ')}`).join('\n');
};

const choose = (item, setting) => {
  if (setting === 'network') {
    state.update('form', form => ({...form, network: item.name}));
  } else if (setting === undefined) {
    describe(item.name);
  } else {
    state.update('form', form => ({...form, settings: {...form.settings, [setting]: item.name}}));
  }
};

/** Shows the catalogue and follows its changes. */
export const start = () => {
  byId('search').addEventListener('input', render);
  state.on('plugIns', render);
  let last = '';
  state.on('form', ({network, settings}) => {
    const choices = JSON.stringify([network, settings]);
    if (choices !== last) {
      last = choices;
      render();
    }
  });
  const reload = () => load().catch(error => notify(error.message));
  subscribe('connected', reload);
  subscribe('plug-ins', reload);
};
