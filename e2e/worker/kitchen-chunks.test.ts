import { describe, expect, it } from 'vitest';
import { isKitchenModule } from '#scripts/bundling/client-chunks.ts';
import { clientScripts, type ClientScripts } from '../facts/client-scripts.ts';

const scripts = clientScripts();
const libraries = ['slate', 'slate-react', '@tanstack/react-virtual', '@dnd-kit/core', 'idb'];

describe('The kitchen beside the visitors’ pages', () => {
  it.each([
    ['sites/SitesScreen', 150_000],
    ['recipes/RecipesScreen', 150_000],
    ['recipe-editor/EditorScreen', 280_000],
  ])('loads for %s at most %i bytes of scripts, compressed', (screen, limit) => {
    const files = scriptsOfScreen(`src/kitchen/${screen}.tsx`);
    expect(files.size).toBeGreaterThan(2);
    expect(scripts.sizeOf(files)).toBeLessThanOrEqual(limit);
  });

  it('shares nothing with visitors but libraries', () => {
    const visitors = scriptsOfVisitors(scripts);
    const editor = scriptsOfScreen('src/kitchen/recipe-editor/EditorScreen.tsx');
    const shared = modulesIn([...editor].filter((file) => visitors.has(file)));
    expect(shared).not.toEqual([]);
    expect(shared.filter((module) => isOwnCode(module))).toEqual([]);
  });

  it('has chunks of its own for its modules', () => {
    const ofKitchen = scripts.holding((module) => isKitchenModule(`/${module}`));
    const visitors = scriptsOfVisitors(scripts);
    expect(ofKitchen.length).toBeGreaterThan(3);
    expect(ofKitchen.filter((file) => visitors.has(file))).toEqual([]);
  });

  it.each(libraries)('loads %s for cooks alone', (library) => {
    const files = scripts.holding((module) => module.includes(`node_modules/${library}/`));
    const visitors = scriptsOfVisitors(scripts);
    expect(files).not.toEqual([]);
    expect(files.filter((file) => visitors.has(file))).toEqual([]);
  });
});

const modulesIn = (files: string[]): string[] =>
  files.flatMap((file) => scripts.manifest[file]?.modules ?? []);

/** All but libraries and what hydrates every root. */
const isOwnCode = (module: string) => /^src\/(?!islands\/(?:client-renderer|slot)\.)/.test(module);

/** What a screen loads at once, with the renderer of its root. */
const scriptsOfScreen = (screen: string): Set<string> =>
  scripts.reachedBy(
    scripts.holding(
      (module) => module === screen || /@astrojs\/react\/dist\/client\./.test(module),
    ),
  );

/** All that the entries of visitors lead to: every script that the kitchen's entries do not start. */
function scriptsOfVisitors({ manifest, holding }: ClientScripts): Set<string> {
  const islands = holding((module) => module.startsWith('src/islands/'));
  const found = new Set(islands);
  for (const file of found) {
    const { imports = [], dynamicImports = [] } = manifest[file] ?? {};
    for (const next of [...imports, ...dynamicImports]) found.add(next);
  }
  return found;
}
