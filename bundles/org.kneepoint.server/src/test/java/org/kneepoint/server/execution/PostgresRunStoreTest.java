// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.execution;

import org.kneepoint.server.store.Database;
import org.kneepoint.server.store.PostgresTest;
import org.kneepoint.server.store.TestDatabase;

@PostgresTest
class PostgresRunStoreTest extends RunStoreTest {
    @Override
    Database database() {
        return TestDatabase.postgres();
    }
}
