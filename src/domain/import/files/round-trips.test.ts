import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeHtml } from '#domain/text/escape-html.ts';
import { toPlainText } from '#domain/text/plain-text.ts';
import { allContents } from '#domain/testing/import-samples.ts';

type Written = { title: string; groups: { title: string; lines: string[] }[]; steps: string[] };

const word = fc.constantFrom(
  'flour',
  'sugar',
  'butter',
  'quinoa',
  'salt',
  'pepper',
  'Äpfel',
  'crème',
  'tofu',
);
const amount = fc.constantFrom('1 cup', '2 tbsp', '200 g', '1/2 tsp', '3', '1.5 kg');
const line = fc.tuple(amount, word, word).map((parts) => parts.join(' '));
const title = fc.constantFrom('Sauce', 'Dough', 'Filling', 'Glaze', 'Topping');
const step = fc
  .tuple(
    fc.constantFrom('Mix', 'Bake', 'Stir', 'Fold', 'Cool'),
    word,
    fc.constantFrom('for a while.', 'until it is done, & serve.', 'in "the pan" at 5 < 6.'),
  )
  .map((parts) => parts.join(' '));
const recipe: fc.Arbitrary<Written> = fc.record({
  title: fc
    .tuple(
      fc.constantFrom('Best', 'Quick', 'Grandma’s'),
      word,
      fc.constantFrom('pie', 'soup', 'bread'),
    )
    .map((parts) => parts.join(' ')),
  groups: fc.uniqueArray(
    fc.record({ title, lines: fc.array(line, { minLength: 1, maxLength: 5 }) }),
    { minLength: 1, maxLength: 3, selector: (group) => group.title },
  ),
  steps: fc.array(step, { minLength: 1, maxLength: 6 }),
});

const headed = ({ groups }: Written, mark: (title: string) => string): string[] =>
  groups.flatMap((group) => [mark(group.title), ...group.lines]);
const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`;
const inXml = (name: string, text: string): string => `<${name}>${escapeHtml(text)}</${name}>`;
const withoutMarks = (text: string): string => text.replaceAll(/[@#~{}]/g, '');

/** Recipes as each program would write them. */
const formats: Record<string, (recipes: Written[]) => string> = {
  'Mela, a list': (recipes) =>
    JSON.stringify(
      recipes.map((each) => ({
        title: each.title,
        link: '',
        favorite: false,
        cookTime: '',
        ingredients: headed(each, (name) => `# ${name}`).join('\n'),
        instructions: each.steps.join('\n'),
      })),
    ),
  RecipeSage: (recipes) =>
    JSON.stringify({
      recipes: recipes.map((each) => ({
        '@type': 'Recipe',
        name: each.title,
        recipeIngredient: headed(each, (name) => `[${name}]`),
        recipeInstructions: each.steps.map((text) => ({ '@type': 'HowToStep', text })),
      })),
    }),
  'RecipeSage, as text': (recipes) =>
    recipes
      .map(
        (each) =>
          `\n          Title: ${each.title}\n      Ingredients: ${headed(each, (name) => `[${name}]`).join('\n')}\n      Instructions: ${each.steps.join('\n')}\n      Notes: \n`,
      )
      .join('\n'),
  'Plan to Eat': (recipes) =>
    [
      'Title,Ingredients,Directions',
      ...recipes.map((each) =>
        [each.title, headed(each, (name) => `, ${name}`).join('\n'), each.steps.join('\n')]
          .map(cell)
          .join(','),
      ),
    ].join('\r\n'),
  Gourmet: (recipes) =>
    `<?xml version="1.0"?><gourmetDoc>${recipes
      .map(
        (each) =>
          `<recipe>${inXml('title', each.title)}<ingredient-list>${each.groups
            .map(
              (group) =>
                `<inggroup>${inXml('groupname', group.title)}${group.lines.map((text) => `<ingredient>${inXml('item', text)}</ingredient>`).join('')}</inggroup>`,
            )
            .join('')}</ingredient-list>${inXml('instructions', each.steps.join('\n\n'))}</recipe>`,
      )
      .join('')}</gourmetDoc>`,
  'Meal-Master': (recipes) =>
    recipes
      .map((each) =>
        [
          'MMMMM----- Recipe via Meal-Master (tm) v8.05',
          '',
          `      Title: ${each.title}`,
          '      Yield: 4 servings',
          '',
          ...headed(each, (name) => `MMMMM${'-'.repeat(20)}${name}${'-'.repeat(20)}`).map((text) =>
            text.startsWith('MMMMM') ? text : `           ${text}`,
          ),
          '',
          ...each.steps.flatMap((text) => [`  ${text}`, '']),
          'MMMMM',
          '',
        ].join('\r\n'),
      )
      .join('\r\n'),
};

const readBack = async (text: string): Promise<Written[]> =>
  (await allContents(new Blob([text]))).recipes.map(({ recipe: { title: name, ...read } }) => ({
    title: name?.value ?? '',
    groups: read.ingredientGroups.value.map((group) => ({
      title: group.title ?? '',
      lines: group.items,
    })),
    steps: read.stepGroups.value.flatMap(({ items }) =>
      items.map((item) => toPlainText(item.text)),
    ),
  }));

describe('Recipes that were written in a format', () => {
  it.each(Object.entries(formats))('are read back from it: %s', async (_name, write) => {
    await fc.assert(
      fc.asyncProperty(fc.array(recipe, { minLength: 1, maxLength: 4 }), async (recipes) => {
        expect(await readBack(write(recipes))).toEqual(recipes);
      }),
    );
  });

  it('are read back from Cooklang, each ingredient once', async () => {
    const parts = fc.uniqueArray(
      fc.record({ name: word, grams: fc.integer({ min: 1, max: 900 }) }),
      {
        minLength: 1,
        selector: ({ name }) => name,
      },
    );
    await fc.assert(
      fc.asyncProperty(parts, async (needed) => {
        const text = needed
          .map(({ name, grams }) => `Add @${name} of mine{${grams}%g}.`)
          .join('\n\n');
        const [read] = await readBack(text);
        expect(read?.groups[0]?.lines).toEqual(
          needed.map(({ name, grams }) => `${grams} g ${name} of mine`),
        );
        expect(read?.steps.map(withoutMarks)).toEqual(
          needed.map(({ name }) => `Add ${name} of mine.`),
        );
      }),
    );
  });
});
