// SPDX-License-Identifier: Apache-2.0

/** Benchmarks of models and simulators. */
package org.kneepoint.itests.jmh;
