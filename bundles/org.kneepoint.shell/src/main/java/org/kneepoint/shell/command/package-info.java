// SPDX-License-Identifier: Apache-2.0
/** The commands of the scope {@code kneepoint}, one class each. */
package org.kneepoint.shell.command;
