// SPDX-License-Identifier: Apache-2.0
/**
 * Studies: parameter sweeps kept in a folder, which can be stopped and resumed. The {@link
 * org.kneepoint.study.campaign.StudyPlan} of a {@link org.kneepoint.study.campaign.StudyFile} is
 * executed by the {@link org.kneepoint.study.campaign.StudyService}, in one or several sessions.
 *
 * <p>The folder holds
 *
 * <ul>
 *   <li>{@code plan}: the study file in its normal form, and every point with all its settings;
 *   <li>{@code journal}: a line with a checksum for each finished run, appended when it ends; an
 *       incomplete last line is dropped;
 *   <li>{@code results.csv}: the points of which all runs are done, replaced atomically. The column
 *       {@code seconds} is in the journal only, so that the file is identical to the byte however
 *       often the study was stopped;
 *   <li>{@code provenance.json}: evaluator, bundles, machines and times;
 *   <li>{@code executor}: the executor with its settings, if one was chosen; a detached one has its
 *       work in a folder of its name, such as {@code slurm};
 *   <li>{@code lock}: locked by the process that runs the study;
 *   <li>{@code parts}: for each part of the study a folder named by its points, with a journal,
 *       results, provenance and lock of its own, so that the processes of several parts share no
 *       file. A merge copies the lines of their journals into that of the study, once.
 * </ul>
 */
@Export
@Version("1.0.0")
package org.kneepoint.study.campaign;

import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;
