// SPDX-License-Identifier: Apache-2.0
// Builders of elements. Data becomes text nodes, never markup.

const setAttribute = (node, name, value) => {
  if (value === null || value === undefined || value === false) {
    return;
  }
  if (name === 'on') {
    Object.entries(value).forEach(([event, listener]) => node.addEventListener(event, listener));
  } else if (name === 'dataset') {
    Object.assign(node.dataset, value);
  } else if (name === 'text') {
    node.textContent = value;
  } else {
    node.setAttribute(name, value === true ? '' : value);
  }
};

/** Returns a new element with attributes (also `on`, `dataset`, `text`) and children. */
export const element = (tag, attributes = {}, ...children) => {
  const node = document.createElement(tag);
  Object.entries(attributes).forEach(([name, value]) => setAttribute(node, name, value));
  node.append(...present(children));
  return node;
};

/** Replaces the children of a node. */
export const replace = (parent, ...children) => {
  parent.replaceChildren(...present(children));
  return parent;
};

const present = children =>
  children.flat(Infinity).filter(child => child !== null && child !== undefined && child !== false);

/** Returns the element with an identifier. */
export const byId = id => document.getElementById(id);

/** Returns a button that submits no form. */
export const button = (text, onClick, attributes = {}) =>
  element('button', {type: 'button', on: {click: onClick}, ...attributes}, text);

const MOST_NOTICES = 3;
const NOTICE_TIME = 6000;

/** Shows a line to the user and to screen readers for some seconds. */
export const notify = line => {
  const notice = element('p', {class: 'notice'}, line);
  const notices = byId('notices');
  notices.append(notice);
  if (notices.childElementCount > MOST_NOTICES) {
    notices.firstChild.remove();
  }
  setTimeout(() => notice.remove(), NOTICE_TIME);
};

/**
 * Opens a modal dialog with a title, content and actions ([[text, function]]); the last is the
 * default. Focus returns to where it was when the dialog closes; a click beside one that is
 * persistent does not close it.
 */
export const dialog = (title, content, {actions = [], wide = false, persistent = false} = {}) => {
  const heading = element('h2', {id: 'dialog-title'}, title);
  const close = button('Close', () => node.close(), {class: 'quiet'});
  const footer = element('div', {class: 'actions'}, close, actions.map(([text, action], i) =>
    button(text, () => Promise.resolve(action(node)).then(keep => keep || node.close()),
      {class: i === actions.length - 1 ? 'primary' : null})));
  const node = element('dialog', {'aria-labelledby': 'dialog-title', class: wide ? 'wide' : null},
    heading, element('div', {class: 'content', tabindex: '0'}, content), footer);
  const before = document.activeElement;
  node.addEventListener('click', event => !persistent && event.target === node && node.close());
  node.addEventListener('close', () => {
    node.remove();
    before?.focus?.();
  });
  document.body.append(node);
  node.showModal();
  return node;
};

let identifiers = 0;

/** Returns an identifier that no other element has. */
export const identifier = prefix => `${prefix}-${++identifiers}`;
