import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

type Plugin = {
  name: string;
  transform: (code: string, id: string) => { code: string; map: null } | undefined;
};

const printer = '/astro/dist/runtime/server/scripts.js';
const reactPrinter = '/@astrojs/react/dist/server.js';
const islandFile = (name: string) =>
  fileURLToPath(new URL(`../src/islands/${name}.ts`, import.meta.url));
const inlineScripts = /<script>\$\{[^<]*\}<\/script>/g;

/**
 * Adds `client:interaction`, an island whose code is loaded when it is first touched, and lets all
 * pages share one file that wakes islands, where Astro would print the same scripts into each.
 */
export function islandRuntime(): AstroIntegration {
  return {
    name: 'island-runtime',
    hooks: {
      'astro:config:setup': ({ addClientDirective, injectScript, updateConfig }) => {
        addClientDirective({ name: 'interaction', entrypoint: islandFile('interaction') });
        injectScript('page', `import ${JSON.stringify(islandFile('runtime'))};`);
        updateConfig({ vite: { plugins: [withoutInlineScripts, withIdentifiersOfTheirOwn] } });
      },
    },
  };
}

const withoutInlineScripts: Plugin = {
  name: 'islands-without-inline-scripts',
  transform(code, id) {
    if (!id.split('?')[0]?.endsWith(printer)) return undefined;
    const [both, directive, island] = code.match(inlineScripts) ?? [];
    if (!both || !directive || island === undefined) {
      throw new Error('Astro prints the scripts of its islands in another way now.');
    }
    return { code: code.replaceAll(inlineScripts, ''), map: null };
  },
};

/** Printed at once, islands get no prefix for their ids, so that those of two would be the same. */
const withIdentifiersOfTheirOwn: Plugin = {
  name: 'islands-with-identifiers-of-their-own',
  transform(code, id) {
    if (!id.split('?')[0]?.endsWith(reactPrinter)) return undefined;
    const printed = code.replace('renderToString(vnode)', 'renderToString(vnode, renderOptions)');
    if (printed === code) throw new Error('Islands are printed in another way now.');
    return { code: printed, map: null };
  },
};
