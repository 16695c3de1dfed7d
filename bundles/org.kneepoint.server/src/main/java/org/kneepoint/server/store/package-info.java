// SPDX-License-Identifier: Apache-2.0
/** The database: transactions, plain SQL and numbered migrations. */
package org.kneepoint.server.store;
