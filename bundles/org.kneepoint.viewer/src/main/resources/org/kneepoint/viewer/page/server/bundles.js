// SPDX-License-Identifier: Apache-2.0
// The plug-ins deployed for all users: upload with the report of the checks, versions, removal.

import * as api from '../api.js';
import * as state from '../state.js';
import {attempt, checkBox, confirm, entryForm, labelled, listTable, refill, section, timeText} from './parts.js';
import {messageOf} from '../field.js';
import {button, element, notify, replace} from '../dom.js';

const COLUMNS = ['Name', 'Kind', 'Version', 'State', 'Deployed by', 'Time', 'Actions'];
const SHORT_HASH = 12;

const list = element('div', {});
const byHand = element('p', {class: 'muted'});
const report = element('div', {role: 'status'});

const path = name => `bundles/${encodeURIComponent(name)}`;

const hashText = (hash = '') => element('code', {title: hash}, hash.slice(0, SHORT_HASH));

const load = () => attempt(async () => {
  const {bundles, by_hand: files = []} = await api.get('bundles');
  byHand.textContent = files.length > 0 ? `Put into the folder by hand: ${files.join(', ')}` : '';
  refill(list, listTable('Deployed plug-ins', COLUMNS, bundles.flatMap(rowsOf), 'No plug-in is deployed.'));
});

const change = action => attempt(action).then(load);

const use = (name, {hash, version}) => change(async () => {
  await api.post(`${path(name)}/versions/${encodeURIComponent(hash)}`, {});
  notify(`${name}: version ${version || hash.slice(0, SHORT_HASH)} is live`);
});

const remove = name => confirm(`Remove ${name}?`, 'Jobs that began with it end with it; others no longer have it. Its versions are kept and can be used again.', 'Remove',
  () => api.remove(path(name)).then(load));

const rowsOf = bundle => [ownRow(bundle),
  ...(bundle.versions ?? []).filter(({hash}) => hash !== bundle.hash).map(version => versionRow(bundle, version))];

const versionText = ({version, hash}) => [version ? `${version} ` : '', hashText(hash)];

const ownRow = bundle => [[bundle.name, bundle.kind ?? '', versionText(bundle), bundle.live ? 'live' : 'not live', bundle.by ?? '',
  timeText(bundle.time), [bundle.live ? null : useButton(bundle, bundle),
    bundle.live ? button('Remove', () => remove(bundle.name), {class: 'small', 'aria-label': `Remove ${bundle.name}`,
      dataset: {key: `remove ${bundle.name}`}}) : null]],
{dataset: {bundle: bundle.name}}];

const versionRow = (bundle, version) => [[element('span', {class: 'muted'}, bundle.name), bundle.kind ?? '', versionText(version),
  version.live ? 'live' : 'kept', version.by ?? '', timeText(version.time), version.live ? '' : useButton(bundle, version)],
{class: 'kept', dataset: {hash: version.hash}}];

const useButton = ({name}, version) => button('Use this one', () => use(name, version), {class: 'small',
  'aria-label': `Use version ${version.version || version.hash} of ${name}`, dataset: {key: `use ${version.hash}`}});

const showReport = (name, {accepted, report: lines}) => replace(report, element('h4', {class: accepted ? 'holds' : 'error'},
  `${name} ${accepted ? 'is deployed' : 'is not deployed'}`), element('pre', {tabindex: '0'}, (lines ?? []).join('\n')));

const upload = async (file, force) => {
  replace(report, element('p', {class: 'muted'}, `${file.name} is checked ...`));
  try {
    showReport(file.name, await api.post(`bundles?name=${encodeURIComponent(file.name)}&force=${force}`, file));
  } catch (error) {
    replace(report, element('p', {class: 'error'}, messageOf(error)));
  }
  await load();
};

/** Shows the deployed plug-ins. */
export const show = root => {
  const file = element('input', {type: 'file', required: true, accept: '.jar,.csv,.json,.txt,.graph,.edges'});
  const force = element('input', {type: 'checkbox'});
  const isForcible = state.get('workbench').role === 'administrator';
  const fields = [labelled('File', file, 'A bundle or a network file. It is checked before it is live for all users.'),
    isForcible ? checkBox('In spite of problems', force) : null];
  replace(report);
  replace(root, section('Upload', entryForm('Upload', fields.filter(Boolean), 'Check and deploy', () => upload(file.files[0], force.checked)), report),
    section('Deployed', list, byHand));
  load();
};
