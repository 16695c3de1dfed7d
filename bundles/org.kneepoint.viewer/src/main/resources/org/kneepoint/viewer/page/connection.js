// SPDX-License-Identifier: Apache-2.0
// The banner that says that the workbench does not answer, or has ended.

import * as api from './api.js';
import * as state from './state.js';
import {subscribe} from './events.js';
import {byId, button, element, replace} from './dom.js';

const TEXTS = {
  lost: 'The connection to the workbench is lost. It is tried again; what you typed is kept.',
  ended: 'The workbench has ended. The curves shown are kept until this page is closed; start it again with kneepoint viewer.',
  refused: 'This page is no longer signed in. Open the address that kneepoint viewer prints.',
};

const SERVER_TEXTS = {
  lost: 'The connection to the server is lost. It is tried again; what you typed is kept.',
  ended: 'The server has stopped. The curves shown are kept until this page is closed.',
  refused: 'You are no longer logged in.',
};

/** Writes the results that the page holds as a file. */
const keep = () => {
  const results = [...(state.get('results')?.values() ?? [])];
  const text = JSON.stringify({results, chosen: state.get('chosen'), form: state.get('form')}, null, 1);
  api.download({blob: new Blob([text], {type: 'application/json'}), name: 'kneepoint-results.json'});
};

const show = async connection => {
  const isOpen = connection === 'open';
  byId('banner').hidden = isOpen;
  if (!isOpen) {
    const isRefused = connection === 'lost' && await isSignedOut();
    const isServer = state.get('workbench')?.server;
    replace(byId('banner'), (isServer ? SERVER_TEXTS : TEXTS)[isRefused ? 'refused' : connection],
      isRefused && isServer ? element('a', {href: `/login?next=${encodeURIComponent(location.pathname)}`}, 'Log in') : null,
      !isRefused && state.get('results')?.size > 0 ? button('Save the curves as JSON', keep) : null);
  }
};

const isSignedOut = () => api.get('workbench').then(() => false, error => error.status === 401 || error.status === 403);

const showWorkbench = async () => {
  const {version, folder, server} = await api.get('workbench');
  replace(byId('workbench'), server ? version : `${version}  ${folder}`);
  byId('workbench').title = `version ${version}, working directory ${folder}`;
};

/** Follows the connection. */
export const start = () => {
  state.on('connection', show);
  state.on('denied', async () => await isSignedOut() && state.set('connection', 'lost'));
  subscribe('connected', () => showWorkbench().catch(() => {}));
};
