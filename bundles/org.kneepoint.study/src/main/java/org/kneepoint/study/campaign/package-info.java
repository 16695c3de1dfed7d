// SPDX-License-Identifier: Apache-2.0
/**
 * Studies that last: a {@link org.kneepoint.study.campaign.StudyFile} says what to evaluate, a
 * {@link org.kneepoint.study.campaign.StudyPlan} is what that comes to, and {@link
 * org.kneepoint.study.campaign.StudyService} carries it out in a folder, in one go or in several.
 *
 * <p>The folder holds
 *
 * <ul>
 *   <li>{@code plan}: the study as it was when it began, and every point with all its words;
 *   <li>{@code journal}: a line for each run that is done, a ramp with all its windows, written at
 *       once and never changed, with a checksum; of a line that was being written when the process
 *       died nothing remains;
 *   <li>{@code results.csv}: the points whose runs are all done, always whole. It holds no {@code
 *       seconds}, which the journal does, and so is the same to the byte however often the study
 *       was stopped;
 *   <li>{@code provenance.json}: who evaluated it, with which bundles, where and when;
 *   <li>{@code lock}: held by the process that is at work on it.
 * </ul>
 */
@Export
@Version("1.0.0")
package org.kneepoint.study.campaign;

import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;
