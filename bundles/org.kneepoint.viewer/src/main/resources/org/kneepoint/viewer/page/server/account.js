// SPDX-License-Identifier: Apache-2.0
// The own account: quota, password, tokens and keys.

import * as api from '../api.js';
import * as state from '../state.js';
import {ROLES, includes} from './roles.js';
import {duration} from '../jobs.js';
import {attempt, confirm, entryForm, labelled, listTable, refill, section, selection, showSecret, sizeText, timeText} from './parts.js';
import {button, element, notify, replace} from '../dom.js';

const facts = element('div', {});
const tokens = element('div', {});
const keys = element('div', {});

const loadFacts = () => attempt(async () => {
  const {name, role, group, quota, use} = await api.get('account');
  replace(facts, element('dl', {class: 'facts'}, [['Account', name], ['Role', role], ['Group', group || 'none'],
    ['Cores', `${quota.cores} at once`], ['Longest job', duration(quota.seconds)],
    ['Memory of a worker', sizeText(quota.memory_bytes)], ['Stored', `${sizeText(use.stored_bytes)} of ${sizeText(quota.stored_bytes)}`]]
    .map(([term, text]) => element('div', {}, element('dt', {}, term), element('dd', {}, text)))));
});

/* Password */

const passwordForm = () => {
  const current = element('input', {type: 'password', autocomplete: 'current-password', required: true});
  const fresh = element('input', {type: 'password', autocomplete: 'new-password', required: true});
  const again = element('input', {type: 'password', autocomplete: 'new-password', required: true});
  return entryForm('Password', [labelled('Present password', current), labelled('New password', fresh),
    labelled('New password again', again)], 'Change password', async () => {
    if (fresh.value !== again.value) {
      throw new Error('The two new passwords differ.');
    }
    await api.post('account/password', {current: current.value, password: fresh.value});
    notify('The password is changed');
  });
};

/* Tokens */

const loadTokens = () => attempt(async () => {
  const {tokens: list} = await api.get('tokens');
  refill(tokens, listTable('Tokens', ['Note', 'Role', 'Created', 'Expires', 'Actions'], list.map(token => [[token.note || `token ${token.id}`,
    token.role, timeText(token.created), timeText(token.expires), button('Revoke', () => revoke(token), {class: 'small',
      'aria-label': `Revoke ${token.note || `token ${token.id}`}`, dataset: {key: `revoke ${token.id}`}})], {dataset: {token: token.id}}]), 'No token.'));
});

const revoke = ({id, note}) => confirm('Revoke the token?', `Programs that use ${note || 'it'} are refused from now on.`, 'Revoke',
  () => api.remove(`tokens/${encodeURIComponent(id)}`).then(loadTokens));

const tokenForm = () => {
  const own = state.get('workbench').role;
  const note = element('input', {type: 'text', required: true});
  const role = selection(ROLES.filter(name => includes(own, name)), own);
  const days = element('input', {type: 'number', min: '1', value: '90', required: true});
  return entryForm('New token', [labelled('Note', note, 'what it is for'), labelled('Role', role), labelled('Days', days)], 'Create token', async () => {
    const {secret} = await api.post('tokens', {role: role.value, days: Number(days.value), note: note.value.trim()});
    showSecret('Token', secret);
    await loadTokens();
  });
};

/* Keys */

const keyText = ({note, fingerprint}) => note || fingerprint;

const loadKeys = () => attempt(async () => {
  const {keys: list} = await api.get('keys');
  refill(keys, listTable('SSH keys', ['Key', 'Fingerprint', 'Added', 'Actions'], list.map(key => [[keyText(key),
    element('code', {class: 'wrap'}, key.fingerprint), timeText(key.created), button('Remove', () => removeKey(key), {class: 'small',
      'aria-label': `Remove key ${keyText(key)}`, dataset: {key: `key ${key.id}`}})], {}]), 'No key.'));
});

const removeKey = key => confirm('Remove the key?', `${keyText(key)} no longer opens a session over SSH.`, 'Remove',
  () => api.remove(`keys/${encodeURIComponent(key.id)}`).then(loadKeys));

const keyForm = () => {
  const line = element('input', {type: 'text', class: 'mono', required: true, spellcheck: 'false', autocomplete: 'off', placeholder: 'ssh-ed25519 AAAA... name'});
  return entryForm('New key', [labelled('Public key', line, 'the line of a file such as id_ed25519.pub')], 'Add key', async () => {
    await api.post('keys', {key: line.value.trim()});
    await loadKeys();
  });
};

/** Shows the account. */
export const show = root => {
  replace(root, facts, section('Password', passwordForm()),
    section('Tokens', element('p', {class: 'muted'}, 'Programs send one as Authorization: Bearer TOKEN.'), tokens, tokenForm()),
    section('SSH keys', keys, keyForm()));
  [loadFacts, loadTokens, loadKeys].forEach(load => load());
};
