// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.launcher;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.nio.file.attribute.UserPrincipal;
import java.util.EnumSet;
import java.util.Set;

/**
 * Folders writable by their owner only, regardless of the umask, since code is loaded from them. On
 * file systems without POSIX permissions they are ordinary folders.
 */
final class PrivateFolder {

    private static final Set<PosixFilePermission> OWNER_ONLY =
            PosixFilePermissions.fromString("rwx------");

    private static final Set<PosixFilePermission> WRITE_BY_OTHERS =
            EnumSet.of(PosixFilePermission.GROUP_WRITE, PosixFilePermission.OTHERS_WRITE);

    private PrivateFolder() {}

    /**
     * Creates a folder with permissions for its owner only, or removes the write permission of
     * group and others from an existing one.
     *
     * @return the folder
     * @throws IOException when it cannot be created, or has another owner and is writable by others
     */
    static Path create(Path folder) throws IOException {
        if (!hasPermissions()) {
            return Files.createDirectories(folder);
        }
        if (!Files.isDirectory(folder)) {
            Files.createDirectories(folder.toAbsolutePath().getParent());
            try {
                return Files.createDirectory(
                        folder, PosixFilePermissions.asFileAttribute(OWNER_ONLY));
            } catch (FileAlreadyExistsException e) {
                if (!Files.isDirectory(folder)) {
                    throw e;
                }
                // created by another process
            }
        }
        Set<PosixFilePermission> permissions =
                EnumSet.copyOf(Files.getPosixFilePermissions(folder));
        if (permissions.removeAll(WRITE_BY_OTHERS)) {
            Files.setPosixFilePermissions(folder, permissions);
        }
        return folder;
    }

    /**
     * Creates a folder in a folder that is writable by all users. An existing one is used only if
     * it is no link and is owned and accessible by the user of this process alone.
     *
     * @return the folder
     * @throws IOException when it cannot be created or may not be used
     */
    static Path createAmongOthers(Path folder) throws IOException {
        if (!hasPermissions()) {
            return Files.createDirectories(folder);
        }
        try {
            return Files.createDirectory(folder, PosixFilePermissions.asFileAttribute(OWNER_ONLY));
        } catch (FileAlreadyExistsException e) {
            requireOwn(folder, user(folder.getParent()));
            return folder;
        }
    }

    /**
     * Rejects a folder that another user may have prepared.
     *
     * @param user the required owner
     */
    static void requireOwn(Path folder, UserPrincipal user) throws IOException {
        if (!Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)) {
            throw new IOException(folder + " is not a folder");
        }
        UserPrincipal owner = Files.getOwner(folder, LinkOption.NOFOLLOW_LINKS);
        if (!owner.equals(user)) {
            throw new IOException(folder + " belongs to " + owner.getName());
        }
        if (!Files.getPosixFilePermissions(folder, LinkOption.NOFOLLOW_LINKS).equals(OWNER_ONLY)) {
            throw new IOException(folder + " is open to other users");
        }
    }

    /** The user of this process, determined as the owner of a new file. */
    private static UserPrincipal user(Path folder) throws IOException {
        Path file = Files.createTempFile(folder, "kneepoint", null);
        try {
            return Files.getOwner(file);
        } finally {
            Files.delete(file);
        }
    }

    private static boolean hasPermissions() {
        return FileSystems.getDefault().supportedFileAttributeViews().contains("posix");
    }
}
