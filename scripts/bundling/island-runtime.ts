import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const islandFile = (name: string) =>
  fileURLToPath(new URL(`../../src/islands/${name}.ts`, import.meta.url));

/**
 * Adds `client:interaction`, an island whose code is loaded when it is first touched, renders islands
 * with a renderer of their own, and lets all pages share one file that hydrates them. Listed before
 * the integration of @astrojs/react, since the first renderer that takes a component renders it.
 */
export function islandRuntime(): AstroIntegration {
  return {
    name: 'island-runtime',
    hooks: {
      'astro:config:setup': ({ addClientDirective, addRenderer, injectScript }) => {
        addClientDirective({ name: 'interaction', entrypoint: islandFile('interaction') });
        addRenderer({
          name: 'islands',
          clientEntrypoint: islandFile('client-renderer'),
          serverEntrypoint: islandFile('server-renderer'),
        });
        injectScript('page', `import ${JSON.stringify(islandFile('runtime'))};`);
      },
    },
  };
}
