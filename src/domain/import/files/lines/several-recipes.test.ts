import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allContents } from '#domain/testing/import-samples.ts';
import { linesOf, type PlainRecipe, plainRecipes } from '#domain/testing/written-recipes.ts';
import { toPlainText } from '#domain/text/plain-text.ts';

const read = async (text: string, name = 'all.txt') =>
  (await allContents(new Blob([text]), name)).recipes.map(({ recipe, path }) => ({
    path,
    title: recipe.title?.value,
    lines: recipe.ingredientGroups.value.flatMap(({ items }) => items),
    steps: recipe.stepGroups.value.flatMap(({ items }) =>
      items.map(({ text: step }) => toPlainText(step)),
    ),
  }));

const words = {
  plain: ['Ingredients:', 'Method:'],
  German: ['Zutaten', 'Zubereitung'],
  French: ['Ingrédients', 'Préparation'],
};

const plainOf = ({ title, steps, ...recipe }: PlainRecipe, [list, method]: readonly string[]) =>
  [title, '', list, ...linesOf({ title, steps, ...recipe }), '', method, ...steps].join('\n');
const markedOf = ({ title, steps, ...recipe }: PlainRecipe) =>
  `# ${title}\n\n## Ingredients\n\n${linesOf({ title, steps, ...recipe })
    .map((line) => `- ${line}`)
    .join('\n')}\n\n## Method\n\n${steps.join('\n\n')}`;

describe('A text of several recipes', () => {
  it.each([
    ...Object.entries(words).flatMap(([kind, headings]) =>
      ['\n\n', '\n\n\n', '\n\n---\n\n'].map((between) => ({
        kind: kind + between.trim(),
        between,
        write: (recipe: PlainRecipe) => plainOf(recipe, headings),
      })),
    ),
    { kind: 'Markdown', between: '\n\n', write: markedOf },
  ])('gives each: $kind', async ({ write, between }) => {
    await fc.assert(
      fc.asyncProperty(fc.array(plainRecipes, { minLength: 2, maxLength: 4 }), async (recipes) => {
        const found = await read(recipes.map(write).join(between));
        expect(found).toEqual(
          recipes.map((recipe, at) => ({
            path: `all.txt#${at + 1}`,
            title: recipe.title,
            lines: linesOf(recipe),
            steps: recipe.steps,
          })),
        );
      }),
      { numRuns: 25 },
    );
  });

  it.each(['cakes.md', 'cakes.txt'])('has one picture that is named as %s is', async (path) => {
    const text = '# Buns\n\n## Ingredients\n\n- 1 egg\n\n## Method\n\nBake it.\n\n';
    const files = [
      { path, blob: new Blob([`${text}${text.replace('Buns', 'Pie')}`]) },
      { path: 'cakes.jpg', blob: new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16])]) },
    ];
    const { recipes } = await allContents({ files });
    const pictures = recipes.map(({ recipe, ...found }) => [
      recipe.title?.value,
      ...found.pictures.map(({ name }) => name),
    ]);
    expect(pictures).toEqual([['Buns', 'cakes.jpg'], ['Pie']]);
  });

  it.each([
    '# Pie\n\n## Dough\n\n### Ingredients\n\n- 1 cup flour\n- 2 eggs\n\n### Method\n\nKnead.\n\n## Filling\n\n### Ingredients\n\n- 3 apples\n- 1 cup sugar\n\n### Method\n\nCook.\n',
    'Pie\n\nDough\n\nIngredients\n1 cup flour\n2 eggs\n\nMethod\nKnead it well.\n\nFilling\n\nIngredients\n3 apples\n1 cup sugar\n\nMethod\nCook it all.\n',
    'Pie\n\nIngredients\n1 cup flour\n2 eggs\n\nIngredients for the sauce\n3 apples\n\nMethod\nKnead it well.\n',
  ])('is one where its parts are those of one dish', async (text) => {
    const found = await read(text);
    expect(found.map(({ title }) => title)).toEqual(['Pie']);
  });
});
