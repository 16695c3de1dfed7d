// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.operation;

import org.kneepoint.server.account.AccountStore;
import org.kneepoint.server.account.command.AccountCommands;
import org.kneepoint.server.account.rest.AccountRoutes;
import org.kneepoint.server.account.rest.StorageUse;
import org.kneepoint.server.job.JobCommand;
import org.kneepoint.server.job.JobQueue;
import org.kneepoint.server.job.QueueRoutes;
import org.kneepoint.server.plugin.PlugInCommand;
import org.kneepoint.server.plugin.PlugInRoutes;
import org.kneepoint.server.plugin.PlugInStore;
import org.kneepoint.server.result.ResultCommand;
import org.kneepoint.server.result.Results;
import org.kneepoint.server.result.ResultsCommand;
import org.kneepoint.server.result.SaveCommand;
import org.kneepoint.server.result.StoredRoutes;
import org.kneepoint.study.session.Role;
import org.kneepoint.viewer.rest.RouteSource;

/**
 * What users work with, by commands and routes.
 *
 * @param accounts the accounts
 * @param results the stored results
 * @param jobs the queue
 * @param plugIns the plug-ins
 */
record ServerModules(AccountStore accounts, Results results, JobQueue jobs, PlugInStore plugIns) {
    /** Registers the commands, each with the least role that may use it. */
    void registerCommands(Registrations services) {
        AccountCommands.of(accounts).forEach(command -> services.add(Role.VIEWER, command));
        services.add(Role.VIEWER, new ResultsCommand(results));
        services.add(Role.VIEWER, new ResultCommand(results));
        services.add(Role.EVALUATOR, new SaveCommand(results));
        services.add(Role.EVALUATOR, new JobCommand(jobs));
        services.add(Role.DEPLOYER, new PlugInCommand(plugIns));
    }

    /** Registers the routes of the interface. */
    void registerRoutes(Registrations services) {
        services.add(
                RouteSource.class,
                new AccountRoutes(accounts, account -> new StorageUse(results.keptBytes(account))));
        services.add(RouteSource.class, new StoredRoutes(results));
        services.add(RouteSource.class, new QueueRoutes(jobs));
        services.add(RouteSource.class, new PlugInRoutes(plugIns));
    }
}
