// SPDX-License-Identifier: Apache-2.0
// Starts the parts of the page, then restores the choices kept by the workbench, then listens.

import * as api from './api.js';
import * as chart from './chart.js';
import * as chosenCurves from './chosen.js';
import * as commandLine from './command-line.js';
import * as connection from './connection.js';
import * as derivedFigures from './derived-figures.js';
import * as download from './download.js';
import * as events from './events.js';
import * as experiments from './experiments.js';
import * as folders from './folders.js';
import * as form from './form.js';
import * as jobs from './jobs.js';
import * as keys from './keys.js';
import * as measurements from './measurements.js';
import * as metrics from './metrics.js';
import * as networkView from './network-view.js';
import * as output from './output.js';
import * as plugIns from './plug-ins.js';
import * as results from './results.js';
import * as session from './session.js';
import * as state from './state.js';
import * as table from './table.js';
import * as tabs from './tabs.js';
import * as theme from './theme.js';
import * as viewControls from './view-controls.js';

const PARTS = [theme, connection, tabs, commandLine, plugIns, form, jobs, chosenCurves, results, output, folders, experiments,
  chart, viewControls, measurements, derivedFigures, networkView, download, table, metrics, session, keys];

/** The parts for a user who may read only. */
const READING_PARTS = [theme, connection];

const start = async () => {
  const workbench = await api.get('workbench').catch(() => ({}));
  state.set('workbench', workbench);
  // a viewer on its own machine loads nothing of the server's
  const server = workbench.server ? await import('./server/server.js') : null;
  (workbench.role === 'viewer' ? READING_PARTS : PARTS).forEach(part => part.start());
  server?.start(workbench);
  await session.restore();
  events.start();
};

start();
