import type { AstroIntegration } from 'astro';

const id = '\0native-observers';

/**
 * Leaves out what slate-react brings for browsers without a `ResizeObserver`: every browser that the
 * scripts are built for has one.
 */
export function nativeObservers(): AstroIntegration {
  const plugin = {
    name: 'native-observers',
    enforce: 'pre' as const,
    apply: 'build' as const,
    resolveId: (source: string) => (source === '@juggle/resize-observer' ? id : null),
    load: (module: string) =>
      module === id ? 'export const { ResizeObserver } = globalThis;' : null,
  };
  return {
    name: 'native-observers',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [plugin] } });
      },
    },
  };
}
