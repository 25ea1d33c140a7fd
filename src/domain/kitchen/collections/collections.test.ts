import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paragraphsFromText } from '../../text/rich-text.ts';
import { changedPages } from './changed-pages.ts';
import {
  type CollectionContent,
  collectionContentOf,
  isSameCollection,
  writtenCollection,
} from './collection-content.ts';
import { recipesOfLines, sortedRecipes, withRecipes } from './collection-recipes.ts';
import { mergeCollections, withChosenParts } from './merge-collections.ts';

const base: CollectionContent = {
  title: 'Pies',
  slug: 'pies',
  description: paragraphsFromText('All round.'),
  imageId: null,
  imageCrop: null,
  videoId: null,
  youtubeVideoId: null,
  recipeIds: ['a', 'b', 'c'],
};
const changed = (changes: Partial<CollectionContent>): CollectionContent => ({
  ...base,
  ...changes,
});

const words = fc.stringMatching(/^[a-z]{0,12}$/);
const content = fc.record({
  title: words,
  slug: fc.constantFrom('pies', 'tarts'),
  description: fc.option(fc.stringMatching(/^[a-z]{1,12}$/).map(paragraphsFromText)),
  imageId: fc.constantFrom(null, 'one', 'two'),
  imageCrop: fc.constant(null),
  videoId: fc.constantFrom(null, 'film'),
  youtubeVideoId: fc.constantFrom(null, 'dQw4w9WgXcQ', 'aaaaaaaaaaa'),
  recipeIds: fc.uniqueArray(fc.constantFrom<string[]>('a', 'b', 'c', 'd', 'e', 'f')),
});

describe('The content of a collection', () => {
  it('comes back from how it is stored, its film out of the marker', () => {
    fc.assert(
      fc.property(content, (written) => {
        const read = collectionContentOf({ id: 'pies', ...writtenCollection(written) });
        expect(isSameCollection(read, written)).toBe(true);
      }),
    );
  });
});

describe('Merging what two made of a collection', () => {
  it('takes what one side alone did', () => {
    fc.assert(
      fc.property(content, content, (one, other) => {
        expect(mergeCollections(one, one, other)).toEqual({ content: other, conflicts: [] });
        expect(mergeCollections(one, other, one)).toEqual({ content: other, conflicts: [] });
        expect(mergeCollections(one, other, other).conflicts).toEqual([]);
      }),
    );
  });

  it('never loses a recipe that either added, nor keeps one that either took away', () => {
    fc.assert(
      fc.property(content, content, content, (was, mine, theirs) => {
        const { recipeIds } = mergeCollections(was, mine, theirs).content;
        const all = [...new Set([...mine.recipeIds, ...theirs.recipeIds])];
        const known = new Set(was.recipeIds);
        const both = new Set(mine.recipeIds.filter((id) => theirs.recipeIds.includes(id)));
        const kept = [...all.filter((id) => !known.has(id)), ...both];
        expect(recipeIds.toSorted()).toEqual([...new Set(kept)].toSorted());
      }),
    );
  });

  it('asks where both changed one part, and takes theirs where it is chosen', () => {
    const mine = changed({ title: 'Tarts', imageId: 'one' });
    const theirs = changed({ title: 'Quiches', slug: 'quiches' });
    const { content: merged, conflicts } = mergeCollections(base, mine, theirs);
    expect(conflicts).toEqual(['title']);
    expect(merged).toEqual(changed({ title: 'Tarts', imageId: 'one', slug: 'quiches' }));
    const choices = new Map([['title', 'theirs']] as const);
    const chosen = withChosenParts(merged, { mine, theirs }, { names: conflicts, choices });
    expect(chosen.title).toBe('Quiches');
  });

  it('puts descriptions of both below each other, and nothing else', () => {
    const [mine, theirs] = ['Mine', 'Theirs'].map((said) =>
      changed({ title: said, description: paragraphsFromText(`Same\n${said}`) }),
    ) as [CollectionContent, CollectionContent];
    const { content: merged, conflicts } = mergeCollections(base, mine, theirs);
    const choices = new Map([
      ['title', 'both'],
      ['description', 'both'],
    ] as const);
    const { title, description } = withChosenParts(
      merged,
      { mine, theirs },
      { names: conflicts, choices },
    );
    expect(description).toEqual(paragraphsFromText('Same\nTheirs\nMine'));
    expect(title).toBe('Mine');
  });
});

describe('Recipes of a collection', () => {
  const recipe = (id: string, title: string, publishedAt: string | null) => ({
    id,
    title,
    publishedAt,
    createdAt: '2026-03-01',
  });
  const recipes = [
    recipe('a', 'Crème brûlée', '2026-02-01'),
    recipe('b', 'Apple Pie', null),
    recipe('c', 'Bread', '2026-01-01'),
  ];
  const known = new Map(recipes.map((each) => [each.id, each]));

  it.each([
    ['title', ['b', 'c', 'a', 'x']],
    ['newest', ['b', 'a', 'c', 'x']],
    ['oldest', ['c', 'a', 'b', 'x']],
  ] as const)('are put in order by %s', (order, ids) => {
    expect(sortedRecipes(['x', 'a', 'b', 'c'], known, order)).toEqual(ids);
  });

  it('are found by pasted titles, whatever list they come from', () => {
    const text = '1. apple pie\r\n- CREME BRULEE\n• Nothing such\napple pie';
    expect(recipesOfLines(text, recipes)).toEqual({
      ids: ['b', 'a'],
      unknown: ['• Nothing such'],
    });
  });

  it('are a hundred at most; nothing is there twice', () => {
    const many = Array.from({ length: 99 }, (_, index) => `r${index}`);
    expect(withRecipes(many, ['r1', 'x', 'x', 'y'])).toEqual({ ids: [...many, 'x'], left: ['y'] });
  });
});

describe('The pages that change with a collection', () => {
  const isPublished = (id: string) => id !== 'c';
  it.each([
    ['nothing', {}, 0],
    ['its description', { description: null }, 1],
    ['its order', { recipeIds: ['b', 'a', 'c'] }, 1],
    ['its picture', { imageId: 'one' }, 3],
    ['its name', { title: 'Tarts' }, 5],
    ['recipes that join and leave', { recipeIds: ['a', 'd', 'e', 'c'] }, 6],
    ['a draft that leaves', { recipeIds: ['a', 'b'] }, 1],
  ])('are counted for %s', (_, changes, count) => {
    expect(changedPages(base, changed(changes), isPublished)).toBe(count);
  });
});
