// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.job;

import org.kneepoint.server.store.Database;
import org.kneepoint.server.store.PostgresTest;
import org.kneepoint.server.store.TestDatabase;

@PostgresTest
class PostgresJobTableTest extends JobTableTest {
    @Override
    Database database() {
        return TestDatabase.postgres();
    }
}
