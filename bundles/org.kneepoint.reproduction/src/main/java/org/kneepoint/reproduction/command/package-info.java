// SPDX-License-Identifier: Apache-2.0
/** The command {@code reproduce} and its answers as text. */
package org.kneepoint.reproduction.command;
