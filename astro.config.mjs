import cloudflare from '@astrojs/cloudflare';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { clientFileList } from './scripts/client-file-list.ts';
import { interactionDirective } from './scripts/interaction-directive.ts';
import { rendererId } from './scripts/renderer-id.ts';

export default defineConfig({
  output: 'server',
  adapter: cloudflare({ imageService: 'passthrough' }),
  integrations: [react(), interactionDirective(), clientFileList()],
  session: false,
  trailingSlash: 'ignore',
  build: { inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  compressHTML: true,
  vite: { define: { 'import.meta.env.RENDERER': JSON.stringify(rendererId()) } },
});
