// SPDX-License-Identifier: Apache-2.0
// The audit log: who did what and when, the latest first.

import * as api from '../api.js';
import {attempt, filterForm, labelled, listTable, refill, timeText} from './parts.js';
import {button, element} from '../dom.js';

const COLUMNS = ['Time', 'Account', 'Act', 'Subject'];

const account = element('input', {type: 'text', autocapitalize: 'off', spellcheck: 'false'});
const since = element('input', {type: 'date'});
const list = element('div', {});

const PAGE = 100;

/** Reads the latest entries, at most so many. */
export const load = (limit = PAGE) => attempt(async () => {
  const given = Object.entries({account: account.value.trim(), since: since.value, limit}).filter(([, value]) => value !== '');
  const {entries} = await api.get(`audit?${new URLSearchParams(given)}`);
  refill(list, listTable('Audit log', COLUMNS, entries.map(entry => [[timeText(entry.time), entry.account, entry.act, entry.subject], {}]),
    'No entry matches.'), entries.length === limit ? button('Earlier entries', () => load(10 * limit), {dataset: {key: 'earlier'}}) : null);
});

/** Returns the filter and the list. */
export const content = () => [
  filterForm('Audit log', [labelled('Account', account), labelled('Since', since)], 'Show', () => load()), list];
