// SPDX-License-Identifier: Apache-2.0
/**
 * Runs as job arrays of Slurm. The {@link org.kneepoint.executor.slurm.SlurmExecutor} divides runs
 * into packs, submits a job array with as many tasks, and waits for the files of results; a task
 * takes one pack after the other. It is this workbench, started with the entry {@value
 * org.kneepoint.executor.slurm.TaskEntry#ENTRY}.
 *
 * <p>What was done is in the files only, of a folder that all machines share:
 *
 * <ul>
 *   <li>{@code deploy-HASH}: a copy of the drop-in bundles and network files, for all tasks;
 *   <li>{@code 1-...}, {@code 2-...}: a folder for each submission, of a name that no other has,
 *       with {@code job.json} (the name of the job, the requests, bundles and packs), {@code
 *       task.sh}, {@code id} with the number that Slurm gave it, and {@code cancelled} if the user
 *       has ended it;
 *   <li>in it for each pack, by its number: {@code 7.taken}, which task has taken it; {@code
 *       7.results}, a line for each run, written under another name and renamed when the pack is
 *       done; {@code 7.JOB.RESTARTS.part}, the same while it is executed;
 *   <li>for each task: {@code 7.out}, what it has printed; {@code 7.refused}, why it has taken
 *       nothing or does not go on.
 * </ul>
 *
 * <p>Slurm is asked only which tasks wait and run. A task that is no longer among them and has left
 * no results is lost, and what is missing of its pack is submitted again.
 */
package org.kneepoint.executor.slurm;
