// SPDX-License-Identifier: Apache-2.0

/** Benchmarks of the models. */
package org.kneepoint.itests.jmh;
