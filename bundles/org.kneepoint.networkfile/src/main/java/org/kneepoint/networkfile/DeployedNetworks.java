// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkfile;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.apache.felix.fileinstall.ArtifactInstaller;
import org.apache.felix.fileinstall.ArtifactListener;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.networkfile.reader.ConnectionFiles;
import org.kneepoint.networkfile.reader.FileForm;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.osgi.service.log.Logger;
import org.osgi.service.log.LoggerFactory;

/**
 * Network files of the deploy folder, which File Install watches: an added file becomes a topology,
 * a changed one replaces it, a removed one removes it. A file that cannot be used is a line in the
 * log and a problem for {@code doctor}.
 *
 * <p>Of two connection files of CODES the inter file stands for both.
 */
@Component(service = {ArtifactInstaller.class, ArtifactListener.class})
public final class DeployedNetworks implements ArtifactInstaller {
    private final NetworkFiles networks;
    private final Logger log;

    /** Registers the files it is given. */
    @Activate
    public DeployedNetworks(
            @Reference NetworkFiles networks,
            @Reference(service = LoggerFactory.class) Logger log) {
        this.networks = networks;
        this.log = log;
    }

    @Override
    public boolean canHandle(File file) {
        String name = file.getName();
        if (name.startsWith(".") || name.endsWith(".jar") || !file.isFile()) {
            return false;
        }
        try {
            return NetworkFile.form(file.toPath()).isPresent();
        } catch (IOException e) {
            return false;
        }
    }

    @Override
    public void install(File file) {
        read(standing(file.toPath()));
    }

    @Override
    public void update(File file) {
        read(standing(file.toPath()));
    }

    @Override
    public void uninstall(File file) {
        Path path = standing(file.toPath());
        if (path.equals(file.toPath())) {
            networks.remove(path);
        } else {
            read(path);
        }
    }

    private void read(Path path) {
        if (!path.toFile().isFile()) {
            // the intra file alone; the inter file will bring both
            networks.remove(path);
            return;
        }
        try {
            NetworkFile file = NetworkFile.read(path, Optional.empty());
            networks.register(new FileTopology(file.name(), file, 1));
        } catch (BadInput e) {
            networks.registerFault(path, e);
            log.warn("{}", e.getMessage());
        } catch (IOException e) {
            BadInput fault = BadInput.because("file", path, path + " cannot be read: " + e);
            networks.registerFault(path, fault);
            log.warn("{}", fault.getMessage());
        }
    }

    private static Path standing(Path path) {
        String name = path.getFileName().toString();
        return FileForm.ofName(name)
                .filter(form -> form == FileForm.CODES)
                .flatMap(form -> ConnectionFiles.ofName(name))
                .map(names -> path.resolveSibling(names.inter()))
                .orElse(path);
    }
}
