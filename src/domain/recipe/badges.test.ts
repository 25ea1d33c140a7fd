import { describe, expect, it } from 'vitest';
import { badgesOf } from './badges.ts';

describe('Badges, §3', () => {
  it.each([
    ['breakfast', 'Breakfast'],
    ['dinner', 'Main Dishes'],
    ['snack', 'Snacks & Sides'],
    ['dessert', 'Baking & Desserts'],
    ['drink', 'Drinks'],
  ])('name the meal %s %s', (slug, badge) => {
    expect(badgesOf({ mealSlugs: [slug], categorySlugs: [] })).toEqual([badge]);
  });

  it('name the category sandwich Sandwiches', () => {
    expect(badgesOf({ mealSlugs: [], categorySlugs: ['sandwich'] })).toEqual(['Sandwiches']);
  });

  it('put meals first and ignore what has no badge', () => {
    expect(
      badgesOf({
        mealSlugs: ['lunch', 'dinner', 'dinner', 'sandwich', 'constructor'],
        categorySlugs: ['breakfast', 'sandwich'],
      }),
    ).toEqual(['Main Dishes', 'Sandwiches']);
  });
});
