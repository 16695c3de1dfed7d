// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer.handler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.shell.command.EvaluateCommand;
import org.kneepoint.shell.command.SaturationCommand;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.testkit.Refusal;

/** Forms of the commands of the shell with a torus and its model. */
class FormHandlerTest {
    private final Catalogue catalogue = SmallCatalogue.of();
    private final EvaluationService evaluation = new EvaluationService(catalogue);
    private final FakeWorkspace workspace =
            new FakeWorkspace(
                    Path.of("."),
                    new EvaluateCommand(EvaluationMethod.MODEL, catalogue, evaluation),
                    new EvaluateCommand(EvaluationMethod.SIMULATION, catalogue, evaluation),
                    new SaturationCommand(catalogue, evaluation));
    private final FormHandler forms = new FormHandler();

    private Map<String, Object> parameters(String form) throws Exception {
        return FakeWorkspace.object(forms.parameters(workspace.post(form)));
    }

    private Map<String, Object> check(String form) throws Exception {
        return FakeWorkspace.object(forms.check(workspace.post(form)));
    }

    private static Map<String, Object> named(Map<String, Object> answer, String name) {
        return FakeWorkspace.list(answer, "parameters").stream()
                .filter(parameter -> parameter.get("name").equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static List<String> codes(Map<String, Object> check) {
        return FakeWorkspace.list(check, "errors").stream()
                .map(error -> error.get("code") + " " + error.get("parameter"))
                .sorted()
                .toList();
    }

    @Test
    void aFormHasParametersWithDefaultsChoicesAndAlternatives() throws Exception {
        Map<String, Object> answer =
                parameters("{'command':'simulate','network':'torus','settings':{}}");
        assertEquals("shape", named(answer, "radix").get("kind"));
        assertEquals("integer", named(answer, "vcs").get("kind"));
        assertEquals("uniform", named(answer, "pattern").get("default"));
        assertEquals(List.of(List.of("load", "rate")), answer.get("exclusive"));
        assertEquals("real", named(answer, "load").get("kind"));
        assertTrue(
                named(answer, "pattern").get("choices").toString().contains("transpose"),
                named(answer, "pattern").toString());
        assertTrue(answer.get("evaluator").toString().contains("parameter=simulator"));
    }

    @Test
    void aDependentDefaultFollowsTheSettings() throws Exception {
        String form = "{'command':'simulate','network':'dragonfly','settings':{'h':'%s'}}";
        assertEquals("4", named(parameters(form.formatted("2")), "a").get("default"));
        assertEquals("6", named(parameters(form.formatted("3,4")), "a").get("default"));
        assertEquals("8", named(parameters(form.formatted("4:8:2")), "a").get("default"));
        Map<String, Object> wrong = named(parameters(form.formatted("x")), "a");
        assertEquals("2 h", wrong.get("rule"));
    }

    @Test
    void aSearchHasBothEvaluatorsAmongItsParameters() throws Exception {
        Map<String, Object> answer = parameters("{'command':'saturation','network':'torus'}");
        assertNull(answer.get("evaluator"));
        assertEquals("choice", named(answer, "solver").get("kind"));
        assertEquals("choice", named(answer, "simulator").get("kind"));
    }

    @Test
    void anUnknownPlugInDoesNotHideTheParameters() throws Exception {
        Map<String, Object> answer =
                parameters("{'command':'solve','network':'torus','settings':{'pattern':'unifrm'}}");
        assertEquals("uniform", named(answer, "pattern").get("default"));
    }

    @Test
    void unknownCommandsAndNetworksAreRefused() {
        assertEquals(
                "unknown [command] solv",
                Refusal.of(
                        assertThrows(
                                BadInput.class,
                                () -> parameters("{'command':'solv','network':'torus'}"))));
        assertEquals(
                "unknown [network] tors",
                Refusal.of(
                        assertThrows(
                                BadInput.class,
                                () -> parameters("{'command':'solve','network':'tors'}"))));
    }

    @Test
    void aValidFormHasItsLineAndSize() throws Exception {
        Map<String, Object> check =
                check(
                        "{'command':'solve','network':'torus','settings':{'radix':'4','dimensions':'2',"
                                + "'load':'0.1:0.3:0.1','pattern':'','vcs':'2,4'}}");
        assertEquals(
                "solve torus radix=4 dimensions=2 load=0.1:0.3:0.1 vcs=2,4", check.get("line"));
        assertEquals(List.of(), check.get("errors"));
        assertEquals(true, check.get("valid"));
        assertEquals(true, check.get("complete"));
        assertEquals(2, check.get("curves"));
        assertEquals(6, check.get("points"));
        assertEquals(6, check.get("runs"));
        assertFalse(check.containsKey("estimate"), "a model has no time limit");
    }

    @Test
    void theEstimateIsTheSumOfAllTimeLimitsOnTheCoresOfTheUser() throws Exception {
        Map<String, Object> check =
                check(
                        "{'command':'simulate','network':'torus','settings':{'radix':'4',"
                                + "'load':'0.1,0.2','replications':'3','limit':'8'}}");
        assertEquals(6, check.get("runs"), check.toString());
        assertEquals(FakeWorkspace.CORES, check.get("cores"));
        assertEquals(6 * 8.0 / FakeWorkspace.CORES, check.get("estimate"));
    }

    @Test
    void everyWrongSettingIsAnErrorOfItsOwn() throws Exception {
        Map<String, Object> check =
                check(
                        "{'command':'solve','network':'torus','settings':{'length':'0','load':'0.1:2',"
                                + "'vcs':'two','pattern':'unifrm','lod':'1'}}");
        assertEquals(
                List.of(
                        "not-allowed length",
                        "not-allowed vcs",
                        "unknown lod",
                        "unknown pattern",
                        "unusable load"),
                codes(check));
        assertEquals(false, check.get("valid"));
        assertEquals(0, check.get("points"));
    }

    @Test
    void whatIsMissingIsFoundByTheCommand() throws Exception {
        Map<String, Object> check = check("{'command':'solve','network':'torus'}");
        assertEquals(List.of("missing load"), codes(check));
        assertEquals("solve torus", check.get("line"));
    }

    @Test
    void aNetworkThatIsTooLargeIsRefusedBeforeItIsBuilt() throws Exception {
        Map<String, Object> check =
                check(
                        "{'command':'simulate','network':'torus',"
                                + "'settings':{'radix':'1000','dimensions':'9','load':'0.1'}}");
        assertEquals(1, FakeWorkspace.list(check, "errors").size(), check.toString());
    }

    @Test
    void aCommandLineBecomesAForm() {
        Map<String, Object> form =
                FakeWorkspace.object(
                        forms.request(
                                workspace.post(
                                        "{'line':'simulate torus radix=4 load=0.1,0.2"
                                                + " simulator=flit'}")));
        assertEquals("simulate", form.get("command"));
        assertEquals("torus", form.get("network"));
        assertEquals(
                Map.of("radix", "4", "load", "0.1,0.2", "simulator", "flit"), form.get("settings"));
        assertThrows(
                BadInput.class, () -> forms.request(workspace.post("{'line':'simulat torus'}")));
        assertThrows(BadInput.class, () -> forms.request(workspace.post("{'lin':'solve'}")));
    }
}
