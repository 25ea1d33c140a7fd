import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linesOf, plainRecipes } from '#domain/testing/written-recipes.ts';
import { toldRecipe } from '#domain/testing/told-recipe.ts';
import { postOf } from './testing/written-blog.ts';

const marks = fc.constantFrom('- ', '* ', '• ', '');
const wishes = fc.constantFrom('', 'Enjoy!', 'Guten Appetit!', 'Bon appétit !');
const gaps = fc.constantFrom('\n', '\n\n', '\r\n');

describe('A recipe in shortcodes of WordPress.com', () => {
  it('is read line by line, whatever stands before them', async () => {
    await fc.assert(
      fc.asyncProperty(plainRecipes, marks, gaps, async (recipe, mark, gap) => {
        const block = (name: string, lines: readonly string[]) =>
          `[recipe-${name}]${gap}${lines.map((line) => mark + line).join(gap)}${gap}[/recipe-${name}]`;
        const content = `A story of it.\n\n[recipe title="${recipe.title}" servings="4"]${block('ingredients', linesOf(recipe))}${gap}${block('directions', recipe.steps)}[/recipe]`;
        const post = await postOf({ id: 1, title: recipe.title, content });
        const { title, steps } = recipe;
        expect(toldRecipe(post?.recipes[0])).toMatchObject({
          title,
          lines: linesOf(recipe),
          steps,
        });
        expect(post?.recipes[0]?.servings?.value).toContain('4');
      }),
      { numRuns: 60 },
    );
  });
});

describe('A wish below the steps of a post', () => {
  it('is no step', async () => {
    await fc.assert(
      fc.asyncProperty(plainRecipes, wishes, async (recipe, wish) => {
        const items = linesOf(recipe).map((line) => `<li>${line}</li>`);
        const steps = recipe.steps.map((step) => `<p>${step}</p>`);
        const content = `<h3>Ingredients</h3><ul>${items.join('')}</ul><h3>Method</h3>${steps.join('')}<p>${wish}</p><p>Love, Nan</p>`;
        const post = await postOf({ id: 1, title: recipe.title, content });
        expect(toldRecipe(post?.recipes[0]).steps).toEqual(recipe.steps);
      }),
      { numRuns: 40 },
    );
  });
});
