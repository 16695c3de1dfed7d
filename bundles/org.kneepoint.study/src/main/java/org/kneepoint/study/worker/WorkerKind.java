// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.worker;

import java.nio.file.Path;

/**
 * What processes that execute runs have, and differ in.
 *
 * @param deployFolder the folder of their drop-in bundles and network files
 * @param heapBytes their heap
 */
public record WorkerKind(Path deployFolder, long heapBytes) {}
