import { describe, expect, it } from 'vitest';
import type { RichText } from '../../text/rich-text.ts';
import { isSlug, slugMaxLength } from '../../text/is-slug.ts';
import { exampleContent } from '#domain/recipe/testing/example-content.ts';
import { copySlug, copyTitle, duplicateRecipe } from './duplicate-recipe.ts';

const naming = (...usageIds: string[]): RichText => ({
  type: 'document',
  children: [
    {
      type: 'bulleted-list',
      children: usageIds.map((ingredientUsageId) => ({
        type: 'list-item',
        children: [
          { type: 'ingredient-usage-reference', ingredientUsageId, children: [{ text: 'it' }] },
        ],
      })),
    },
  ],
});
const counter = () => {
  let count = 0;
  return () => `new-${(count += 1)}`;
};
const content = exampleContent({
  step: naming('usage-2', 'usage-1', 'usage-gone'),
  description: naming('usage-1'),
});

describe('A duplicate', () => {
  it('has ids of its own, and its texts refer to them', () => {
    const copy = duplicateRecipe(content, counter());
    const [first, second] = copy.ingredientUsageGroups[0]!.ingredientUsages;
    expect(copy.description).toEqual(naming(first!.id));
    const [step] = copy.instructionGroups[0]!.instructions;
    expect(step!.content).toEqual(naming(second!.id, first!.id, 'usage-gone'));
    const text = JSON.stringify(copy).replace('usage-gone', '');
    expect(/"(?:usage|group|step)-\d"/.exec(text)).toBeNull();
  });

  it('says what the recipe says, and leaves the recipe as it is', () => {
    const before = JSON.stringify(content);
    const copy = duplicateRecipe(content, counter());
    expect(JSON.stringify(content)).toBe(before);
    const withoutIds = (value: unknown) =>
      JSON.stringify(value).replaceAll(/"(?:id|ingredientUsageId)":"[^"]*"/g, '');
    expect(withoutIds(copy)).toBe(withoutIds(content));
    expect(copy.images).toEqual(content.images);
  });

  it.each([
    ['Pie', 'en', 'Pie (copy)'],
    ['Pie (copy)', 'en-GB', 'Pie (copy)'],
    ['Kuchen', 'de-AT', 'Kuchen (Kopie)'],
    ['Suppe', 'pl', 'Suppe (copy)'],
  ])('is told by its title: %s in %s', (title, language, expected) => {
    expect(copyTitle(title, language)).toBe(expected);
  });

  it('has a title that is not too long, and no half letter', () => {
    const title = copyTitle('🥧'.repeat(127), 'de');
    expect(title.length).toBeLessThanOrEqual(255);
    expect([title.isWellFormed(), title.endsWith('🥧 (Kopie)')]).toEqual([true, true]);
  });

  it.each([
    ['pie', 'pie-copy'],
    ['pie-copy', 'pie-copy'],
    ['pie-copy-12', 'pie-copy'],
    ['copy', 'copy-copy'],
  ])('has a slug that tells it: %s', (slug, expected) => {
    expect(copySlug(slug)).toBe(expected);
  });

  it('has a slug that is one, however long the first is', () => {
    for (const slug of ['a'.repeat(slugMaxLength), `${'ab-'.repeat(33)}a`]) {
      expect([isSlug(copySlug(slug)), copySlug(slug).endsWith('-copy')]).toEqual([true, true]);
    }
  });
});
