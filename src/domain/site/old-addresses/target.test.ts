import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addressOfTarget,
  isTargetPath,
  type OldAddressTarget,
  sitePagePaths,
  sitePages,
  storedTarget,
  targetFrom,
} from './target.ts';

describe('Where an old address leads, S12.4', () => {
  it.each<[OldAddressTarget, string | null, string | null]>([
    [{ kind: 'recipe', id: 'a' }, 'plum-tart', '/recipes/plum-tart'],
    [{ kind: 'recipe', id: 'a' }, null, null],
    [{ kind: 'collection', id: 'a' }, 'pies', '/collections/pies'],
    [{ kind: 'page', page: 'about' }, null, '/about'],
    [{ kind: 'path', path: '/recipes?tag=pie' }, null, '/recipes?tag=pie'],
  ])('%o with the slug %s is at %s', (target, slug, address) => {
    expect(addressOfTarget(target, slug)).toBe(address);
    expect(targetFrom(storedTarget(target))).toEqual(target);
  });

  it('is one of the pages that stand in the list', () => {
    expect(Object.keys(sitePagePaths)).toEqual(sitePages);
    expect(targetFrom({ kind: 'page', value: 'elsewhere' })).toBeNull();
    expect(targetFrom({ kind: 'path', value: '//evil.example' })).toBeNull();
  });

  it.each([
    '//evil.example',
    String.raw`/\evil.example`,
    'https://evil.example/',
    'javascript:alert(1)',
    '/a/../../b',
    '/a/',
    '/a b',
    '/a?b?c',
    '/a#b',
    '',
  ])('is never %s', (path) => {
    expect(isTargetPath(path)).toBe(false);
  });

  it('stays on the site, whatever the path is', () => {
    const sign = fc.constantFrom('/', '\\', '.', '@', ':', '?', '%2F', 'a', '\t', 'http:');
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 8 }), (signs) => {
        const path = signs.join('');
        fc.pre(isTargetPath(path));
        expect(new URL(path, 'https://pies.example').host).toBe('pies.example');
      }),
    );
  });
});
