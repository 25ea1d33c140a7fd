import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkoutSuccessPath, readPath, storedPathOf } from './page-path.ts';

describe('Paths, S12.4', () => {
  it.each(['/', '/recipes', '/recipes/apple-pie', '/feed.xml', '/sitemaps/recipes-1.xml'])(
    'takes %s as it stands',
    (path) => {
      expect(readPath(path)).toEqual({ kind: 'page', path });
    },
  );

  it('moves a trailing slash away on the same site', () => {
    expect(readPath('/recipes/')).toEqual({ kind: 'moved', path: '/recipes' });
  });

  it.each([
    '//',
    '//evil.example/',
    '/recipes//x',
    '/recipes//',
    '/./x',
    '/a/../b',
    '/%2e%2e/x',
    '/a%2Fb',
    '/a%00',
    '/ä',
    '/a b',
    '/a\\b',
    '',
    'recipes',
    '/<script>',
    `/${'a'.repeat(600)}`,
  ])('knows no page %s', (path) => {
    expect(readPath(path)).toEqual({ kind: 'none' });
  });

  it('never leads to another host', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z./@]{1,20}\/$/), (text) => {
        const reading = readPath(`/${text}`);
        fc.pre(reading.kind === 'moved');
        expect(new URL(reading.path, 'http://site.example').host).toBe('site.example');
      }),
    );
  });
});

describe('Stored pages, §2', () => {
  it('answer every checkout with one page', () => {
    expect(storedPathOf('/subscribe/success/cs_test_a1')).toBe(checkoutSuccessPath);
  });

  it.each(['/', '/subscribe/success', '/subscribe/success/a/b', '/recipes/apple-pie'])(
    'stand at their own address, as %s',
    (path) => {
      expect(storedPathOf(path)).toBe(path);
    },
  );
});
