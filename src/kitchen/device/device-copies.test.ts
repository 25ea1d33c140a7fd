import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeDatabase } from '#kitchen/recipe-editor/testing/fake-database.ts';
import { aRecipe, aView, recipeId } from '#kitchen/recipe-editor/testing/recipes.ts';
import { anAccount } from '#stores/testing/accounts.ts';
import { accountCopy, keepAccountCopy, keepRecipeCopy, recipeCopy } from './device-copies.ts';
import {
  forgetImport,
  importedNotes,
  importedThings,
  keepImport,
  keepImportedNote,
  keepImportedThing,
  keptImport,
} from './kept-imports.ts';
import { keepSource, keptSources } from './kept-sources.ts';

beforeEach(() => fakeDatabase());
afterEach(() => vi.unstubAllGlobals());

const edna = anAccount();
const ida = anAccount({ id: '11111111-1111-4111-8111-111111111111' });
const keyOf = (personId: string): [string, string, string] => [personId, 'edna', recipeId];

/** As it was kept before it was kept by the ids of sites. */
const keptBySlug = () =>
  openDB('kitchen-copies', 4, {
    upgrade(opened) {
      for (const name of ['accounts', 'globals', 'imports', 'importedThings', 'importedNotes']) {
        opened.createObjectStore(name);
      }
      opened.createObjectStore('sources');
      opened.createObjectStore('recipes').createIndex('keptAt', 'keptAt');
    },
  });

describe('What a device keeps of a person', () => {
  it('stays while they come again, and goes when somebody else opens the kitchen', async () => {
    await keepAccountCopy('one', edna);
    await keepRecipeCopy(keyOf(edna.id), aView(aRecipe(), 1));
    await keepAccountCopy('two', edna);
    await keepImport(keyOf(edna.id), { name: 'Pies', files: [], fetchesPictures: false });
    await keepSource([edna.id, 'edna'], { id: 'one', text: 'Plum tart', keptAt: 1 });
    expect(await recipeCopy(keyOf(edna.id))).not.toBeNull();
    expect(await keptImport(keyOf(edna.id))).toMatchObject({ name: 'Pies' });
    expect(await keptSources([edna.id, 'edna'])).toHaveLength(1);
    await keepAccountCopy('three', ida);
    expect(await keptSources([edna.id, 'edna'])).toEqual([]);
    expect(await recipeCopy(keyOf(edna.id))).toBeNull();
    expect(await keptImport(keyOf(edna.id))).toBeNull();
    expect([await accountCopy('two'), await accountCopy('three')]).toEqual([null, ida]);
  });

  it('stays when the kitchen comes to keep more', async () => {
    const first = await openDB('kitchen-copies', 1, {
      upgrade(opened) {
        opened.createObjectStore('accounts');
        opened.createObjectStore('globals');
        opened.createObjectStore('recipes').createIndex('keptAt', 'keptAt');
      },
    });
    await first.put('recipes', { recipe: aView(aRecipe(), 1), keptAt: 1 }, keyOf(edna.id));
    first.close();
    await keepImport(keyOf(edna.id), { name: 'Pies', files: [], fetchesPictures: false });
    expect(await recipeCopy(keyOf(edna.id))).not.toBeNull();
    expect(await keptImport(keyOf(edna.id))).toMatchObject({ name: 'Pies' });
  });

  it('is found by the id of its site where it was kept by its address', async () => {
    const first = await keptBySlug();
    const site = { id: recipeId, slug: 'edna', title: 'Edna', role: 'owner' } as const;
    await first.put('accounts', anAccount({ sites: [site] }), 'one');
    await first.put('imports', { name: 'Pies' }, keyOf(edna.id));
    await first.put('importedThings', 'new a', [...keyOf(edna.id), 'a']);
    await first.put('sources', { text: 'Plum tart', keptAt: 1 }, [edna.id, '', 'one']);
    first.close();
    const key: [string, string, string] = [edna.id, site.id, recipeId];
    expect(await keptImport(key)).toMatchObject({ name: 'Pies' });
    expect(await importedThings(key)).toEqual(new Map([['a', 'new a']]));
    expect(await keptImport(keyOf(edna.id))).toBeNull();
    expect(await keptSources([edna.id, ''])).toHaveLength(1);
  });

  it('is found by the id of its site where it was kept by a former address', async () => {
    const site = { id: recipeId, slug: 'embers', title: 'Edna', role: 'owner' } as const;
    const first = await keptBySlug();
    await first.put('accounts', anAccount({ sites: [site] }), 'one');
    await first.put('imports', { name: 'Pies' }, keyOf(edna.id));
    await first.put('importedThings', 'old a', [...keyOf(edna.id), 'a']);
    await first.put('importedThings', 'old b', [...keyOf(edna.id), 'b']);
    first.close();
    const key: [string, string, string] = [edna.id, site.id, recipeId];
    await keepImportedThing(key, 'a', 'new a');
    await keepAccountCopy('two', anAccount({ sites: [{ ...site, formerSlugs: ['edna'] }] }));
    expect(await keptImport(key)).toMatchObject({ name: 'Pies' });
    const things = { a: 'new a', b: 'old b' };
    expect(Object.fromEntries(await importedThings(key))).toEqual(things);
    expect(await keptImport(keyOf(edna.id))).toBeNull();
  });

  it('of what came of an archive goes with its import, and with no other', async () => {
    const [mine, other] = [keyOf(edna.id), keyOf(ida.id)];
    await keepImportedThing(mine, 'a', 'new a');
    await keepImportedThing(mine, 'b', 'new b');
    await keepImportedThing(other, 'a', 'another');
    const kept = new Map([
      ['a', 'new a'],
      ['b', 'new b'],
    ]);
    expect(await importedThings(mine)).toEqual(kept);
    await keepImportedNote(mine, 'Zest was lost', 0);
    await keepImportedNote(mine, 'An apple was lost', 1);
    await keepImportedNote(other, 'A pear was lost', 0);
    expect(await importedNotes(mine)).toEqual(['Zest was lost', 'An apple was lost']);
    await forgetImport(mine);
    expect([await importedNotes(mine), await importedNotes(other)]).toEqual([
      [],
      ['A pear was lost'],
    ]);
    expect(await importedThings(mine)).toEqual(new Map());
    expect(await importedThings(other)).toEqual(new Map([['a', 'another']]));
  });
});
