// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.kneepoint.shell.command.TypedRequest.request;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.shell.FakeNetworkWorkbench;
import org.kneepoint.shell.FakeWorkbench;
import org.kneepoint.shell.RenderedResult;
import org.kneepoint.shell.reference.ReferenceIndex;
import org.kneepoint.shell.reference.ReferencePage;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.plugin.Catalogue;

class DescribeCommandTest {
    private static final int WIDTH = 80;

    private final Command plain = describing(FakeWorkbench.catalogue());
    private final Command networks = describing(FakeNetworkWorkbench.catalogue());

    private static Command describing(Catalogue catalogue) {
        EvaluationService evaluation = new EvaluationService(catalogue);
        List<Command> commands = new ArrayList<>();
        commands.add(new MeasureCommand(catalogue));
        commands.add(new QueueCommand(catalogue));
        commands.add(new StudyCommand(null));
        Command describe =
                new DescribeCommand(new ReferenceIndex(catalogue, evaluation, () -> commands));
        commands.add(describe);
        return describe;
    }

    private static String text(Command describe, Object... operands) throws Exception {
        return RenderedResult.text(describe.execute(request(operands)), WIDTH);
    }

    private static String csv(Command describe, Object... operands) throws Exception {
        return RenderedResult.csv(describe.execute(request(operands)));
    }

    private static void assertHas(String text, String... parts) {
        for (String part : parts) {
            assertTrue(text.contains(part), part + " in\n" + text);
        }
    }

    @Test
    void detailIsShownOnRequest() throws Exception {
        String essential = text(plain, "net-model");
        String full = text(plain, "net-model", "all");
        assertHas(essential, "net-model (solver): ", "variant", "net", "describe net-model all");
        assertFalse(essential.contains("A. Author"), essential);
        assertHas(
                full,
                "\nsource\n  A. Author: A paper, 1996\n",
                "buffer places [places]: 0 to 64",
                "\nvariants\n  right: as it should be\n  printed: as it was printed\n",
                "\nvalidity\n  everywhere\n",
                "\nverification\n  by hand\n",
                "\naccuracy\n  case  error\n  one     0.1");
        assertTrue(full.lines().allMatch(line -> line.length() <= WIDTH), full);
        assertEquals(csv(plain, "net-model"), csv(plain, "net-model", "all"));
        assertHas(csv(plain, "net-model"), ",accuracy one,,,,error: 0.1\n");
    }

    @Test
    void systemIsDescribedByItsEvaluators() throws Exception {
        assertHas(text(plain, "net"), "net (network): ", "solver net-model", "buffer", "variant");
        assertHas(csv(plain, "net"), "solver,net-model,buffer,places,4,0 to 64,buffer places\n");
    }

    @Test
    void topologyHasParametersOfItsOwnAndThoseOfItsEvaluators() throws Exception {
        String page = text(networks, "star");
        assertHas(page, "star (topology): ", "nodes", "direct", "winding", "self", "router");
        String rows = csv(networks, "star");
        assertHas(rows, "\ntopology,star,nodes,terminals,2,2 to 64,");
        assertHas(rows, "\nsimulator,engine,router,,ideal,");
        assertEquals(1, rows.split(",nodes,", -1).length - 1, rows);
    }

    @Test
    void parameterHasRangeDefaultAndOwners() throws Exception {
        String buffer = text(plain, "buffer");
        assertHas(buffer, "buffer (parameter): ", "[places]", "0 to 64", "4", "net-model", "net");
        assertHas(text(plain, "variant"), "right: as it should be", "printed: as it was printed");
        assertHas(text(networks, "pattern"), "hot", "uniform");
    }

    @ParameterizedTest
    @CsvSource({
        "printed, choice of variant, as it was printed",
        "ok, status, steady",
        "extrapolated, validity, outside",
        "latency_ci95, column, unit: cycles",
        "half_load, column, half",
        "waiting_3, column, wait",
        "x_difference, column, reference",
        "strict, setting, status",
        "right, choice of variant, variant=right",
        "measure, command, measure CURVES",
        "hot, pattern, hotspot"
    })
    void namesOfEveryKind(String name, String kind, String part) throws Exception {
        Command describe = name.equals("hot") ? networks : plain;
        String page = text(describe, name);
        assertHas(page, name + " (" + kind, part);
        assertTrue(page.lines().count() <= ReferencePage.SCREEN_LINES, page);
    }

    @Test
    void nameOfSeveralKindsHasAllMeanings() throws Exception {
        String page = text(plain, "throughput");
        assertHas(page, "throughput (column): ", "throughput (column of queue): ");
        assertHas(text(networks, "load"), "load (parameter): ", "load (column): ");
    }

    @Test
    void formerNamesArePresentOnes() throws Exception {
        assertTrue(text(plain, "accepted_min").startsWith("injected_min (column): "));
    }

    @Test
    void everyNameFitsAScreen() throws Exception {
        for (Command describe : List.of(plain, networks)) {
            for (String name : describe.completions(List.of(), "")) {
                String page = text(describe, name);
                assertTrue(page.lines().count() <= ReferencePage.SCREEN_LINES, page);
                assertTrue(page.lines().allMatch(line -> line.length() <= WIDTH), page);
                assertTrue(page.startsWith(name + " ("), page);
            }
        }
    }

    @Test
    void completesNamesAndTheDetail() {
        List<String> names = plain.completions(List.of(), "");
        assertTrue(
                names.containsAll(
                        List.of("net", "M/M/1", "half", "buffer", "printed", "ok", "measure")),
                names.toString());
        assertFalse(names.contains("true"), names.toString());
        assertEquals(List.of("all"), plain.completions(List.of("net"), ""));
    }

    @Test
    void unknownNames() {
        BadInput unknown = assertThrows(BadInput.class, () -> text(plain, "hal"));
        assertEquals("unknown", unknown.code());
        assertTrue(unknown.getMessage().contains("half"), unknown.getMessage());
        BadInput booksim = assertThrows(BadInput.class, () -> text(plain, "vc_buf_size"));
        assertTrue(booksim.getMessage().contains("buffer"), booksim.getMessage());
        assertThrows(BadInput.class, () -> text(plain, "net", "some"));
        assertThrows(BadInput.class, () -> text(plain));
    }
}
