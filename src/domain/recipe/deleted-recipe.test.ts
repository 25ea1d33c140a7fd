import { describe, expect, it } from 'vitest';
import { daysLeft, deletedRecipesKeptMs } from './deleted-recipe.ts';

describe('How long a deleted recipe is kept', () => {
  it('is told in days, of which one that has begun counts', () => {
    const days = [0, 1, deletedRecipesKeptMs - 1, deletedRecipesKeptMs, deletedRecipesKeptMs + 9];
    expect(days.map((passed) => daysLeft(deletedRecipesKeptMs, passed))).toEqual([30, 30, 1, 0, 0]);
  });
});
