import cloudflare from '@astrojs/cloudflare';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { chunkGroups } from './scripts/bundling/client-chunks.ts';
import { clientManifest } from './scripts/bundling/client-manifest.ts';
import { clientFileList } from './scripts/bundling/client-file-list.ts';
import { fontCuts } from './scripts/fonts/font-cuts.ts';
import { islandRuntime } from './scripts/bundling/island-runtime.ts';
import { kitchenCopies } from './scripts/bundling/kitchen-copies.ts';
import { laterImports } from './scripts/bundling/later-imports.ts';
import { nativeObservers } from './scripts/bundling/native-observers.ts';
import { rendererId } from './scripts/bundling/renderer-id.ts';

// The adapter begins every script with a `process` for the Worker, which browsers have no use for.
const output = { codeSplitting: { groups: chunkGroups }, banner: '' };

export default defineConfig({
  output: 'server',
  adapter: cloudflare({ imageService: 'passthrough' }),
  integrations: [
    islandRuntime(),
    react(),
    fontCuts(),
    laterImports(),
    kitchenCopies(),
    nativeObservers(),
    clientManifest(),
    clientFileList(),
  ],
  session: false,
  trailingSlash: 'ignore',
  build: { inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  compressHTML: true,
  vite: {
    define: { 'import.meta.env.RENDERER': JSON.stringify(rendererId()) },
    environments: { client: { build: { rolldownOptions: { output } } } },
  },
});
