// SPDX-License-Identifier: Apache-2.0
// Requests to the workbench and their errors.

import * as state from './state.js';

/** An error that the workbench reports: code, and where known parameter, value, allowed, nearest. */
export class ApiError extends Error {
  constructor(status, details) {
    super(details.line ?? `The workbench answered ${status}.`);
    this.status = status;
    this.code = details.code;
    this.parameter = details.parameter;
    this.value = details.value;
    this.allowed = details.allowed;
    this.nearest = details.nearest;
  }
}

const UNREACHABLE = {code: 'unreachable', line: 'The workbench does not answer.'};

const request = async (method, path, body, options = {}) => {
  const isFile = body instanceof Blob;
  const headers = body === undefined ? {} : {'Content-Type': isFile ? 'application/octet-stream' : 'application/json'};
  const sent = typeof body === 'string' || body === undefined || isFile ? body : JSON.stringify(body);
  let response;
  try {
    response = await fetch(`/api/${path}`, {method, headers, body: sent, ...options});
  } catch (error) {
    if (error.name === 'AbortError') {
      throw error;
    }
    if (state.get('connection') === 'open') {
      state.set('connection', 'lost');
    }
    throw new ApiError(0, UNREACHABLE);
  }
  if (response.status === 401 && path !== 'workbench') {
    state.set('denied', path);
  }
  if (!response.ok) {
    throw new ApiError(response.status, await errorOf(response));
  }
  return response;
};

const errorOf = async response => {
  try {
    return (await response.json()).error ?? {};
  } catch {
    return {};
  }
};

const json = async (...args) => {
  const response = await request(...args);
  const text = await response.text();
  return text === '' ? {} : JSON.parse(text);
};

/** Reads a resource. */
export const get = (path, options) => json('GET', path, undefined, options);

/** Posts an object, a text that is JSON already, or a file, and returns the answer. */
export const post = (path, body, options) => json('POST', path, body, options);

/** Stores an object. */
export const put = (path, body, options) => json('PUT', path, body, options);

/** Removes a resource. */
export const remove = path => json('DELETE', path);

/** Returns the bytes of a file and its name: {blob, name}. */
export const file = async (method, path, body) => {
  const response = await request(method, path, body);
  const disposition = response.headers.get('Content-Disposition') ?? '';
  const name = /filename="?([^";]+)"?/.exec(disposition)?.[1] ?? path;
  return {blob: await response.blob(), name};
};

/** Hands a file to the browser's downloads. */
export const download = ({blob, name}) => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60000);
};
