// SPDX-License-Identifier: Apache-2.0
/**
 * Runs in processes of their own: a plug-in that loops, ends its process or uses up the memory ends
 * its run, and nothing else. The process is the same workbench, started with the entry {@value
 * org.kneepoint.study.worker.WorkerEntry#ENTRY}; it plans the same requests, one after the other,
 * and receives numbers of runs.
 */
@Export
@Version("1.0.0")
package org.kneepoint.study.worker;

import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;
