import { expect, it } from 'vitest';
import { anId, aRecipe } from '#kitchen/recipe-editor/testing/recipes.ts';
import { fieldPathOf, placesOfField, valueAt } from './field-path.ts';
import { ingredientUsageRows } from './recipe-updates.ts';

const recipe = aRecipe();
const linkOfSecond = `ingredientUsageGroups.${anId(100)}.ingredientUsages.${anId(2)}.link`;

it.each([
  ['title', 'title'],
  ['', ''],
  ['ingredientUsageGroups.0.ingredientUsages.1.link', linkOfSecond],
  [
    'instructionGroups.0.instructions.9.content',
    `instructionGroups.${anId(200)}.instructions.9.content`,
  ],
  ['description.children.0.children.1.href', 'description.children.0.children.1.href'],
])('names %j by the ids of its rows', (counted, path) => {
  expect(fieldPathOf(recipe, counted)).toBe(path);
});

it('finds a field of a row wherever the row has moved', () => {
  const linked = ingredientUsageRows.patch(recipe, anId(2), { link: 'https://flour.example' });
  const moved = ingredientUsageRows.move(linked, anId(2), { groupId: anId(100), at: 0 });
  expect(valueAt(moved, linkOfSecond)).toBe('https://flour.example');
});

it.each(['constructor', 'title.length', 'images.0.id', 'nothing.here'])(
  'finds nothing at %j',
  (path) => {
    expect(valueAt(recipe, path)).toBeUndefined();
  },
);

it.each([
  ['title', ['title']],
  [linkOfSecond, [`${anId(2)}.link`, anId(2), anId(100), 'ingredientUsageGroups']],
  [`instructionGroups.${anId(200)}`, [anId(200), 'instructionGroups']],
])('shows %j in itself, else in what is around it', (path, places) => {
  expect(placesOfField(path)).toEqual(places);
});
