import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTargetPath, type OldAddressTarget } from '../../site/old-addresses/target.ts';
import { leadsOfList, leadsOfPage } from './former-leads.ts';

const term = (kind: 'category' | 'meal', slug: string, title: string) => {
  return { id: slug, kind, slug, title, recipeCount: 0 };
};
const site = {
  language: 'en',
  terms: [term('category', 'cakes-2', 'Cakes'), term('meal', 'supper', 'Supper')],
  mergedTerms: [],
};
const pathsOf = (name: string, addresses = ['/category/x/']) =>
  leadsOfList({ kind: 'category', name, addresses }, site).map(({ target }) => target);

const isWritten = (target: OldAddressTarget) => target.kind === 'path' && isTargetPath(target.path);

describe('A list of a former site', () => {
  it.each([
    ['cake', '/recipes?categories=cakes-2'],
    ['Supper', '/recipes?meals=supper'],
    ['Plums & pears', '/recipes?search=Plums%20%26%20pears'],
  ])('of %j leads to %s', (name, path) => {
    expect(pathsOf(name)).toEqual([{ kind: 'path', path }]);
  });

  it('leads to what an old address can lead to, whatever it is called', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
        expect(pathsOf(name).filter((target) => !isWritten(target))).toEqual([]);
      }),
    );
  });
});

describe('A page of a former site', () => {
  it('leads to the page of the site for the same, by every address but that of the home page', () => {
    const addresses = ['/', '/about/', '/?page_id=2'];
    expect(leadsOfPage({ place: 'about', addresses })).toEqual(
      ['/about/', '/?page_id=2'].map((address) => ({
        address,
        target: { kind: 'page', page: 'about' },
      })),
    );
    expect(leadsOfPage({ place: null, addresses })).toEqual([]);
  });
});
