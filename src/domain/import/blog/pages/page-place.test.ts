import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageNames } from './page-names.ts';
import { placeOf } from './page-place.ts';

const page = (title: string, address = '/x/', kind: 'post' | 'page' = 'page') =>
  placeOf({ title, kind, status: 'published', addresses: [address] }, 'Old Tin');
const names = Object.entries(pageNames).flatMap(([place, lines]) =>
  lines.flatMap((line) => line.split(' ').map((name) => [name, place] as const)),
);

describe('The purpose of a page of a blog', () => {
  it('is told by its address or its title, in any case and spelling', () => {
    const spelled = fc.constantFrom<(name: string) => string>(
      (name) => name.replaceAll('-', ' '),
      (name) => name.toUpperCase().replaceAll('-', '  '),
      (name) => `${name.normalize('NFD').replaceAll('-', ' ')}!`,
    );
    fc.assert(
      fc.property(fc.constantFrom(...names), spelled, ([name, place], spell) => {
        expect(page(spell(name))).toBe(place);
        expect(page('Hello', `/pages/${encodeURIComponent(name)}/`)).toBe(place);
        expect(page('Hello', `/${encodeURI(name)}.html`)).toBe(place);
      }),
    );
  });

  it('is one for each name', () => {
    const pairs = new Set(names.map(([name, place]) => `${name} ${place}`));
    expect(pairs.size).toBe(new Set(names.map(([name]) => name)).size);
  });

  it.each([
    ['Über Old Tin', 'page', 'about'],
    ['About Old Tin', 'page', 'about'],
    ['About butter', 'page', null],
    ['About me', 'post', 'about'],
    ['Contact', 'post', null],
    ['Recipes', 'post', null],
    ['', 'page', null],
  ] as const)('of %j as a %s is %j', (title, kind, place) => {
    expect(page(title, '/x/', kind)).toBe(place);
  });
});
