// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.distribution;

import com.github.packageurl.MalformedPackageURLException;
import com.github.packageurl.PackageURL;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Date;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.jar.JarFile;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import org.cyclonedx.Version;
import org.cyclonedx.exception.GeneratorException;
import org.cyclonedx.generators.BomGeneratorFactory;
import org.cyclonedx.model.Bom;
import org.cyclonedx.model.Component;
import org.cyclonedx.model.Evidence;
import org.cyclonedx.model.Hash;
import org.cyclonedx.model.License;
import org.cyclonedx.model.LicenseChoice;
import org.cyclonedx.model.Metadata;
import org.cyclonedx.model.component.evidence.Occurrence;
import org.cyclonedx.util.LicenseResolver;
import org.kneepoint.launcher.Feature;
import org.kneepoint.launcher.LaunchFailure;

/**
 * Writes the bill of materials of an assembled distribution, in the format of CycloneDX: the jars
 * in {@code bundle} and {@code lib}, and inside the bundles the jars that they wrap. Licences of
 * parts by others are those of {@code THIRD-PARTY.txt}, which must list these parts and no others.
 * The same distribution always gives the same file.
 */
public final class BillOfMaterials {

    private static final String PARTIES = "licenses/THIRD-PARTY.txt";
    private static final String BILL = "licenses/kneepoint.cdx.json";

    /** Licences, each in parentheses; a title; group, artifact and version; an address. */
    private static final Pattern PARTY =
            Pattern.compile("((?:\\([^()]+\\) )+).*\\(([^\\s():]+:[^\\s():]+:[^\\s():]+) - .*");

    private final Path wrapped;
    private final Path distribution;
    private final Library launcher;
    private final String licence;

    /** Parts by others, with their licences. */
    private final Map<Library, List<String>> parties = new HashMap<>();

    /** Of these the ones that have not been seen yet. */
    private final Set<Library> absent = new TreeSet<>();

    /** All parts, by the names of their jars. */
    private final Map<String, Library> libraries = new HashMap<>();

    private final Map<Library, Component> components = new TreeMap<>();

    private BillOfMaterials(Path wrapped, Path distribution, Library launcher, String licence) {
        this.wrapped = wrapped;
        this.distribution = distribution;
        this.launcher = launcher;
        this.licence = licence;
    }

    /** Maven coordinates of a jar. */
    private record Library(String group, String name, String version)
            implements Comparable<Library> {

        private static final Comparator<Library> ORDER =
                Comparator.comparing(Library::group)
                        .thenComparing(Library::name)
                        .thenComparing(Library::version);

        static Library of(String id) {
            String[] fields = id.split(":");
            return new Library(fields[0], fields[1], fields[fields.length - 1]);
        }

        String fileName() {
            return name + "-" + version + ".jar";
        }

        String purl() {
            try {
                Map<String, String> type = Map.of("type", "jar");
                return new PackageURL("maven", group, name, version, new TreeMap<>(type), null)
                        .canonicalize();
            } catch (MalformedPackageURLException e) {
                throw new IllegalStateException(toString(), e);
            }
        }

        @Override
        public int compareTo(Library other) {
            return ORDER.compare(this, other);
        }
    }

    /**
     * Writes {@code licenses/kneepoint.cdx.json} of a distribution.
     *
     * @param arguments the folder of the jars that bundles wrap; the folder of the distribution,
     *     complete but for this file; the coordinates of the launcher, {@code
     *     group:artifact:version}; our own licence; and the time to be written as that of the build
     * @throws IOException when a file cannot be read or written
     * @throws LaunchFailure when a feature file is wrong
     * @throws GeneratorException when the format cannot express the parts
     * @throws IllegalStateException when the jars and the list of licences do not agree
     */
    public static void main(String[] arguments)
            throws IOException, LaunchFailure, GeneratorException {
        BillOfMaterials bill =
                new BillOfMaterials(
                        Path.of(arguments[0]),
                        Path.of(arguments[1]),
                        Library.of(arguments[2]),
                        arguments[3]);
        bill.write(Instant.parse(arguments[4]));
    }

    private void write(Instant time) throws IOException, LaunchFailure, GeneratorException {
        readParties();
        nameJars();
        for (String folder : List.of("bundle", "lib")) {
            for (String jar : jars(distribution.resolve(folder))) {
                addJar(folder + "/" + jar);
            }
        }
        for (String jar : jars(wrapped)) {
            addWrapped(jar);
        }
        if (!absent.isEmpty()) {
            throw new IllegalStateException("In " + PARTIES + ", but no part: " + absent);
        }
        Metadata metadata = new Metadata();
        metadata.setTimestamp(Date.from(time));
        metadata.setComponent(workbench());
        Bom bom = new Bom();
        bom.setMetadata(metadata);
        bom.setComponents(List.copyOf(components.values()));
        String text = BomGeneratorFactory.createJson(Version.VERSION_16, bom).toJsonString();
        Files.writeString(distribution.resolve(BILL), text.replace("\r\n", "\n") + "\n");
    }

    private void readParties() throws IOException {
        for (String line : Files.readAllLines(distribution.resolve(PARTIES))) {
            if (!line.isBlank() && Character.isWhitespace(line.charAt(0))) {
                Matcher matcher = PARTY.matcher(line.strip());
                if (!matcher.matches()) {
                    throw new IllegalStateException("Unclear line in " + PARTIES + ": " + line);
                }
                String licences = matcher.group(1).strip();
                parties.put(
                        Library.of(matcher.group(2)),
                        List.of(licences.substring(1, licences.length() - 1).split("\\) \\(")));
            }
        }
    }

    private void nameJars() throws LaunchFailure {
        absent.addAll(parties.keySet());
        parties.keySet().forEach(library -> libraries.put(library.fileName(), library));
        for (Feature feature : Feature.readAll(distribution.resolve("features"))) {
            feature.parts().forEach(part -> libraries.put(part.fileName(), Library.of(part.id())));
        }
        libraries.put(Assembly.LAUNCHER, launcher);
    }

    /** Adds a jar of the distribution; the same jar may be in several places. */
    private void addJar(String place) throws IOException {
        Path jar = distribution.resolve(place);
        Library library = library(jar);
        Component component = component(library, jar);
        Component known = components.putIfAbsent(library, component);
        if (known == null) {
            Evidence evidence = new Evidence();
            evidence.setOccurrences(new ArrayList<>());
            component.setEvidence(evidence);
            NpmPackage.in(jar).forEach(npm -> component.addComponent(component(npm)));
        } else if (!known.getHashes().equals(component.getHashes())) {
            throw new IllegalStateException("Two different jars are " + library);
        }
        Occurrence occurrence = new Occurrence();
        occurrence.setLocation(place);
        components.get(library).getEvidence().getOccurrences().add(occurrence);
    }

    private void addWrapped(String name) throws IOException {
        Path jar = wrapped.resolve(name);
        Component component = component(library(jar), jar);
        boolean found = false;
        for (String bundle : jars(distribution.resolve("bundle"))) {
            if (share(distribution.resolve("bundle").resolve(bundle), jar)) {
                components.get(libraries.get(bundle)).addComponent(component);
                found = true;
            }
        }
        if (!found) {
            throw new IllegalStateException("Inside no bundle, but in " + wrapped + ": " + name);
        }
    }

    /** Whether the bundle has a file of the jar, notes about the jar as a whole aside. */
    private static boolean share(Path bundle, Path jar) throws IOException {
        try (JarFile outer = new JarFile(bundle.toFile());
                JarFile inner = new JarFile(jar.toFile())) {
            return inner.stream()
                    .filter(entry -> !entry.isDirectory())
                    .filter(entry -> !entry.getName().startsWith("META-INF/"))
                    .anyMatch(
                            entry -> {
                                ZipEntry other = outer.getEntry(entry.getName());
                                return other != null && other.getCrc() == entry.getCrc();
                            });
        }
    }

    private Library library(Path jar) {
        Library library = libraries.get(jar.getFileName().toString());
        if (library == null) {
            throw new IllegalStateException("Neither in a feature nor in " + PARTIES + ": " + jar);
        }
        return library;
    }

    private Component component(Library library, Path jar) throws IOException {
        absent.remove(library);
        Component component = new Component();
        component.setType(Component.Type.LIBRARY);
        component.setBomRef(library.purl());
        component.setGroup(library.group());
        component.setName(library.name());
        component.setVersion(library.version());
        component.setPurl(library.purl());
        component.addHash(new Hash(Hash.Algorithm.SHA_256, checksum(jar)));
        component.setLicenses(choice(licences(library, jar)));
        return component;
    }

    private static Component component(NpmPackage npm) {
        Component component = new Component();
        component.setType(Component.Type.LIBRARY);
        component.setBomRef(npm.purl());
        component.setName(npm.name());
        component.setVersion(npm.version());
        component.setPurl(npm.purl());
        component.addHash(new Hash(Hash.Algorithm.SHA_512, npm.sha512()));
        component.setLicenses(choice(List.of(npm.licence())));
        return component;
    }

    private Component workbench() {
        Component component = new Component();
        component.setType(Component.Type.APPLICATION);
        component.setGroup(launcher.group());
        component.setName("kneepoint");
        component.setVersion(launcher.version());
        component.setLicenses(choice(List.of(licence)));
        return component;
    }

    private List<String> licences(Library library, Path jar) throws IOException {
        if (parties.containsKey(library)) {
            return parties.get(library);
        }
        if (!library.group().equals(launcher.group())) {
            throw new IllegalStateException("Not in " + PARTIES + ": " + jar);
        }
        try (JarFile file = new JarFile(jar.toFile())) {
            String header = file.getManifest().getMainAttributes().getValue("Bundle-License");
            return header == null ? List.of(licence) : names(header);
        }
    }

    /** The names in a header of a bundle, without their attributes. */
    private static List<String> names(String header) {
        String[] clauses = header.replaceAll("\"[^\"]*\"", "").split(",");
        return Arrays.stream(clauses).map(clause -> clause.split(";")[0].strip()).toList();
    }

    private static LicenseChoice choice(List<String> names) {
        LicenseChoice choice = new LicenseChoice();
        for (String name : names) {
            License license = new License();
            if (isSpdx(name)) {
                license.setId(name);
            } else {
                license.setName(name);
            }
            choice.addLicense(license);
        }
        return choice;
    }

    /** The resolver also guesses: "BSD" would be one of the BSD licences. We do not. */
    private static boolean isSpdx(String name) {
        LicenseChoice choice = LicenseResolver.resolve(name, false);
        return choice != null
                && choice.getLicenses() != null
                && choice.getLicenses().stream().anyMatch(known -> name.equals(known.getId()));
    }

    /** The names of the jars in a folder, sorted. */
    private static Set<String> jars(Path folder) throws IOException {
        Set<String> names = new TreeSet<>();
        try (DirectoryStream<Path> stream = Files.newDirectoryStream(folder, "*.jar")) {
            stream.forEach(file -> names.add(file.getFileName().toString()));
        }
        return names;
    }

    private static String checksum(Path file) throws IOException {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file));
            return HexFormat.of().formatHex(digest);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
