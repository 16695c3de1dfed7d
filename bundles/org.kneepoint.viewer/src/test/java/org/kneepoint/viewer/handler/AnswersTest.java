// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer.handler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.shell.command.EvaluateCommand;
import org.kneepoint.shell.command.SaturationCommand;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.campaign.StudyService;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.study.run.PointListener;
import org.kneepoint.study.run.RunRequest;
import org.kneepoint.study.session.WorkspaceJob;
import org.kneepoint.study.session.WorkspaceJob.CompletedPoint;
import org.kneepoint.viewer.OpenApi;
import org.kneepoint.viewer.WorkbenchServices;
import org.kneepoint.viewer.json.ErrorJson;
import org.kneepoint.viewer.rest.Handler;
import org.kneepoint.viewer.rest.Reply;

/** Requests and answers of the handlers are those of the description of the interface. */
class AnswersTest {
    private static final Map<String, String> NONE = Map.of();

    @TempDir private Path folder;

    private final Catalogue catalogue = SmallCatalogue.of();
    private final EvaluationService evaluation = new EvaluationService(catalogue);
    private final StudyService studies = new StudyService(evaluation);
    private final ResultEncoder encoder = new ResultEncoder(catalogue);

    private FakeWorkspace workspace() {
        return new FakeWorkspace(
                folder,
                new EvaluateCommand(EvaluationMethod.SIMULATION, catalogue, evaluation),
                new SaturationCommand(catalogue, evaluation));
    }

    private FakeWorkspace withResults() {
        FakeWorkspace workspace = workspace();
        String line = "simulate torus radix=4 dimensions=2 load=0.1,2.1 cycles=1000";
        List<Curve> curves = evaluation.evaluate(RunRequest.parse(line), Progress.NONE);
        workspace.put("c1", CommandResult.of(curves));
        workspace.put("t", CommandResult.of(Table.of("load", "x").row(0.5, "a").build()));
        FakeJob job =
                new FakeJob(
                        1,
                        line,
                        WorkspaceJob.State.RUNNING,
                        List.of(new CompletedPoint(0, 0, curves.get(0).points().get(0))));
        workspace.with(job);
        BadInput bad = BadInput.notAllowed("load", 2, "0 to 1").nearest(1);
        WorkspaceJob failed =
                new FakeJob(2, line, WorkspaceJob.State.FAILED, List.of())
                        .failed(new WorkspaceJob.Failure(bad.getMessage(), bad));
        return workspace.with(failed);
    }

    private Reply post(String operation, Handler handler, String json) throws Exception {
        OpenApi.request(operation, json.replace('\'', '"'));
        FakeWorkspace workspace = withResults();
        Map<String, String> variables = Map.of("name", "c1", "number", "1");
        return OpenApi.answer(operation, handler.handle(workspace.post(variables, json)));
    }

    private Reply get(String operation, Handler handler, String value) throws Exception {
        Map<String, String> variables = Map.of("name", value, "number", value);
        return OpenApi.answer(
                operation, handler.handle(withResults().call(variables, Map.of("path", value))));
    }

    @Test
    void whatIsInstalled() throws Exception {
        WorkbenchServices services =
                new WorkbenchServices(catalogue, evaluation, studies, Optional::empty, "1", "/");
        get("GET /api/workbench", new WorkbenchHandler(services)::show, "");
        Reply plugIns =
                get(
                        "GET /api/plug-ins",
                        new PlugInHandler(catalogue, evaluation, Optional::empty)::list,
                        "");
        assertTrue(new String(plugIns.body(), StandardCharsets.UTF_8).contains("transpose"));
    }

    @Test
    void forms() throws Exception {
        FormHandler forms = new FormHandler();
        for (String command : List.of("simulate", "saturation")) {
            String form = "{'command':'" + command + "','network':'torus','settings':{'vcs':2}}";
            post("POST /api/parameters", forms::parameters, form);
            post("POST /api/check", forms::check, form);
        }
        post(
                "POST /api/check",
                forms::check,
                "{'command':'simulate','network':'torus','settings':{'vcs':'0','x':'1'}}");
        post("POST /api/requests", forms::request, "{'line':'simulate torus load=0.1'}");
    }

    @Test
    void jobs() throws Exception {
        JobHandler jobs = new JobHandler();
        post("POST /api/jobs", jobs::start, "{'line':'simulate torus load=0.1','name':'a'}");
        get("GET /api/jobs", jobs::list, "");
        Map<String, Object> job =
                FakeWorkspace.object(get("GET /api/jobs/{number}", jobs::show, "1"));
        assertEquals(1, FakeWorkspace.list(job, "points").size());
        get("DELETE /api/jobs/{number}", jobs::cancel, "1");
    }

    @Test
    void results() throws Exception {
        ResultHandler results = new ResultHandler(encoder);
        get("GET /api/results", results::list, "");
        get("GET /api/results/{name}", results::show, "c1");
        get("GET /api/results/{name}", results::show, "t");
        post("POST /api/results/{name}", results::rename, "{'name':'c2'}");
        get("DELETE /api/results/{name}", results::remove, "c1");
        post("POST /api/labels", results::labels, "{'curves':[{'result':'c1','index':0}]}");
        post("POST /api/commands", new CommandHandler(encoder)::run, "{'line':'list'}");
    }

    @Test
    void sessions() throws Exception {
        PageHandler page = new PageHandler();
        post("PUT /api/page", page::replace, "{'a':[1]}");
        get("GET /api/page", page::show, "");
        SessionHandler sessions = new SessionHandler(page, "1");
        Reply file = get("GET /api/session", sessions::save, "");
        String text = new String(file.body(), StandardCharsets.UTF_8).replace("'", "");
        OpenApi.request("POST /api/session", text);
        OpenApi.answer("POST /api/session", sessions.open(workspace().post(NONE, text)));
    }

    @Test
    void files() throws Exception {
        Files.writeString(folder.resolve("a.csv"), "load,latency\n");
        Files.createDirectories(folder.resolve("report/data"));
        Files.writeString(folder.resolve("report/data/x.svg"), "<svg/>");
        Files.writeString(folder.resolve("report/summary.md"), "# Summary");
        Files.writeString(folder.resolve("report/index.html"), "<html/>");
        FolderHandler folders = new FolderHandler();
        get("GET /api/folders", folders::list, "");
        get("GET /api/reports", folders::report, "report");
        Path file = folder.resolve("a.study");
        Files.writeString(file, "solve torus\nradix = 4\nload = 0.1,1.9\n");
        studies.run(
                studies.plan(file, "a.study"),
                folder.resolve("a.results"),
                "a.results",
                false,
                line -> {},
                Progress.NONE,
                PointListener.NONE);
        get("GET /api/studies", new StudyHandler(studies)::show, "a.results");
        get("GET /api/experiments", new ExperimentHandler()::list, "");
        OpenApi.request("POST /api/files", "{\"line\":\"chart $c1\",\"format\":\"svg\"}");
    }

    @Test
    void errors() {
        BadInput bad =
                BadInput.unknown("solver", "x", List.of("a", "b")).with("load", 2).nearest("a");
        String json =
                new String(
                        Reply.json(Map.of("error", ErrorJson.of(bad))).body(),
                        StandardCharsets.UTF_8);
        OpenApi.requireValid("error", "Failure", json);
    }
}
