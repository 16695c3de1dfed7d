// SPDX-License-Identifier: Apache-2.0
/** The server over HTTP: its address and TLS, who is admitted, what a monitor reads. */
package org.kneepoint.server.http;
