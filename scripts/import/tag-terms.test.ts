import { describe, expect, test } from 'vitest';
import { termOfTag } from './tag-terms.ts';

describe('Tags of a row', () => {
  test.each([
    ['breakfast', { kind: 'meal', slug: 'breakfast', title: 'Breakfast' }],
    ['side', { kind: 'meal', slug: 'snack', title: 'Snacks & Sides' }],
    ['Italian', { kind: 'cuisine', slug: 'italian', title: 'Italian' }],
    ['vegan', { kind: 'diet', slug: 'vegan', title: 'Vegan' }],
    ['sandwich', { kind: 'category', slug: 'sandwich', title: 'Sandwich' }],
    ['base layers', { kind: 'tag', slug: 'base-layers', title: 'Base layers' }],
  ])('"%s" is %o', (tag, term) => {
    expect(termOfTag(tag)).toEqual(term);
  });

  test('a tag without letters is none', () => {
    expect(termOfTag(' – ')).toBeNull();
  });
});
