import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPage } from '../read-page.ts';
import { toldRecipe } from '#domain/testing/told-recipe.ts';
import {
  escapedHtml,
  linesOf,
  type PlainRecipe,
  plainRecipes,
} from '#domain/testing/written-recipes.ts';

const firstOf = (html: string) => readPage(html, { address: null, language: 'en' })?.recipes[0];
const each = (texts: readonly string[], write: (text: string) => string) =>
  texts.map((text) => write(escapedHtml(text))).join('\n');

const kinds = {
  microdata: (recipe: PlainRecipe) => `
    <div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">${recipe.title}</h1>
    <ul>${each(linesOf(recipe), (line) => `<li itemprop="recipeIngredient">${line}</li>`)}</ul>
    <div itemprop="author" itemscope itemtype="http://schema.org/Person"><b itemprop="name">Ada</b></div>
    <ol itemprop="recipeInstructions">${each(recipe.steps, (step) => `<li>${step}</li>`)}</ol></div>`,
  'microdata of former names': (recipe: PlainRecipe) => `
    <div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">${recipe.title}</h1>
    ${each(linesOf(recipe), (line) => `<span itemprop="ingredients">${line}</span>`)}
    ${each(recipe.steps, (step) => `<p itemprop="recipeInstructions">${step}</p>`)}</div>`,
  RDFa: (recipe: PlainRecipe) => `
    <div vocab="https://schema.org/" typeof="Recipe"><h1 property="name">${recipe.title}</h1>
    ${each(linesOf(recipe), (line) => `<li property="recipeIngredient">${line}</li>`)}
    <div property="recipeInstructions">${each(recipe.steps, (step) => `<p>${step}</p>`)}</div></div>`,
  'RDFa of data-vocabulary.org': (recipe: PlainRecipe) => `
    <div xmlns:v="http://rdf.data-vocabulary.org/#" typeof="v:Recipe"><h1 property="v:name">${recipe.title}</h1>
    ${each(linesOf(recipe), (line) => `<li property="v:ingredient">${line}</li>`)}
    <div property="v:instructions">${each(recipe.steps, (step) => `<p>${step}</p>`)}</div></div>`,
  'h-recipe': (recipe: PlainRecipe) => `
    <article class="h-recipe"><h1 class="p-name">${recipe.title}</h1>
    ${each(linesOf(recipe), (line) => `<li class="p-ingredient">${line}</li>`)}
    <div class="e-instructions">${each(recipe.steps, (step) => `<p>${step}</p>`)}</div></article>`,
  hRecipe: (recipe: PlainRecipe) => `
    <div class="hrecipe"><h1 class="fn">${recipe.title}</h1>
    ${each(linesOf(recipe), (line) => `<li class="ingredient">${line}</li>`)}
    <ol class="instructions">${each(recipe.steps, (step) => `<li class="instruction">${step}</li>`)}</ol></div>`,
};

describe('A recipe in the attributes of a page', () => {
  it.each(Object.entries(kinds))('is read from %s', (_name, write) => {
    fc.assert(
      fc.property(plainRecipes, (recipe) => {
        const read = firstOf(`<html lang="en"><body>${write(recipe)}</body></html>`);
        expect(toldRecipe(read)).toMatchObject({
          title: recipe.title,
          lines: linesOf(recipe),
          steps: recipe.steps,
        });
        expect(read?.ingredientGroups.origin).toBe('exact');
      }),
      { numRuns: 30 },
    );
  });

  it('gives the names inside of its items to them alone', () => {
    const recipe = { title: 'Buns', servings: '4', prepMinutes: 1, steps: ['Mix it.'] };
    const groups = [{ title: null, lines: ['1 egg'] }];
    const read = firstOf(kinds.microdata({ ...recipe, groups }));
    expect(read?.title?.value).toBe('Buns');
    expect(read?.author?.value).toBe('Ada');
  });
});

describe('The markup of recipe plugins', () => {
  const json = JSON.stringify({
    '@type': 'Recipe',
    name: 'Buns',
    recipeIngredient: ['1 cup flour', '1 egg', '2 cups sugar'],
    recipeInstructions: ['Mix it.', 'Glaze it.'],
  });
  const withRows = (rows: string) =>
    `<script type="application/ld+json">${json}</script>
     <div class="wprm-recipe-ingredients-container">${rows}</div>`;

  it('parts the ingredients that JSON-LD has in one list', () => {
    const rows = `<h3>Ingredients</h3><h4 class="wprm-recipe-group-name">Dough</h4>
      <ul><li><span>1</span> <span>cup</span> flour</li><li>1 egg</li></ul>
      <h4 class="wprm-recipe-group-name">Glaze:</h4><ul><li>▢ 2 cups sugar</li></ul>`;
    const read = toldRecipe(firstOf(withRows(rows)));
    expect(read.titles).toEqual(['Dough', 'Glaze']);
    expect(read.lines).toEqual(['1 cup flour', '1 egg', '2 cups sugar']);
  });

  it('parts nothing where the page shows other lines', () => {
    const read = toldRecipe(
      firstOf(withRows('<h4>Dough</h4><ul><li>3 cups of something else</li></ul>')),
    );
    expect(read.titles).toEqual([null]);
    expect(read.lines).toHaveLength(3);
  });
});
