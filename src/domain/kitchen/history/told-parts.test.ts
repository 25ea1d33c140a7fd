import { describe, expect, it } from 'vitest';
import { historyMessages } from '#contract/kitchen/recipe/history-messages.ts';
import { aspectsOfRecipe, aspectsOfRows } from '#domain/recipe/differences/recipe-aspects.ts';
import { rowLists } from '#domain/recipe/differences/recipe-rows.ts';
import { recipeTexts } from './recipe-texts.ts';
import { rowTexts } from './row-texts.ts';

/** Data that no cook has written; the history says only that it differs. */
const untold = ['legacyRecipeData'];
const toldRows = rowLists.map((list): [string, string[], string[]] => [
  list,
  rowTexts[list].flatMap(({ aspects }) => [...aspects]),
  Object.keys(aspectsOfRows[list]),
]);
const parts = rowLists.flatMap((list) => rowTexts[list].map(({ part }) => part));

describe('What the history tells', () => {
  it('is every field of a recipe', () => {
    expect([...Object.keys(recipeTexts), ...untold].toSorted()).toEqual(
      Object.keys(aspectsOfRecipe).toSorted(),
    );
  });

  it.each(toldRows)('is every field of the rows of %s', (_, told, all) => {
    expect(told.toSorted()).toEqual(all.toSorted());
  });

  it('has a name for each', () => {
    const names = Object.keys(historyMessages.parts);
    expect(names).toEqual(
      expect.arrayContaining([...Object.keys(aspectsOfRecipe), ...new Set(parts)]),
    );
  });
});
