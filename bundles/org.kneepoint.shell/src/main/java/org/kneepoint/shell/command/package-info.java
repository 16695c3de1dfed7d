// SPDX-License-Identifier: Apache-2.0
/**
 * The commands of the scope {@code kneepoint}. Their usage texts are resources, {@code NAME.txt}.
 */
package org.kneepoint.shell.command;
