import { describe, expect, test } from 'vitest';
import { recipeInput } from '#contract/recipe/recipe.ts';
import { paragraphsFromText } from '#domain/text/rich-text.ts';
import { readLine } from './ingredients/read-line.ts';
import { importedRecipeId, recipeFromRow } from './recipe-from-row.ts';
import { aRow } from './testing/a-row.ts';

describe('A recipe from a row', () => {
  const siteId = '0b7c3b52-5d0c-5c41-9d0a-1f4b8a1a2b3c';
  const ingredientId = '0b7c3b52-5d0c-5c41-9d0a-1f4b8a1a2b3d';
  const termId = '0b7c3b52-5d0c-5c41-9d0a-1f4b8a1a2b3e';
  const references = {
    readLine,
    unitId: () => ingredientId,
    language: 'en',
    ingredient: () => ({ id: ingredientId, title: 'flour' }),
    termId: () => termId,
  };
  const row = aRow({
    description: 'A **plain** loaf.',
    ingredientGroups: [{ title: 'Dough', items: ['500 g flour', ' ', '2 x 3 sheets of paper'] }],
    instructions: ['Mix it.', '', 'Bake it.'],
    notes: 'Keeps for days.',
    tags: ['bread', 'Bread'],
    servings: '2-3',
    yieldServings: 2,
    author: 'Ada',
    markdown: '# Loaf',
  });
  const place = { id: importedRecipeId(siteId, row), slug: 'loaf', imageIds: [ingredientId] };
  const recipe = recipeFromRow(row, place, references);

  test('is one that the manage API takes', () => {
    const { id: _id, ...input } = recipe;
    expect(recipeInput.safeParse(input).error).toBeUndefined();
  });

  test('is the same every time and another one for another row', () => {
    expect(recipeFromRow(row, place, references)).toEqual(recipe);
    expect(importedRecipeId(siteId, aRow({ id: 'book/roll' }))).not.toBe(place.id);
  });

  test('keeps its groups and drops what is blank', () => {
    expect(recipe.ingredientUsageGroups).toMatchObject([
      {
        title: 'Dough',
        ingredientUsages: [
          { quantityMin: 500, ingredientTitleOverride: null },
          { quantityMin: null, ingredientTitleOverride: '2 x 3 sheets of paper' },
        ],
      },
    ]);
    expect(recipe.instructionGroups).toMatchObject([{ title: 'Method' }]);
    expect(recipe.instructionGroups?.[0]?.instructions).toHaveLength(2);
  });

  test('keeps each line as it was written, without markup', () => {
    const items = ['**500 g** [flour](https://mill.example)', 'salt '.repeat(101)];
    const imported = recipeFromRow(
      aRow({ ingredientGroups: [{ title: null, items }] }),
      place,
      references,
    );
    expect(imported.ingredientUsageGroups).toMatchObject([
      { ingredientUsages: [{ writtenAs: '500 g flour' }, {}] },
    ]);
    expect(imported.ingredientUsageGroups?.[0]?.ingredientUsages?.[1]).not.toHaveProperty(
      'writtenAs',
    );
  });

  test('says in its note what no field can hold', () => {
    expect(recipe.note).toEqual(paragraphsFromText('Keeps for days.\nServings: 2-3'));
  });

  test('keeps the source beside it, and a term once', () => {
    expect(recipe.legacyRecipeData).toMatchObject({
      id: 'book/loaf',
      credit: 'Recipe by Ada',
      servings: '2-3',
      markdown: '# Loaf',
    });
    expect(recipe.tagIds).toEqual([termId]);
  });
});
