// SPDX-License-Identifier: Apache-2.0
// The choices of the page, kept by the workbench, and sessions as files.

import * as api from './api.js';
import * as state from './state.js';
import {load as loadResults} from './results.js';
import {messageOf} from './field.js';
import {byId, element, notify} from './dom.js';

const KEPT = ['view', 'form', 'chosen', 'history', 'theme', 'tab'];
const SAVE_DELAY = 600;

let timer = 0;
let isRestored = false;
let saved = Promise.resolve();

const choices = () => Object.fromEntries(KEPT.map(key => [key, state.get(key)]).filter(([, value]) => value !== undefined));

const put = options => api.put('page', choices(), options).catch(() => {}); // saved again with the next change

/** One after the other, or an earlier state could arrive last. */
const save = () => {
  clearTimeout(timer);
  timer = 0;
  saved = saved.then(() => put());
  return saved;
};

const schedule = () => {
  if (isRestored) {
    clearTimeout(timer);
    timer = setTimeout(save, SAVE_DELAY);
  }
};

/** Restores the choices that the workbench has kept. */
export const restore = async () => {
  try {
    const page = await api.get('page');
    KEPT.filter(key => page[key] !== undefined && page[key] !== null).forEach(key => state.set(key, page[key]));
    isRestored = true;
  } catch (error) {
    isRestored = error.status === 404;
  }
};

const saveFile = async () => {
  try {
    await save();
    api.download(await api.file('GET', 'session'));
  } catch (error) {
    notify(messageOf(error));
  }
};

/** Opens a session: its results and the choices of its page. */
export const openSession = async (name, text) => {
  try {
    isRestored = false; // else those of the page would replace those of the session
    await save();
    const {results} = await api.post('session', text);
    await loadResults(); // else the choices would name curves that the page does not have yet
    await restore();
    notify(`${name} opened: ${results.length === 0 ? 'no results' : `$${results.join(', $')}`}`);
  } catch (error) {
    isRestored = true;
    notify(`${name}: ${messageOf(error)}`);
  }
};

const openFile = async file => openSession(file.name, await file.text());

const acceptDrops = () => {
  const hasFile = event => [...(event.dataTransfer?.types ?? [])].includes('Files');
  addEventListener('dragover', event => {
    if (hasFile(event)) {
      event.preventDefault();
      document.body.classList.add('drop-target');
    }
  });
  addEventListener('dragleave', event => event.relatedTarget ?? document.body.classList.remove('drop-target'));
  addEventListener('drop', event => {
    document.body.classList.remove('drop-target');
    if (hasFile(event)) {
      event.preventDefault();
      openFile(event.dataTransfer.files[0]);
    }
  });
};

/** Connects the buttons and saves choices as they change. */
export const start = () => {
  const input = element('input', {type: 'file', accept: '.kneepoint,application/json', hidden: true, 'aria-label': 'Session file'});
  input.addEventListener('change', () => {
    if (input.files[0]) {
      openFile(input.files[0]);
    }
    input.value = '';
  });
  document.body.append(input);
  byId('open-session').addEventListener('click', () => input.click());
  byId('save-session').addEventListener('click', saveFile);
  acceptDrops();
  KEPT.forEach(key => state.on(key, schedule));
  addEventListener('pagehide', () => timer !== 0 && put({keepalive: true}));
};
