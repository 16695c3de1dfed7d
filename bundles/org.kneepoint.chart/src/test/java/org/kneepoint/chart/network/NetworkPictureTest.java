// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart.network;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.view.NetworkPicture;
import org.kneepoint.api.view.NetworkPicture.Channel;
import org.kneepoint.api.view.NetworkPicture.Mark;
import org.kneepoint.chart.JFreeChartWriter;
import org.kneepoint.chart.network.SampleNetworks.Sample;
import org.kneepoint.testkit.Refusal;
import org.kneepoint.topology.torus.MeshTopology;

/** Pictures of networks as files. */
class NetworkPictureTest {
    private static final Quantity LOAD =
            Quantity.of("channel_load", "flits per cycle", "channel load");

    private final JFreeChartWriter writer = new JFreeChartWriter();

    static Stream<Sample> networks() {
        return SampleNetworks.all();
    }

    private static NetworkPicture picture(Sample sample) {
        return NetworkPicture.of(sample.network())
                .title(sample.name())
                .values(LOAD, SampleNetworks.values(sample.network()));
    }

    private static NetworkPicture mesh() {
        return picture(SampleNetworks.of(new MeshTopology(), "radix=4"));
    }

    private byte[] bytes(NetworkPicture picture, String format) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        writer.write(picture, format, out);
        return out.toByteArray();
    }

    private String svg(NetworkPicture picture) throws IOException {
        return new String(bytes(picture, "svg"), StandardCharsets.UTF_8);
    }

    private static long count(BufferedImage image, int rgb) {
        int width = image.getWidth();
        int[] pixels = image.getRGB(0, 0, width, image.getHeight(), null, 0, width);
        return IntStream.of(pixels).filter(pixel -> (pixel & 0xFFFFFF) == rgb).count();
    }

    @ParameterizedTest
    @MethodSource("networks")
    void drawsEveryGeometryTheSameWayTwice(Sample sample) throws IOException {
        NetworkPicture picture = picture(sample).size(450, 300);
        byte[] png = bytes(picture, "png");
        assertArrayEquals(png, bytes(picture, "png"));
        BufferedImage image = ImageIO.read(new ByteArrayInputStream(png));
        assertEquals(450, image.getWidth());
        assertEquals(300, image.getHeight());
        assertTrue(count(image, 0xFFFFFF) < 450 * 300, "nothing is drawn");
    }

    @Test
    void svgHasTextsForReadersWithoutTheImage() throws IOException {
        String svg = svg(mesh());
        assertTrue(svg.contains("<title>mesh radix=4</title>"), svg);
        assertTrue(svg.contains("<desc>16 routers, 16 terminals, 48 channels;"), svg);
        assertTrue(svg.contains("channel load [flits per cycle]"), svg);
    }

    @Test
    void marksAreDrawnAndNamed() throws IOException {
        Mark mark = new Mark("first full channel", Set.of(new Channel(5, 0)), Set.of(5));
        NetworkPicture marked = mesh().marks(List.of(mark));
        int vermillion = 0xD55E00;
        byte[] png = bytes(marked, "png");
        assertTrue(count(ImageIO.read(new ByteArrayInputStream(png)), vermillion) > 100);
        byte[] plain = bytes(mesh(), "png");
        assertEquals(0, count(ImageIO.read(new ByteArrayInputStream(plain)), vermillion));
        assertTrue(svg(marked).contains("Marked as first full channel: r5_p0 r5."));
    }

    @Test
    void refusesUnknownFormatsAndSizes() {
        assertEquals(
                Refusal.of(assertThrows(BadInput.class, () -> bytes(mesh(), "gif"))),
                Refusal.of(assertThrows(BadInput.class, () -> bytes(mesh().size(9, 9), "gif"))));
        BadInput size = assertThrows(BadInput.class, () -> bytes(mesh().size(0, 10_001), "png"));
        assertTrue(Refusal.of(size).contains("size"), Refusal.of(size));
    }
}
