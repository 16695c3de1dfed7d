// SPDX-License-Identifier: Apache-2.0
// The accounts of all users, and the audit log.

import * as api from '../api.js';
import * as audit from './audit-log.js';
import * as state from '../state.js';
import {ROLES} from './roles.js';
import {attempt, confirm, entryForm, labelled, listTable, refill, section, selection, showSecret, timeText} from './parts.js';
import {button, element, replace} from '../dom.js';

const COLUMNS = ['Account', 'Role', 'Group', 'State', 'Created', 'Actions'];

const users = element('div', {});
const groups = element('datalist', {id: 'groups'});

const path = name => `users/${encodeURIComponent(name)}`;

const load = () => attempt(async () => {
  const {users: list} = await api.get('users');
  replace(groups, [...new Set(list.map(({group}) => group).filter(Boolean))].map(group => element('option', {value: group})));
  refill(users, listTable('Users', COLUMNS, list.map(rowOf), 'No user.'));
});

const change = (name, part) => attempt(() => api.put(path(name), part)).then(load);

const roleOf = ({name, role}) => {
  const node = selection(ROLES, role, {'aria-label': `Role of ${name}`, dataset: {key: `role ${name}`},
    on: {change: () => change(name, {role: node.value})}});
  return node;
};

const groupOf = ({name, group}) => {
  const node = element('input', {type: 'text', value: group ?? '', list: 'groups', 'aria-label': `Group of ${name}`, dataset: {key: `group ${name}`},
    on: {change: () => {
      node.defaultValue = node.value;
      change(name, {group: node.value.trim()});
    }}});
  return node;
};

const resetPassword = ({name}) => confirm(`New password for ${name}?`, 'The present one no longer opens the account.', 'Make one', async () => {
  const {password} = await api.post(`${path(name)}/password`, {});
  showSecret(`Password of ${name}`, password);
});

const remove = ({name}) => confirm(`Remove ${name}?`, 'The account, its tokens and keys are removed. Its jobs and results are kept, and nobody gets its name again.', 'Remove', () => api.remove(path(name)).then(load));

const actionsOf = user => {
  const isSelf = user.name === state.get('workbench').account;
  return [isSelf ? null : button(user.locked ? 'Unlock' : 'Lock', () => change(user.name, {locked: !user.locked}), {class: 'small',
    'aria-label': `${user.locked ? 'Unlock' : 'Lock'} ${user.name}`, dataset: {key: `lock ${user.name}`}}),
  button('New password', () => resetPassword(user), {class: 'small', 'aria-label': `New password for ${user.name}`, dataset: {key: `password ${user.name}`}}),
  isSelf ? null : button('Remove', () => remove(user), {class: 'small', 'aria-label': `Remove ${user.name}`, dataset: {key: `remove ${user.name}`}})];
};

const rowOf = user => [[user.name, roleOf(user), groupOf(user), element('span', {class: user.locked ? 'error' : null}, user.locked ? 'locked' : 'open'),
  timeText(user.created), actionsOf(user)], {dataset: {user: user.name}}];

const userForm = () => {
  const name = element('input', {type: 'text', required: true, autocapitalize: 'off', spellcheck: 'false', autocomplete: 'off'});
  const role = selection(ROLES, 'evaluator');
  const group = element('input', {type: 'text', list: 'groups', autocomplete: 'off'});
  return entryForm('New user', [labelled('Account', name), labelled('Role', role), labelled('Group', group)], 'Create user', async () => {
    const {password} = await api.post('users', {name: name.value.trim(), role: role.value, group: group.value.trim()});
    showSecret(`Password of ${name.value.trim()}`, password);
    await load();
  });
};

/** Shows users and the audit log. */
export const show = root => {
  replace(root, groups, section('Users', users, userForm()), section('Audit log', audit.content()));
  load();
  audit.load();
};
