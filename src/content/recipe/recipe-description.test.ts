import { describe, expect, it } from 'vitest';
import { aLockedRecipePage, aRecipePage } from '#content/testing/recipe-builders.ts';
import { aText } from '#content/testing/text-builders.ts';
import { recipeDescription } from './recipe-description.ts';

const { body } = aRecipePage();
const bare = { ...body, description: null, story: null };
const work = body.work && { ...body.work, ingredientGroups: [] };

describe('What search results say of a recipe', () => {
  it('is its description, else its story, ingredients or first step', () => {
    const [description, excerpt] = [aText('Dark and sweet.'), aText('Picked at dawn.')];
    const story = { excerpt, more: null };
    expect(recipeDescription({ ...body, description, story })).toBe(description);
    expect(recipeDescription({ ...bare, story })).toBe(excerpt);
    const titles = body.work?.ingredientGroups.flatMap(({ lines }) =>
      lines.map((line) => line.title),
    );
    expect(recipeDescription(bare)).toBe(titles?.join(', '));
    expect(recipeDescription({ ...bare, work })).toMatch(/\w+ .*\./);
  });

  it('is nothing that a locked recipe withholds', () => {
    const locked = aLockedRecipePage().body;
    expect(recipeDescription({ ...locked, description: null })).toBeNull();
  });
});
