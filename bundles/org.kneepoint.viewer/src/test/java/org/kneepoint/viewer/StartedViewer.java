// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer;

import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.campaign.StudyService;
import org.kneepoint.study.plugin.Catalogue;
import org.osgi.service.log.Logger;

/** A viewer on a started HTTP server, which is closed with it, and what it logs. */
final class StartedViewer implements AutoCloseable {
    final HttpFramework framework;
    final HttpViewer viewer;
    final List<String> logged = Collections.synchronizedList(new ArrayList<>());

    StartedViewer(HttpFramework framework) {
        this.framework = framework;
        Catalogue catalogue = new Catalogue(framework.context());
        EvaluationService evaluation = new EvaluationService(catalogue);
        StudyService studies = new StudyService(evaluation);
        viewer = new HttpViewer(framework.context(), catalogue, evaluation, studies, log());
    }

    private Logger log() {
        return (Logger)
                Proxy.newProxyInstance(
                        Logger.class.getClassLoader(),
                        new Class<?>[] {Logger.class},
                        (proxy, method, arguments) -> {
                            logged.add(method.getName() + " " + Arrays.toString(arguments));
                            return null;
                        });
    }

    @Override
    public void close() throws Exception {
        viewer.close();
        framework.close();
    }
}
