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
const inlineElements = /<(script|style)>\$\{[^<]*\}<\/\1>/g;

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
        updateConfig({ vite: { plugins: [withoutInlineElements, withQuickIslands] } });
      },
    },
  };
}

const withoutInlineElements: Plugin = {
  name: 'islands-without-inline-elements',
  transform(code, id) {
    if (!id.split('?')[0]?.endsWith(printer)) return undefined;
    // The style and both scripts before the first island, and the script before one woken otherwise.
    if (code.match(inlineElements)?.length !== 4) {
      throw new Error('Astro prints what its islands need in another way now.');
    }
    return { code: code.replaceAll(inlineElements, ''), map: null };
  },
};

/** What is done otherwise with islands while pages are printed; each is there once. */
const reactPrinting: [from: string, to: string][] = [
  // What is printed of an island must not depend on how many stand before it on the page.
  [
    'prefix = incrementId(this.result);',
    'prefix = islandPrefix(this.result, metadata.displayName);',
  ],
  // Printed at once, islands get no prefix for their ids, so that those of two would be the same.
  [
    'html = ReactDOM.renderToString(vnode);',
    'html = printedOnce({ island: Component, props: newProps, prefix }, () => ReactDOM.renderToString(vnode, renderOptions));',
  ],
  // Each would be printed a second time only to see that it is one of React.
  ['if (typeof Component !== "function") return false;', 'return typeof Component === "function";'],
  [
    'import React from "react";',
    `$&\nimport { islandPrefix, printedOnce } from ${JSON.stringify(islandFile('printed-once'))};`,
  ],
];

const withQuickIslands: Plugin = {
  name: 'quick-islands',
  transform(code, id) {
    if (!id.split('?')[0]?.endsWith(reactPrinter)) return undefined;
    return { code: reactPrinting.reduce(replaceOnce, code), map: null };
  },
};

function replaceOnce(code: string, [from, to]: [string, string]): string {
  if (code.split(from).length !== 2) throw new Error('Islands are printed in another way now.');
  return code.replace(from, to);
}
