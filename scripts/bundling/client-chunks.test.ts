import { globSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { areas, chunkGroups, chunkNameOf, isKitchenModule, kitchenCopy } from './client-chunks.ts';

const recipe = '/src/islands/recipe/RecipeWork.tsx';
const comments = '/src/islands/comments/Comments.tsx';
const search = '/src/islands/search/HeaderSearch.tsx';
const profile = '/src/islands/account/profile/Profile.tsx';
const create = '/src/islands/account/create/CreateSite.tsx';
const kitchen = '/src/kitchen/shell/Kitchen.tsx';
const editor = '/src/kitchen/recipe-editor/EditorScreen.tsx';
const firstScript = 'astro:scripts/page.js';
/** Those whose pages have an island of their own. */
const islandFolders = globSync('src/islands/*/', { cwd: resolve(import.meta.dirname, '../..') })
  .map((path) => basename(path))
  .toSorted();
const entries = new Set([recipe, comments, search, profile, create, kitchen, editor, firstScript]);

describe('The chunk of a module', () => {
  it('is that of the area whose islands alone use it', () => {
    expect(chunkOf('/src/domain/units.ts', [recipe])).toBe('recipe');
    expect(chunkOf('/src/stores/comments.ts', [comments])).toBe('recipe-comments');
  });

  it('is that of the area above all that use it', () => {
    expect(chunkOf('/src/domain/rich-text.ts', [recipe, comments])).toBe('recipe');
    expect(chunkOf('/src/contract/account-messages.ts', [profile, create])).toBe('site-account');
    expect(chunkOf('/src/stores/current-user.ts', [comments, profile])).toBe('shared');
  });

  it('is one for the libraries that all islands use', () => {
    expect(chunkOf('/node_modules/react/index.js', [recipe, profile])).toBe('react');
    expect(chunkOf('/node_modules/a-library/index.js', [recipe])).toBe('recipe');
  });

  it('is that of the screen of the kitchen that alone loads it', () => {
    expect(chunkOf('/node_modules/an-editor/index.js', [editor])).toBe('kitchen-editor');
    expect(chunkOf(editor, [])).toBe('kitchen-editor');
  });

  it('is left to the bundler for what visitors load later and the kitchen at once', () => {
    const player = '/node_modules/a-player/index.js';
    const graph = graphOf({ [player]: { importers: [editor], later: [recipe] } });
    expect(chunkNameOf(player, graph)).toBeNull();
  });

  it.each([[[recipe]], [[comments]], [[recipe, search]], [[profile, create]]])(
    'of visitors is the same with and without the kitchen: %j',
    (importers) => {
      const module = '/src/domain/units.ts';
      expect(chunkOf(module, [...importers, kitchen])).toBe(chunkOf(module, importers));
    },
  );

  it('is the kitchen’s where it is the copy that the kitchen has for itself', () => {
    expect(chunkOf(`/src/domain/units.ts?${kitchenCopy}`, [editor])).toBe('kitchen-editor');
    expect(isKitchenModule(`/src/domain/units.ts?${kitchenCopy}`)).toBe(true);
    expect(isKitchenModule(`/src/styles/widgets.css?url&${kitchenCopy}`)).toBe(true);
    expect(isKitchenModule('/src/domain/units.ts')).toBe(false);
  });

  it('is left to the bundler in the first script, which is one file', () => {
    expect(chunkOf('/src/islands/shell/analytics.ts', [firstScript])).toBeNull();
  });

  it('is left to the bundler for what is loaded later, unless others need it at once', () => {
    const dialog = '/src/islands/comments/ReportDialog.tsx';
    const graph = graphOf({ [dialog]: { later: [comments] } });
    expect(chunkNameOf(dialog, graph)).toBeNull();
    const both = graphOf({ [dialog]: { later: [comments], importers: [recipe] } });
    expect(chunkNameOf(dialog, both)).toBe('recipe');
    const elsewhere = graphOf({ [dialog]: { later: [comments], importers: [profile] } });
    expect(chunkNameOf(dialog, elsewhere)).toBe('shared');
  });

  it('comes after those that it may import from', () => {
    const names = chunkGroups.map(({ debugName }) => debugName);
    expect(names.indexOf('shared')).toBeLessThan(names.indexOf('recipe'));
    expect(names.indexOf('recipe')).toBeLessThan(names.indexOf('recipe-comments'));
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('The areas', () => {
  const sources = globSync('src/{islands,stores,ui}/**/*.{ts,tsx}', {
    cwd: resolve(import.meta.dirname, '../..'),
  });
  const modules = [firstScript, ...sources.map((path) => `/${path}`)];

  it.each(areas)('of %s are there: %s', (pattern) => {
    expect(modules.some((module) => pattern.test(module))).toBe(true);
  });

  // An island without one would be sent, with all that it alone uses, to every page of every site.
  it.each(islandFolders)('hold the islands of %s', (folder) => {
    const island = `/src/islands/${folder}/AnyIsland.tsx`;
    expect(areas.some(([pattern]) => pattern.test(island))).toBe(true);
  });
});

describe('A module of the kitchen', () => {
  it.each([kitchen, '/src/pages/kitchen/index.astro', '/src/pages/platform/kitchen/index.astro'])(
    'is known by its folder: %s',
    (id) => expect(isKitchenModule(id)).toBe(true),
  );

  it('is none of another folder', () => {
    expect(isKitchenModule('/src/islands/account/kitchen-link.ts')).toBe(false);
  });
});

type Links = { importers?: string[]; later?: string[] };

function chunkOf(id: string, importers: string[]): string | null {
  return chunkNameOf(id, graphOf({ [id]: { importers } }));
}

function graphOf(modules: Record<string, Links>) {
  return {
    getModuleInfo: (id: string) => ({
      isEntry: entries.has(id),
      importers: modules[id]?.importers ?? [],
      dynamicImporters: modules[id]?.later ?? [],
    }),
  };
}
