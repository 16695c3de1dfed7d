// SPDX-License-Identifier: Apache-2.0
// The fields of the form in their places: the usual ones first, the others in groups.

import {Field, signature} from './field.js';
import {element, replace} from './dom.js';

const GROUPS = [['network', 'Network'], ['traffic', 'Traffic'], ['router', 'Router and flow control'], ['run', 'Run']];

/**
 * The workbench lists the parameters of the network first, then those of the evaluator, each with
 * those of the plug-in that it selects. A parameter named here begins a group.
 */
const BEGINNINGS = {
  routing: 'router', router: 'router', vc_reallocation: 'router', source: 'traffic', pattern: 'traffic', load: 'traffic', rate: 'traffic',
  latency_origin: 'run', allow_deadlock: 'run', variant: 'run', report: 'run', seed: 'run', limit: 'run', slew: 'run', start: 'run',
  axis: 'run', solver: 'run', simulator: 'run', by: 'run',
};

/** Parameters that stand above the groups, in this order, where a command has them. */
const FIRST = ['by', 'solver', 'simulator', 'routing', 'pattern', 'load', 'start', 'slew'];

/** Parameters of the network itself that stand above the groups. */
const FIRST_OF_NETWORK = 3;

/** The fields of the present parameters by name. */
export const fields = new Map();

/** The place of the groups. */
export const groups = element('div', {});

let shape = '';

/**
 * Shows parameters with their settings; the fields of those that are unchanged stay, with what is
 * typed in them.
 *
 * @param place element of the usual fields, after those in `fixed`
 */
export const layout = (parameters, settings, onChange, place, fixed) => {
  parameters.forEach(parameter => {
    const field = fields.get(parameter.name);
    if (field?.signature === signature(parameter)) {
      field.update(parameter);
    } else {
      fields.set(parameter.name, new Field(parameter, onChange));
    }
    fields.get(parameter.name).show(settings[parameter.name] ?? '');
  });
  const key = JSON.stringify(parameters.map(signature));
  if (key !== shape) {
    shape = key;
    arrange(grouped(parameters), place, fixed);
  }
};

/** Returns the parameters with their groups. */
export const grouped = parameters => {
  let group = 'network';
  return parameters.map(parameter => {
    group = BEGINNINGS[parameter.name] ?? group;
    return {...parameter, group};
  });
};

const arrange = (parameters, place, fixed) => {
  const names = new Set(parameters.map(({name}) => name));
  [...fields.keys()].filter(name => !names.has(name)).forEach(name => fields.delete(name));
  const focused = document.activeElement?.id;
  const leading = leadingOf(parameters);
  const open = new Set([...groups.querySelectorAll('details[open]')].map(details => details.dataset.group));
  replace(place, fixed, leading.map(name => fields.get(name).node));
  replace(groups, GROUPS.map(([group, title]) => {
    const members = parameters.filter(({name, group: own}) => !leading.includes(name) && own === group);
    return members.length === 0 ? null : section(group, title, members, open.has(group));
  }));
  if (focused) {
    document.getElementById(focused)?.focus();
  }
};

const leadingOf = parameters => {
  const names = parameters.map(({name}) => name);
  const network = parameters.filter(({group}) => group === 'network').map(({name}) => name).slice(0, FIRST_OF_NETWORK);
  const required = parameters.filter(({required: isRequired}) => isRequired).map(({name}) => name);
  const first = FIRST.filter(name => names.includes(name));
  return [...new Set([...network, ...required.filter(name => !first.includes(name)), ...first])];
};

const section = (group, title, members, isOpen) =>
  element('details', {open: isOpen, dataset: {group}},
    element('summary', {}, title, ' ', element('span', {class: 'muted'}, String(members.length))),
    element('div', {class: 'fields'}, members.map(({name}) => fields.get(name).node)));

/** Shows errors beside the fields, opening the groups they are in; returns those of no field. */
export const showErrors = errors => {
  fields.forEach(field => field.showError(errors.find(error => error.parameter === field.name)));
  groups.querySelectorAll('details').forEach(details => {
    details.open ||= details.querySelector('[aria-invalid]') !== null;
  });
  return errors.filter(error => !fields.has(error.parameter));
};
