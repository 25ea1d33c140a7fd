import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partIdsOf } from '../../recipe/recipe-parts.ts';
import { termIdsOf } from '../../recipe/recipe-terms.ts';
import type { RecipeContent } from '../../recipe/recipe.ts';
import { aContent } from '#domain/testing/random-content.ts';
import { idsNamedIn, withNewIds } from './former-ids.ts';

const namedBy = (content: RecipeContent): string[] => [
  ...Object.values(partIdsOf(content)).flat(),
  ...termIdsOf(content),
];

describe('The ids of a former site', () => {
  it('become those of this one and back again, in whatever field they stand', () => {
    fc.assert(
      fc.property(aContent(), (content) => {
        const ids = namedBy(content);
        const there = new Map(ids.map((id, at) => [id, `new ${at}`]));
        const back = new Map([...there].map(([id, other]) => [other, id]));
        const moved = withNewIds(content, there);
        expect(idsNamedIn(moved, there)).toEqual([]);
        expect(withNewIds(moved, back)).toEqual(content);
      }),
    );
  });

  it('leave nothing where this one has nothing for them', () => {
    fc.assert(
      fc.property(aContent(), (content) => {
        const gone = new Map(namedBy(content).map((id) => [id, null]));
        expect(idsNamedIn(withNewIds(content, gone), gone)).toEqual([]);
      }),
    );
  });

  it('take their place in a list along, and leave a field empty', () => {
    const gone = new Map([['a', null]]);
    const written = { images: [{ id: 'a', crop: {} }, { id: 'b' }], videoId: 'a', tagIds: ['a'] };
    const left = { images: [{ id: 'b' }], videoId: null, tagIds: [] };
    expect(withNewIds(written, gone)).toEqual(left);
  });
});
