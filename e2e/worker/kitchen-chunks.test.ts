import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { isKitchenModule } from '#scripts/bundling/client-chunks.ts';
import { toolEnvironment } from '#scripts/tool-environment.ts';
import { clientScripts, type ClientScripts } from '../client-scripts.ts';

const root = join(import.meta.dirname, '../..');
/** Compressed bytes: modules that the kitchen uses too keep and export more of what is in them. */
const mostGrowth = 200;

let product: ClientScripts;
let extended: ClientScripts;

beforeAll(() => {
  const { status, stderr } = spawnSync(
    'astro',
    ['build', '--config', 'e2e/kitchen/astro.config.mjs'],
    {
      cwd: root,
      encoding: 'utf8',
      // Under a test runner React would else be built for development.
      env: { ...toolEnvironment, NODE_ENV: 'production' },
    },
  );
  if (status !== 0) throw new Error(`The build failed: ${stderr}`);
  product = clientScripts();
  extended = clientScripts('.cache/with-kitchen');
});

describe('A kitchen beside the visitors’ pages', () => {
  it('has chunks of its own for its modules and for the libraries that it alone uses', () => {
    const ofKitchen = extended.holding((module) => isKitchenModule(`/${module}`));
    const ofLibrary = extended.holding((module) => module.includes('node_modules/zod/'));
    const visitors = scriptsOfVisitors(extended);
    expect(ofKitchen).not.toEqual([]);
    expect(ofLibrary).not.toEqual([]);
    expect([...ofKitchen, ...ofLibrary].filter((file) => visitors.has(file))).toEqual([]);
  });

  it('leaves the modules of each visitors’ chunk as they are', () => {
    expect(modulesByChunk(extended)).toEqual(modulesByChunk(product));
  });

  it('adds next to nothing to what visitors load', () => {
    expect(totalOf(extended) - totalOf(product)).toBeLessThan(mostGrowth);
  });
});

/** All that the entries of visitors lead to: every script that the kitchen's entry does not start. */
function scriptsOfVisitors({ manifest, holding }: ClientScripts): Set<string> {
  const islands = holding((module) => module.startsWith('src/islands/'));
  const found = new Set(islands);
  for (const file of found) {
    const { imports = [], dynamicImports = [] } = manifest[file] ?? {};
    for (const next of [...imports, ...dynamicImports]) found.add(next);
  }
  return found;
}

/** Whether a module has code; of a style sheet that is linked, the bundler lists a step on the way too. */
const isOwnModule = (id: string) => !id.endsWith('?transform-only');

function modulesByChunk(scripts: ClientScripts): string[] {
  return [...scriptsOfVisitors(scripts)]
    .map((file) => (scripts.manifest[file]?.modules ?? []).filter(isOwnModule).toSorted())
    .map((modules) => modules.join('\n'))
    .toSorted();
}

function totalOf(scripts: ClientScripts): number {
  return [...scriptsOfVisitors(scripts)].reduce((sum, file) => sum + scripts.sizeOf(file), 0);
}
