// SPDX-License-Identifier: Apache-2.0
// Opens stored results in the session, where they can be compared with others.

import * as api from '../api.js';
import * as results from '../results.js';
import {addressOf, go} from './views.js';
import {attempt} from './parts.js';
import {notify} from '../dom.js';

/** Opens results by their links and goes to the workbench. */
export const openResults = links => attempt(async () => {
  const names = [];
  for (const link of links) {
    names.push((await api.post(`stored/${encodeURIComponent(link)}/open`, {})).name);
  }
  await results.load();
  await go(addressOf('workbench'));
  notify(`Opened: $${names.join(', $')}`);
});
