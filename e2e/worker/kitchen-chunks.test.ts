import { describe, expect, it } from 'vitest';
import { isKitchenModule } from '#scripts/bundling/client-chunks.ts';
import { clientScripts, type ClientScripts } from '../client-scripts.ts';

const scripts = clientScripts();
const libraries = ['slate', 'slate-react', '@tanstack/react-virtual', '@dnd-kit/core', 'idb'];

describe('The kitchen beside the visitors’ pages', () => {
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
