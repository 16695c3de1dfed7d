// SPDX-License-Identifier: Apache-2.0
// The views beside the workbench, each with an address and a module that is loaded when it is
// first shown.

import {includes} from './roles.js';
import {messageOf} from '../field.js';
import {byId, element, replace} from '../dom.js';

/** Name, title, least role and module. */
const VIEWS = [
  ['workbench', 'Workbench', 'evaluator'],
  ['queue', 'Queue', 'viewer', () => import('./queue.js')],
  ['results', 'Results', 'viewer', () => import('./stored-results.js')],
  ['plug-ins', 'Plug-ins', 'deployer', () => import('./bundles.js')],
  ['account', 'Account', 'viewer', () => import('./account.js')],
  ['administration', 'Administration', 'administrator', () => import('./administration.js')],
];

const STORED = /^\/results\/([\w-]+)$/;
const NAMED = /^#\/([a-z-]+)$/;

const root = element('main', {id: 'server-view', class: 'server-view', hidden: true});

let admitted = [];

/** Ends what the shown view does in the background. */
let leave = () => {};

/** The number of the latest change of view: a module may arrive after the user has gone on. */
let latest = 0;

/** Returns the address of a view. */
export const addressOf = name => (name === 'workbench' ? '/' : `/#/${name}`);

/** Returns the address of a stored result. */
export const addressOfStored = link => `/results/${encodeURIComponent(link)}`;

/** The name of the wanted view, and the stored result that it shows, if any. */
const wanted = () => {
  const [, link] = STORED.exec(location.pathname) ?? [];
  const [, name] = link ? [] : NAMED.exec(location.hash) ?? [];
  const found = admitted.find(([other]) => other === (link ? 'results' : name)) ?? admitted[0];
  return {name: found[0], title: found[1], load: found[3], link};
};

const mark = name => byId('views').querySelectorAll('a').forEach(link =>
  (link.dataset.view === name ? link.setAttribute('aria-current', 'page') : link.removeAttribute('aria-current')));

const showWorkbench = isShown => {
  root.hidden = isShown;
  [byId('command-line'), document.querySelector('.columns'), ...document.querySelectorAll('.skip')].forEach(node => {
    node.hidden = !isShown;
  });
};

const show = async () => {
  const number = ++latest;
  const {name, title, load, link} = wanted();
  leave();
  leave = () => {};
  document.querySelectorAll('dialog[open]').forEach(dialog => dialog.close()); // one may have the link that leads here
  mark(name);
  showWorkbench(!load);
  if (!load) {
    return;
  }
  const heading = element('h2', {tabindex: '-1'}, title);
  const content = element('div', {class: 'view-content'});
  root.setAttribute('aria-label', title);
  replace(root, heading, content);
  heading.focus();
  try {
    const view = await load();
    if (number === latest) {
      leave = view.show(content, link) ?? leave;
    }
  } catch (error) {
    replace(content, element('p', {class: 'error'}, messageOf(error)));
  }
};

/** Goes to an address of this page. */
export const go = address => {
  history.pushState(null, '', address);
  return show();
};

/** Returns a link to an address of this page. */
export const pageLink = (address, text, attributes = {}) => element('a', {href: address, ...attributes, on: {click: event => {
  if (event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey) {
    event.preventDefault();
    go(address);
  }
}}}, text);

/** Makes the links to the views of a role, and shows that of the address. */
export const start = ({role}) => {
  admitted = VIEWS.filter(([, , least]) => includes(role, least));
  const links = admitted.map(([name, title]) => pageLink(addressOf(name), title, {dataset: {view: name}}));
  document.querySelector('.top h1').after(element('nav', {id: 'views', class: 'views', 'aria-label': 'Views'}, links));
  document.querySelector('.columns').after(root);
  addEventListener('popstate', show);
  show();
};
