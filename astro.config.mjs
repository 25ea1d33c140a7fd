import cloudflare from '@astrojs/cloudflare';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { clientFileList } from './scripts/client-file-list.ts';
import { fontCuts } from './scripts/fonts/font-cuts.ts';
import { islandRuntime } from './scripts/island-runtime.ts';
import { rendererId } from './scripts/renderer-id.ts';

// What several islands share comes in one file, not in a dozen of a few hundred bytes.
const codeSplitting = {
  groups: [
    { name: 'react', test: /node_modules/, minShareCount: 2 },
    // Nobody who cooks needs what is said and counted on the pages of an account, and few pages have films.
    {
      name: 'shared',
      test: /src\/(?:ui|stores|api|domain|contract)\/(?!(?:[a-z]+\/)?(?:account-messages|subscribe-messages|slug|transliteration|plans|FilmPlayer|YouTubeVideo|film-styles))/,
      minShareCount: 2,
    },
    { name: 'account', test: /src\/(?:domain|contract)\//, minShareCount: 2 },
  ],
};

export default defineConfig({
  output: 'server',
  adapter: cloudflare({ imageService: 'passthrough' }),
  integrations: [islandRuntime(), react(), fontCuts(), clientFileList()],
  session: false,
  trailingSlash: 'ignore',
  build: { inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  compressHTML: true,
  vite: {
    define: { 'import.meta.env.RENDERER': JSON.stringify(rendererId()) },
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
  },
});
