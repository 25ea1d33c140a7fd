import { describe, expect, it } from 'vitest';
import { readPage } from '../read-page.ts';
import { toldRecipe } from '#domain/testing/told-recipe.ts';

const page = { address: 'https://pies.test/buns', language: 'en' };
const step = (text: string) => ({ '@type': 'HowToStep', text });
const whole = { recipeIngredient: ['1 egg'], recipeInstructions: ['Mix it.'] };

function told(fields: object, body = '') {
  const json = JSON.stringify({ '@type': 'Recipe', name: 'Buns', ...whole, ...fields });
  const html = `<script type="application/ld+json">${json}</script>${body}`;
  return toldRecipe(readPage(html, page)?.recipes[0]);
}

describe('What a template left in a line of markup', () => {
  it.each([
    ['1 pound(s) noodles', '1 pound noodles'],
    ['2 clove(s) garlic', '2 cloves garlic'],
    ['1/4 cup(s) oil', '1/4 cup oil'],
    ['2 - eggs', '2 eggs'],
    ['2 onions , chopped', '2 onions, chopped'],
    ['zest of 2 lemons ((about 2 tsp))', 'zest of 2 lemons (about 2 tsp)'],
    ['2 - 3 eggs', '2 - 3 eggs'],
    ['2 cups flour (sifted)', '2 cups flour (sifted)'],
  ])('is tidied: %s', (written, line) => {
    expect(told({ recipeIngredient: [written] }).lines).toEqual([line]);
  });

  it('may be a title of a group', () => {
    const recipeIngredient = ['Sauce', '1 egg', 'Remaining Ingredients', '2 cups flour'];
    const read = told({ recipeIngredient });
    expect(read.titles).toEqual(['Sauce', 'Remaining Ingredients']);
    expect(read.lines).toEqual(['1 egg', '2 cups flour']);
  });
});

describe('Lines of a step of markup', () => {
  it('stay in their step where there are several', () => {
    const recipeInstructions = [step('Mix it.\nKnead it.'), step('Bake it.')];
    expect(told({ recipeInstructions }).steps).toEqual(['Mix it.\nKnead it.', 'Bake it.']);
  });

  it('are steps where one step holds them all', () => {
    const recipeInstructions = [step('Mix it.\nBake it.')];
    expect(told({ recipeInstructions }).steps).toEqual(['Mix it.', 'Bake it.']);
  });

  it('are steps where only words in them are marked', () => {
    const recipeInstructions = 'Mix <b>all</b> of it.\rBake it.<ol></ol>';
    expect(told({ recipeInstructions }).steps).toEqual(['Mix all of it.', 'Bake it.']);
  });
});

describe('A list without amounts', () => {
  const recipeIngredient = ['flour', 'eggs', 'milk', 'salt'];
  const shown = ['200 g flour', '2 eggs', '1 cup milk', '1 tsp salt', '3 tbsp sugar'];

  it('is that of the page, which has more lines', () => {
    const items = shown.map((line) => `<li>${line}</li>`).join('');
    const body = `<h2>Ingredients</h2><ul>${items}</ul><h2>Method</h2><p>Mix it.</p>`;
    expect(told({ recipeIngredient }, body).lines).toEqual(shown);
  });

  it('stays where the page lacks one of its lines', () => {
    const items = shown.slice(1).map((line) => `<li>${line}</li>`);
    const body = `<h2>Ingredients</h2><ul>${items.join('')}</ul><h2>Method</h2><p>Mix it.</p>`;
    expect(told({ recipeIngredient }, body).lines).toEqual(recipeIngredient);
  });
});
