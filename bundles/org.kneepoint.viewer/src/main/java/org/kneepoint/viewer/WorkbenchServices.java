// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer;

import java.util.Optional;
import java.util.function.Supplier;
import org.kneepoint.api.view.ChartWriter;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.campaign.StudyService;
import org.kneepoint.study.plugin.Catalogue;

/**
 * The services of the workbench that handlers use.
 *
 * @param catalogue the installed plug-ins
 * @param evaluation plans and executes runs
 * @param studies plans, executes and reads studies
 * @param charts the chart writer, if one is installed now
 * @param version the version of the workbench
 * @param home the folder of the installation
 */
public record WorkbenchServices(
        Catalogue catalogue,
        EvaluationService evaluation,
        StudyService studies,
        Supplier<Optional<ChartWriter>> charts,
        String version,
        String home) {}
