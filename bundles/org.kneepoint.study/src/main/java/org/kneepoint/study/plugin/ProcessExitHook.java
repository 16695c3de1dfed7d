// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.plugin;

import java.util.Hashtable;
import java.util.Set;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.BundleEvent;
import org.osgi.framework.SynchronousBundleListener;
import org.osgi.framework.hooks.weaving.WeavingHook;
import org.osgi.framework.hooks.weaving.WovenClass;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Deactivate;

/**
 * Replaces calls in dropped-in bundles that would end the process, such as {@link System#exit}, by
 * those of {@link ProcessExit}. Active from the first such bundle on.
 */
@Component(service = ProcessExitHook.class, immediate = true)
public final class ProcessExitHook implements WeavingHook, SynchronousBundleListener {
    private static final String REPLACEMENT = ProcessExit.class.getName().replace('.', '/');
    private static final String SYSTEM = "java/lang/System";
    private static final String RUNTIME = "java/lang/Runtime";
    private static final Set<String> ENDS =
            Set.of(SYSTEM + ".exit(I)V", RUNTIME + ".exit(I)V", RUNTIME + ".halt(I)V");

    private final BundleContext context;

    /** Set while a class is examined, for which classes of ASM are loaded. */
    private final ThreadLocal<Boolean> isBusy = ThreadLocal.withInitial(() -> false);

    private boolean active;

    /** Watches the bundles of a framework. */
    @Activate
    public ProcessExitHook(BundleContext context) {
        this.context = context;
        context.addBundleListener(this);
        Stream.of(context.getBundles()).forEach(this::activateFor);
    }

    /** Ends the watch. */
    @Deactivate
    void close() {
        context.removeBundleListener(this);
    }

    @Override
    public void bundleChanged(BundleEvent event) {
        if (event.getType() == BundleEvent.INSTALLED) {
            activateFor(event.getBundle());
        }
    }

    private synchronized void activateFor(Bundle bundle) {
        if (!active && bundle.getBundleId() != 0 && !PlugInBundles.isShipped(bundle)) {
            active = true;
            context.registerService(WeavingHook.class, this, new Hashtable<>());
        }
    }

    @Override
    public void weave(WovenClass woven) {
        Bundle bundle = woven.getBundleWiring().getBundle();
        if (isBusy.get() || bundle.getBundleId() == 0 || PlugInBundles.isShipped(bundle)) {
            return;
        }
        isBusy.set(true);
        try {
            replaceCalls(woven);
        } finally {
            isBusy.remove();
        }
    }

    private static void replaceCalls(WovenClass woven) {
        ClassReader reader;
        try {
            reader = new ClassReader(woven.getBytes());
        } catch (IllegalArgumentException e) {
            // newer than this library: left as it is
            return;
        }
        Replacement replacement = new Replacement(new ClassWriter(reader, 0));
        reader.accept(replacement, 0);
        if (replacement.isUsed) {
            woven.setBytes(replacement.writer.toByteArray());
            woven.getDynamicImports().add(ProcessExit.class.getPackageName());
        }
    }

    /** Replaces the calls of a class. */
    private static final class Replacement extends ClassVisitor {
        private final ClassWriter writer;
        private boolean isUsed;

        private Replacement(ClassWriter writer) {
            super(Opcodes.ASM9, writer);
            this.writer = writer;
        }

        @Override
        public MethodVisitor visitMethod(
                int access, String name, String descriptor, String signature, String[] exceptions) {
            MethodVisitor next = super.visitMethod(access, name, descriptor, signature, exceptions);
            return new MethodVisitor(Opcodes.ASM9, next) {
                @Override
                public void visitMethodInsn(
                        int opcode, String owner, String called, String type, boolean ofInterface) {
                    if (!ENDS.contains(owner + "." + called + type)) {
                        super.visitMethodInsn(opcode, owner, called, type, ofInterface);
                        return;
                    }
                    isUsed = true;
                    String same = owner.equals(SYSTEM) ? type : "(L" + RUNTIME + ";I)V";
                    super.visitMethodInsn(Opcodes.INVOKESTATIC, REPLACEMENT, called, same, false);
                }
            };
        }
    }
}
