// SPDX-License-Identifier: Apache-2.0
// The button that stores a result of the session on the server.

import * as api from '../api.js';
import {addressOfStored, pageLink} from './views.js';
import {attempt} from './parts.js';
import {button, dialog, element} from '../dom.js';

const store = name => attempt(async () => {
  const {link} = await api.post('stored', {name});
  dialog(`$${name} is stored`, element('p', {class: 'paragraph'},
    'Everybody to whom it is shared finds it under ', pageLink(addressOfStored(link), 'its address'), '.'));
});

/** Returns the button of a result. */
export const storeAction = ({name, curves}) => (curves.length === 0 ? null : button('Store', () => store(name),
  {class: 'small quiet', title: 'Store on the server', 'aria-label': `Store $${name}`}));
