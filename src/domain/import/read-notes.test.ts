import { expect, it } from 'vitest';
import { paragraphsFromText } from '../text/rich-text.ts';
import { readText } from './read-text.ts';
import { toldRecipe } from '#domain/testing/told-recipe.ts';

const steps = ['Mix the butter with the salt.', 'Bake it with the butter for an hour.'];
const note = 'It keeps well for a week.';
const told = paragraphsFromText(note);

it.each([
  [`Tipp: ${note}`],
  [`Note: ${note}`],
  [`Tip: ${note}`],
  [`Astuce : ${note}`],
  [`Consejo: ${note}`],
  [`Le conseil du chef : ${note}`],
  [`Le conseil du chef\n${note}`],
  [`Mein Tipp\n${note}`],
])('What stands below the steps is a note: %s', (below) => {
  const numbered = steps.map((step, at) => `${at + 1}. ${step}`);
  const lists = [
    ['Method', ...numbered, below],
    [...steps, '', below],
  ];
  const recipes = lists.map((list) =>
    readText(['Abc', '', '200 g butter', '3 g salt', '', ...list].join('\n'), 'en'),
  );
  expect(recipes.map((read) => toldRecipe(read).steps)).toEqual([steps, steps]);
  expect(recipes.map(({ notes }) => notes?.value)).toEqual([told, told]);
});
