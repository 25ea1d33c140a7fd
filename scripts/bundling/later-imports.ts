import type { AstroIntegration } from 'astro';
import { isKitchenModule } from './client-chunks.ts';

const preloadHelper = '\0vite/preload-helper.js';
const preloadMarker = '__VITE_PRELOAD__';
// One for each importer, so that no chunk is loaded for the sake of another's.
const bareHelper = '\0later-imports?';

const isOfVisitors = (id: string) =>
  /\/src\/(?:islands|stores|ui)\//.test(id) && !isKitchenModule(id);

/**
 * Leaves the preload helper of Vite out of visitors' scripts: what they load later has no style sheet
 * of its own, and all that it imports is loaded already.
 */
export function laterImports(): AstroIntegration {
  const plugin = {
    name: 'later-imports',
    enforce: 'pre' as const,
    resolveId: (id: string, importer?: string) =>
      id === preloadHelper && importer && isOfVisitors(importer) ? bareHelper + importer : null,
    load: (id: string) =>
      id.startsWith(bareHelper) ? 'export const __vitePreload = (load) => load();' : null,
    renderChunk: (code: string, { moduleIds }: { moduleIds: string[] }) =>
      moduleIds.some(isOfVisitors) ? code.replaceAll(preloadMarker, 'null') : null,
  };
  return {
    name: 'later-imports',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [plugin] } });
      },
    },
  };
}
