// SPDX-License-Identifier: Apache-2.0
// The text of the command `describe`, in a dialog.

import * as api from './api.js';
import {dialog, element} from './dom.js';

/** Shows the description of a network, parameter, choice, column, status or command. */
export const describe = async name => {
  const line = `describe ${name} all`;
  try {
    const {text} = await api.post('commands', {line});
    dialog(name, element('pre', {}, text), {wide: true});
  } catch (error) {
    dialog(name, element('p', {class: 'error'}, error.message));
  }
};
