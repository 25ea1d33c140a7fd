import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSlug } from './is-slug.ts';
import { slugFrom, uniqueSlug } from './slug.ts';
import { isReservedSiteSlug, isSiteSlug } from './site-slug.ts';

describe('Slugs, S6.3', () => {
  it.each([
    ['Apple Pie', 'apple-pie'],
    ['  Grandma’s   Apple—Pie!  ', 'grandmas-apple-pie'],
    ["Don't", 'dont'],
    ['Käsespätzle mit Röstzwiebeln', 'kaesespaetzle-mit-roestzwiebeln'],
    ['Crème brûlée (½ sugar)', 'creme-brulee-1-2-sugar'],
    ['Mac & Cheese', 'mac-and-cheese'],
    ['--a--b--', 'a-b'],
    ['100% Rye', '100-rye'],
    ['', null],
    ['🍰', null],
    ['味噌汁', null],
    ['味噌 soup', 'soup'],
  ])('of %j is %j', (text, expected) => {
    expect(slugFrom(text)).toBe(expected);
  });

  it('are cut between words at 100 characters', () => {
    const ten = 'ninechars '.repeat(11);
    expect(slugFrom(ten)).toBe('ninechars-'.repeat(10).slice(0, -1));
    expect(slugFrom('x'.repeat(150))).toBe('x'.repeat(100));
  });

  it('are well formed whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 150 }), (text) => {
        expect(isSlug(slugFrom(`${text}x`) as string)).toBe(true);
      }),
    );
  });

  it.each([
    ['apple-pie', true],
    ['a', true],
    ['7', true],
    ['a'.repeat(100), true],
    ['a'.repeat(101), false],
    ['', false],
    ['-a', false],
    ['a-', false],
    ['a--b', false],
    ['Apple', false],
    ['äpfel', false],
    ['a_b', false],
    ['a b', false],
    ['a/b', false],
    ['a\n', false],
  ])('are checked: %j', (text, expected) => {
    expect(isSlug(text)).toBe(expected);
  });

  it('are checked in one pass', () => {
    expect(isSlug('a-'.repeat(1_000_000))).toBe(false);
  });
});

describe('Site slugs, S6.3', () => {
  it.each([
    'www',
    'api',
    'admin',
    'kitchen',
    'mail',
    'static',
    'media',
    'assets',
    'dev',
    'platform',
  ])('refuse the reserved name %s', (slug) => {
    expect(isReservedSiteSlug(slug)).toBe(true);
    expect(isSiteSlug(slug)).toBe(false);
  });

  it.each([
    ['old-hearth', true],
    ['constructor', true],
    ['a'.repeat(63), true],
    ['a'.repeat(64), false],
    ['Old-Hearth', false],
  ])('accept what can be a host name: %j', (slug, expected) => {
    expect(isSiteSlug(slug)).toBe(expected);
  });
});

describe('Free slugs, S6.3', () => {
  it.each([
    ['pie', [], 'pie'],
    ['pie', ['pie'], 'pie-2'],
    ['pie', ['pie', 'pie-2', 'pie-3'], 'pie-4'],
    ['a'.repeat(100), ['a'.repeat(100)], `${'a'.repeat(98)}-2`],
    [`${'a'.repeat(97)}-bc`, [`${'a'.repeat(97)}-bc`], `${'a'.repeat(97)}-2`],
  ])('number %j beside %j as %j', (base, taken, expected) => {
    expect(uniqueSlug(base, new Set(taken))).toBe(expected);
  });
});
