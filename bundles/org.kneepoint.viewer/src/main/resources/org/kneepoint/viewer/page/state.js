// SPDX-License-Identifier: Apache-2.0
// The observable state of the page: values by key, each with its listeners.

const values = new Map();
const listeners = new Map();
const changed = new Set();

/** Returns the value of a key, or undefined. */
export const get = key => values.get(key);

/** Sets a value and calls the listeners of its key, once for all changes made in one task. */
export const set = (key, value) => {
  values.set(key, value);
  if (changed.size === 0) {
    queueMicrotask(deliver);
  }
  changed.add(key);
};

/** Replaces a value by a function of it. */
export const update = (key, change) => set(key, change(values.get(key)));

/** Calls a function with the value of a key after each change; returns a function that ends this. */
export const on = (key, listener) => {
  if (!listeners.has(key)) {
    listeners.set(key, new Set());
  }
  listeners.get(key).add(listener);
  return () => listeners.get(key).delete(listener);
};

const deliver = () => {
  const keys = [...changed];
  changed.clear();
  for (const key of keys) {
    for (const listener of [...(listeners.get(key) ?? [])]) {
      try {
        listener(values.get(key));
      } catch (error) {
        console.error(error);
      }
    }
  }
};
