// SPDX-License-Identifier: Apache-2.0
// What the page has beyond the workbench when an evaluation server serves it: who is logged in,
// and further views.

import * as api from '../api.js';
import * as state from '../state.js';
import * as views from './views.js';
import {storeAction} from './store-action.js';
import {attempt} from './parts.js';
import {byId, button, element} from '../dom.js';

const logOut = () => attempt(async () => {
  await api.post('logout', {});
  location.assign('/login');
});

const showAccount = ({account, role}) => {
  byId('theme').parentElement.append(
    element('span', {id: 'who', class: 'muted', title: `Role: ${role}`}, `${account}, ${role}`),
    button('Log out', logOut, {id: 'log-out'}));
};

const loadStyles = () => new Promise(resolve => {
  document.head.append(element('link', {rel: 'stylesheet', href: '/server/server.css', on: {load: resolve, error: resolve}}));
});

/** Adds the parts of the server for the role of the user. */
export const start = async workbench => {
  document.documentElement.dataset.role = workbench.role;
  showAccount(workbench);
  if (workbench.role !== 'viewer') {
    state.set('resultActions', [storeAction]);
  }
  await loadStyles();
  views.start(workbench);
};
