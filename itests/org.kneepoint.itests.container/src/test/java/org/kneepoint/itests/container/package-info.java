// SPDX-License-Identifier: Apache-2.0

/** Tests that run inside a real framework, with the bundles as they are shipped. */
package org.kneepoint.itests.container;
