// SPDX-License-Identifier: Apache-2.0
// The tabs under the chart.

import * as state from './state.js';
import {byId, element, replace} from './dom.js';

const panels = () => [...document.querySelectorAll('#data > [role="tabpanel"]')];

const nameOf = panel => panel.id.slice('panel-'.length);

/** Shows a panel by its name. */
export const select = name => state.set('tab', name);

const render = () => {
  const name = state.get('tab') ?? 'points';
  panels().forEach(panel => {
    const isShown = nameOf(panel) === name;
    panel.hidden = !isShown;
    const tab = byId(`tab-${nameOf(panel)}`);
    tab.setAttribute('aria-selected', String(isShown));
    tab.tabIndex = isShown ? 0 : -1;
  });
};

const move = event => {
  const tabs = [...byId('tabs').children];
  const step = {ArrowRight: 1, ArrowLeft: -1}[event.key];
  if (step) {
    const next = tabs[(tabs.indexOf(event.target) + step + tabs.length) % tabs.length];
    next.click();
    next.focus();
  }
};

/** Makes a tab of each panel. */
export const start = () => {
  replace(byId('tabs'), panels().map(panel => {
    panel.setAttribute('aria-labelledby', `tab-${nameOf(panel)}`);
    return element('button', {type: 'button', role: 'tab', id: `tab-${nameOf(panel)}`, 'aria-controls': panel.id,
      on: {click: () => select(nameOf(panel))}}, panel.dataset.title);
  }));
  byId('tabs').addEventListener('keydown', move);
  state.on('tab', render);
  render();
};
