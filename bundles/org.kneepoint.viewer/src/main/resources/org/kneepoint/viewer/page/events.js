// SPDX-License-Identifier: Apache-2.0
// One stream of server-sent events for all tabs: a browser opens few connections to one host.
// The tab that holds the lock has the stream and passes each event on; when it closes, the next
// tab gets the lock.

import * as state from './state.js';

const NAMES = ['plug-ins', 'job', 'points', 'result', 'notice', 'end'];
const FIRST_WAIT = 500;
const LONGEST_WAIT = 5000;

const listeners = new Map();
const channel = new BroadcastChannel('kneepoint-events');
const tab = crypto.randomUUID();
let isLeader = false;

/** Calls a function with the data of each event of a name; `connected` follows each (re)connection. */
export const subscribe = (name, listener) => {
  listeners.set(name, [...(listeners.get(name) ?? []), listener]);
};

const deliver = ({name, data}) => {
  if (name === 'connected') {
    state.set('connection', 'open');
  } else if (name === 'lost' && state.get('connection') !== 'ended') {
    state.set('connection', 'lost');
  } else if (name === 'end') {
    state.set('connection', 'ended');
  }
  (listeners.get(name) ?? []).forEach(listener => listener(data));
};

const publish = (name, data) => {
  channel.postMessage({name, data});
  deliver({name, data});
};

const connect = wait => {
  const source = new EventSource('/api/events');
  source.addEventListener('open', () => {
    wait = FIRST_WAIT;
    publish('connected', {});
  });
  NAMES.forEach(name => source.addEventListener(name, event => publish(name, JSON.parse(event.data))));
  source.addEventListener('error', () => {
    source.close();
    publish('lost', {});
    setTimeout(() => connect(Math.min(2 * wait, LONGEST_WAIT)), wait);
  });
};

const lead = () => {
  isLeader = true;
  connect(FIRST_WAIT);
  return new Promise(() => {}); // the lock is held until the tab closes
};

/** Begins to receive events. */
export const start = () => {
  channel.addEventListener('message', ({data}) => {
    if (data.name === 'joined') {
      if (isLeader && state.get('connection') === 'open') {
        channel.postMessage({name: 'connected', data: {}, to: data.from});
      }
    } else if (data.to === undefined || data.to === tab) {
      deliver(data);
    }
  });
  channel.postMessage({name: 'joined', from: tab});
  navigator.locks.request('kneepoint-events', lead);
};
