// SPDX-License-Identifier: Apache-2.0
/** Accounts, tokens, keys and the audit log over HTTP. */
package org.kneepoint.server.account.rest;
