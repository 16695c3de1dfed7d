// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.view.Chart;
import org.kneepoint.chart.style.ChartStyle;
import org.kneepoint.testkit.Refusal;

/** Formats, sizes, sameness of bytes, and what is refused. */
class JFreeChartWriterTest {
    private final JFreeChartWriter writer = new JFreeChartWriter();
    private final Curve model =
            SampleCurves.of(EvaluationMethod.MODEL, "torus").sweep(0.1, 1.2, 12);
    private final Curve simulation =
            SampleCurves.of(EvaluationMethod.SIMULATION, "torus").tool("flit").sweep(0.1, 1.2, 12);

    private byte[] bytes(Chart chart, String format) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        writer.write(chart, format, out);
        return out.toByteArray();
    }

    private BufferedImage image(Chart chart) throws IOException {
        return ImageIO.read(new ByteArrayInputStream(bytes(chart, "png")));
    }

    private static long count(BufferedImage image, int rgb) {
        int[] pixels =
                image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
        return IntStream.of(pixels).filter(pixel -> (pixel & 0xFFFFFF) == rgb).count();
    }

    private String complaint(Chart chart) {
        return Refusal.of(assertThrows(BadInput.class, () -> bytes(chart, "png")));
    }

    @Test
    void writesPngSvgAndPdf() {
        assertEquals(Set.of("png", "svg", "pdf"), writer.formats());
    }

    @Test
    void pngHasTheSizeOfTheChart() throws IOException {
        BufferedImage usual = image(Chart.of(List.of(model)));
        assertEquals(900, usual.getWidth());
        assertEquals(600, usual.getHeight());
        BufferedImage other = image(Chart.of(List.of(model)).size(640, 1000));
        assertEquals(640, other.getWidth());
        assertEquals(1000, other.getHeight());
    }

    @Test
    void curvesOfDifferentSubjectsHaveColoursOfThePalette() throws IOException {
        List<Curve> curves = new ArrayList<>();
        for (int buffer = 1; buffer <= 7; buffer++) {
            curves.add(
                    SampleCurves.of(EvaluationMethod.MODEL, "omega")
                            .setting("buffer", String.valueOf(buffer))
                            .queue(10, 0.3 + 0.1 * buffer)
                            .sweep(0.05, 1, 20));
        }
        BufferedImage image = image(Chart.of(curves));
        for (int n = 0; n < 7; n++) {
            assertTrue(count(image, ChartStyle.colour(n).getRGB() & 0xFFFFFF) > 50, "colour " + n);
        }
        assertTrue(count(image, 0xFFFFFF) > 900 * 600 / 2);
    }

    @Test
    void onePointIsVisible() throws IOException {
        for (EvaluationMethod method :
                List.of(
                        EvaluationMethod.MODEL,
                        EvaluationMethod.RAMP,
                        EvaluationMethod.of("peer"))) {
            Curve point = SampleCurves.of(method, "torus").sweep(0.4, 0.4, 1);
            assertTrue(count(image(Chart.of(List.of(point))), 0x0072B2) > 30, method.label());
        }
    }

    @Test
    void onePointAmongOthersIsVisible() throws IOException {
        Curve point =
                SampleCurves.of(EvaluationMethod.MODEL, "mesh").queue(30, 1).sweep(0.4, 0.4, 1);
        BufferedImage image = image(Chart.of(List.of(model, simulation, point)));
        assertTrue(count(image, 0xD55E00) > 60);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 10, 40, 120})
    void smallestSizesDoNotFail(int size) throws IOException {
        Chart chart =
                Chart.of(List.of(model, simulation))
                        .quantities(List.of(Quantities.LATENCY, Quantities.THROUGHPUT))
                        .title("a title")
                        .size(size, size);
        assertEquals(size, image(chart).getWidth());
        assertTrue(bytes(chart, "svg").length > 0);
    }

    @ParameterizedTest
    @ValueSource(strings = {"png", "svg", "pdf"})
    void sameChartGivesSameBytesInEveryLocale(String format) throws IOException {
        Chart chart = Chart.of(List.of(model, simulation)).title("twice");
        byte[] first = bytes(chart, format);
        assertArrayEquals(first, bytes(chart, format));
        Locale usual = Locale.getDefault();
        try {
            Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
            assertArrayEquals(first, bytes(chart, format));
        } finally {
            Locale.setDefault(usual);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"png", "svg", "pdf"})
    void threadsDoNotDisturbEachOther(String format) throws Exception {
        Chart chart = Chart.of(List.of(model, simulation));
        byte[] alone = bytes(chart, format);
        ExecutorService threads = Executors.newFixedThreadPool(4);
        try {
            List<Future<byte[]>> pictures =
                    threads.invokeAll(
                            Collections.nCopies(8, (Callable<byte[]>) () -> bytes(chart, format)));
            for (Future<byte[]> picture : pictures) {
                assertArrayEquals(alone, picture.get());
            }
        } finally {
            threads.shutdown();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"png", "svg", "pdf"})
    void streamStaysOpen(String format) throws IOException {
        class Watched extends ByteArrayOutputStream {
            private boolean closed;

            @Override
            public void close() {
                closed = true;
            }
        }
        Watched out = new Watched();
        writer.write(Chart.of(List.of(model)), format, out);
        assertFalse(out.closed);
        String last = Map.of("png", "IEND", "svg", "</svg>", "pdf", "%%EOF").get(format);
        assertTrue(out.toString(StandardCharsets.ISO_8859_1).contains(last), "it is complete");
    }

    @ParameterizedTest
    @ValueSource(strings = {"png", "svg", "pdf"})
    void failureToWriteIsReported(String format) {
        OutputStream full =
                new OutputStream() {
                    @Override
                    public void write(int b) throws IOException {
                        throw new IOException("No space left on device");
                    }
                };
        IOException failure =
                assertThrows(
                        IOException.class,
                        () -> writer.write(Chart.of(List.of(model)), format, full));
        assertTrue(failure.getMessage().contains("No space left"), failure::getMessage);
    }

    @Test
    void unknownFormatIsRefused() {
        BadInput line = assertThrows(BadInput.class, () -> bytes(Chart.of(List.of(model)), "pnj"));
        assertEquals("unknown [chart format] pnj", Refusal.of(line));
    }

    @Test
    void curvesOverDifferentAxesAreRefused() {
        Quantity buffer = Quantity.of("buffer", "places", "buffer places");
        Curve other =
                Curve.of(EvaluationMethod.MODEL, "min", "min", buffer)
                        .add(Point.of(Map.of("buffer", "4")).build())
                        .build();
        assertEquals("unusable [axis] buffer, load", complaint(Chart.of(List.of(model, other))));
    }

    @Test
    void quantityThatNoCurveHasIsRefused() {
        Quantity lost = Quantity.of("lots", "", "");
        assertEquals(
                "unusable [y] lots",
                complaint(Chart.of(List.of(model, simulation)).quantities(List.of(lost))));
    }

    @Test
    void quantityThatOneCurveLacksIsDrawnForTheOthers() throws IOException {
        Curve loss =
                Curve.of(EvaluationMethod.MODEL, "shared-buffer", "sb", Quantities.LOAD)
                        .add(Point.of(Map.of("load", "0.5")).with(Quantities.LOSS, 0.1).build())
                        .build();
        Chart chart = Chart.of(List.of(model, loss)).quantities(List.of(Quantities.LOSS));
        assertTrue(count(image(chart), 0xD55E00) > 30);
    }

    @Test
    void nothingToDrawIsRefused() {
        Curve empty = Curve.of(EvaluationMethod.MODEL, "torus", "mm1", Quantities.LOAD).build();
        assertEquals("missing [curves]", complaint(Chart.of(List.of())));
        assertEquals("missing [curves]", complaint(Chart.of(List.of(empty))));
        assertEquals("missing [y]", complaint(Chart.of(List.of(model)).quantities(List.of())));
    }

    @Test
    void emptyCurveBesideOthersIsNamed() throws IOException {
        Curve empty =
                Curve.of(EvaluationMethod.SIMULATION, "torus", "flit", Quantities.LOAD).build();
        assertTrue(bytes(Chart.of(List.of(model, empty)), "png").length > 0);
        assertTrue(ParsedSvg.of(Chart.of(List.of(model, empty))).texts().contains("simulation"));
    }

    @Test
    void axisWithoutNumbersIsRejected() {
        Quantity pattern = Quantity.of("pattern", "", "traffic pattern");
        Curve settings =
                Curve.of(EvaluationMethod.MODEL, "torus", "mm1", pattern)
                        .add(
                                Point.of(Map.of("pattern", "uniform"))
                                        .with(Quantities.LATENCY, 10)
                                        .build())
                        .build();
        assertEquals("unusable [axis] pattern", complaint(Chart.of(List.of(settings))));
    }

    @Test
    void impossibleSizeIsRefused() {
        assertEquals("not-allowed [size] 0x600", complaint(Chart.of(List.of(model)).size(0, 600)));
        assertEquals(
                "not-allowed [size] 900x10001",
                complaint(Chart.of(List.of(model)).size(900, 10_001)));
    }
}
