// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.diagnosis;

import java.io.IOException;
import java.nio.file.Path;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.zip.ZipException;

/** A file in the deploy folder that is not installed as a bundle. */
public final class DroppedFile {
    private DroppedFile() {}

    /** Returns the reason as one line. */
    public static String fault(Path file) {
        String name = file.getFileName().toString();
        try (JarFile jar = new JarFile(file.toFile())) {
            Manifest manifest = jar.getManifest();
            if (manifest == null
                    || manifest.getMainAttributes().getValue("Bundle-SymbolicName") == null) {
                return name + " is no bundle: its manifest has no Bundle-SymbolicName";
            }
            return name + " is not installed: a bundle of the same name and version may be";
        } catch (ZipException e) {
            return name + " is not a jar, or is incomplete";
        } catch (IOException e) {
            return name + " cannot be read: " + e.getMessage();
        }
    }
}
