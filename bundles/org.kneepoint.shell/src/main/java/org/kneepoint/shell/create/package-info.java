// SPDX-License-Identifier: Apache-2.0
/**
 * The command {@code new}: a project of a plug-in, made from the archetypes of the distribution.
 */
package org.kneepoint.shell.create;
