import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collectionHere } from './collections-here.ts';

const titles = fc.constantFrom('Pies', 'pies', 'Soups', '');
const collections = fc
  .array(titles)
  .map((all) => all.map((title, at) => ({ key: `k${at}`, title })));

describe('A collection of an archive on the site that it is brought to', () => {
  it('is what the import made of it, whichever others have its title', () => {
    fc.assert(
      fc.property(collections, collections, (before, archive) => {
        const old = before.map(({ title }, at) => ({ id: `old ${at}`, title }));
        const fresh = archive.map(({ key, title }) => ({ id: `new ${key}`, title }));
        const made = new Map(archive.map(({ key }) => [key, `new ${key}`]));
        for (const listed of [[...old, ...fresh], [...fresh, ...old].toReversed()]) {
          const found = archive.map((each) => collectionHere(each, { listed, made })?.id);
          expect(found).toEqual(archive.map(({ key }) => `new ${key}`));
        }
      }),
    );
  });

  it('is the first of its title that stood there, and none that the import made of another', () => {
    const listed = [
      { id: 'mine', title: 'Pies' },
      { id: 'first', title: 'PIES' },
      { id: 'last', title: 'Pies' },
    ];
    const made = new Map([['k1', 'mine']]);
    const of = (key: string, title = 'Pies') => collectionHere({ key, title }, { listed, made });
    expect([of('k2')?.id, of('k3')?.id, of('k4', 'Soups')]).toEqual(['first', 'first', null]);
    expect(of('k1')?.id).toBe('mine');
    const gone = new Map([['k1', 'deleted since']]);
    expect(collectionHere({ key: 'k1', title: 'Pies' }, { listed, made: gone })).toBeNull();
  });
});
