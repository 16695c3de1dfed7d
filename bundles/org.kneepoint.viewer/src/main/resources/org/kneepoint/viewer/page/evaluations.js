// SPDX-License-Identifier: Apache-2.0
// What can be evaluated: the commands of the form and what a network must have for each.

import * as state from './state.js';

/** Commands of the form, with what their buttons say. */
export const ACTIONS = [
  ['solve', 'model', 'an analytic model, in milliseconds'],
  ['simulate', 'simulate', 'a flit-level simulation with confidence intervals'],
  ['compare', 'compare', 'the model against its simulation'],
  ['ramp', 'ramp', 'one run under a growing load, to and beyond the critical load'],
  ['saturation', 'saturation', 'the load at which the network saturates'],
  ['bound', 'bound', 'the load that no run can exceed'],
  ['study', 'study', 'a sweep from a file, which can be stopped and resumed'],
];

/** Whether a network has what a command needs. */
const NEEDS = {
  solve: ({solvers = []}) => solvers.length > 0,
  simulate: ({simulators = []}) => simulators.length > 0,
  compare: ({solvers = [], simulators = []}) => solvers.length > 0 && simulators.length > 0,
  ramp: ({ramps = []}) => ramps.length > 0,
  saturation: ({solvers = [], simulators = []}) => solvers.length + simulators.length > 0,
  bound: ({kind}) => kind !== 'system',
  study: () => true,
};

const networks = () => state.get('plugIns')?.networks;

/** Returns whether a network is installed, as far as is known. */
export const isInstalled = name => !name || !networks() || networks().some(network => network.name === name);

/** Returns whether a command can evaluate a network, as far as is known. */
export const isPossible = (command, name) => {
  const network = networks()?.find(one => one.name === name);
  return !network || NEEDS[command](network);
};

/** Returns why a form cannot be evaluated, or an empty text. */
export const obstacle = ({command, network}) => {
  if (command !== 'study' && !isInstalled(network)) {
    return `${network} is not installed any more. Its settings are kept and can be used again when it returns.`;
  }
  if (isPossible(command, network)) {
    return '';
  }
  const [, word] = ACTIONS.find(([action]) => action === command);
  const others = ACTIONS.filter(([action]) => action !== 'study' && isPossible(action, network)).map(([, other]) => other);
  return `${network} cannot be evaluated by ${word}. Possible: ${others.join(', ')}.`;
};
