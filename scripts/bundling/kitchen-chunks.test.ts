import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupOf, kitchenChunkOf, kitchenChunks, screens } from './kitchen-chunks.ts';

const unit = '/src/domain/units.ts?kitchen';
const dialog = '/src/kitchen/media/PictureDialog.tsx';
const fileOf = (screen: string) => `/src/kitchen/${screen.toLowerCase()}/${screen}Screen.tsx`;

describe('The chunk of a module of the kitchen', () => {
  it.each([
    [['Editor'], 'kitchen-editor'],
    [['Editor', 'RecipeImport'], 'kitchen-editor'],
    [['RecipeImport'], 'kitchen-recipeimport'],
    [['Editor', 'History'], 'kitchen-all-editors'],
    [['Editor', 'Newsletter'], 'kitchen-all-editors'],
    [['Editor', 'History', 'Media'], 'kitchen'],
  ])('is that of the screens that load it at once: %j', (loaders, chunk) => {
    expect(chunkOf(unit, { [unit]: { importers: loaders.map(fileOf) } })).toBe(chunk);
  });

  it('is left to the bundler where no screen loads it at once', () => {
    expect(chunkOf(dialog, { [dialog]: { later: [fileOf('Editor')] } })).toBeNull();
  });

  it('stands apart where a later part of another screen needs it', () => {
    const modules = {
      [unit]: { importers: [fileOf('Editor'), dialog] },
      [dialog]: { later: [fileOf('Media')] },
    };
    expect(chunkOf(unit, modules)).toMatch(/^kitchen-parts-of-one-/);
    expect(chunkOf(unit, { ...modules, [dialog]: { later: [fileOf('Editor')] } })).toBe(
      'kitchen-editor',
    );
  });

  it('comes after those that it may import from', () => {
    const modulesOf = fc.uniqueArray(fc.constantFrom(...screens), { minLength: 1 });
    fc.assert(
      fc.property(modulesOf, modulesOf, (importers, others) => {
        const all = [...importers, ...others].map(fileOf);
        const importer = '/src/kitchen/importer.ts';
        const modules = {
          [importer]: { importers: importers.map(fileOf) },
          [unit]: { importers: all },
        };
        const placeOf = (id: string) =>
          kitchenChunks.indexOf(groupOf(String(chunkOf(id, modules))));
        expect(placeOf(unit)).toBeGreaterThanOrEqual(0);
        expect(placeOf(importer)).toBeGreaterThanOrEqual(placeOf(unit));
      }),
    );
    expect(new Set(kitchenChunks).size).toBe(kitchenChunks.length);
  });
});

it('The screens are those of the kitchen', () => {
  const files = globSync('src/kitchen/*/*Screen.tsx', {
    cwd: resolve(import.meta.dirname, '../..'),
  });
  const names = files.map((file) => /(\w+)Screen\.tsx$/.exec(file)?.[1]);
  expect(new Set(names)).toEqual(new Set(screens));
});

type Links = { importers?: string[]; later?: string[] };

function chunkOf(id: string, modules: Record<string, Links>): string | null {
  return kitchenChunkOf(id, {
    getModuleInfo: (each) => ({
      isEntry: screens.map(fileOf).includes(each),
      importers: modules[each]?.importers ?? [],
      dynamicImporters: modules[each]?.later ?? [],
    }),
  });
}
