import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toPlainText } from '../text/plain-text.ts';
import type { RichText } from '../text/rich-text.ts';
import type { Told } from './read-recipe.ts';
import { readText } from './read-text.ts';
import { toldRecipe } from '#domain/testing/told-recipe.ts';
import { linesOf, type PlainRecipe, plainRecipes } from '#domain/testing/written-recipes.ts';

const grouped = ({ groups }: PlainRecipe, heading: (title: string) => string): string =>
  groups
    .map(({ title, lines }) => [...(title === null ? [] : [heading(title)]), ...lines].join('\n'))
    .join('\n\n');

const withHeadings = (recipe: PlainRecipe): string =>
  `${recipe.title}\n\nServes ${recipe.servings}\n\nIngredients\n${grouped(recipe, (title) => `${title}:`)}\n\nMethod\n${recipe.steps.join('\n')}`;

const forms: Record<string, (recipe: PlainRecipe) => string> = {
  'with headings': withHeadings,
  'in Markdown': (recipe) =>
    `# ${recipe.title}\n\n## Ingredients\n\n${grouped(recipe, (title) => `### ${title}`).replaceAll(/^(?=[^#\n])/gm, '- ')}\n\n## Directions\n\n${recipe.steps.map((step, at) => `${at + 1}. ${step}`).join('\n')}`,
  'without headings': (recipe) =>
    `${recipe.title}\n\n${linesOf(recipe).join('\n')}\n\n${recipe.steps.join('\n\n')}`,
  'with German headings': (recipe) =>
    `${recipe.title}\nZutaten:\n${linesOf(recipe).join('\n')}\nZubereitung:\n${recipe.steps.join('\n')}`,
  'with boxes and bullets': (recipe) =>
    `${recipe.title}\nINGREDIENTS\n${linesOf(recipe)
      .map((line) => `▢ ${line}`)
      .join('\n')}\nINSTRUCTIONS\n${recipe.steps.map((step) => `• ${step}`).join('\n')}`,
  'among notes and a comment': (recipe) =>
    `${recipe.title}\nIngredients\n${linesOf(recipe).join('\n')}\nMethod\n${recipe.steps.join('\n')}\nNotes\nKeeps for a week.\nComments\nLovely! I used 2 cups of sugar instead.`,
};

describe('A recipe in plain text', () => {
  it.each(Object.entries(forms))('is read %s', (_name, write) => {
    fc.assert(
      fc.property(plainRecipes, (recipe) => {
        const read = toldRecipe(readText(write(recipe), 'en'));
        expect(read).toMatchObject({
          title: recipe.title,
          lines: linesOf(recipe),
          steps: recipe.steps,
        });
      }),
      { numRuns: 40 },
    );
  });

  it.each(['plus more to serve', 'finely chopped', 'al gusto'])(
    'keeps that each of its lines says "%s", and drops what is a button',
    (end) => {
      const lines = ['1 cup flour', '2 cups oats', '3 cups nuts', '4 cups milk'];
      const read = (ends: string) =>
        toldRecipe(
          readText(
            `Buns\nIngredients\n${lines.map((line) => line + ends).join('\n')}\nMethod`,
            'en',
          ),
        ).lines;
      expect(read(`, ${end}`)).toEqual(lines.map((line) => `${line}, ${end}`));
      expect(read(' shopping list')).toEqual(lines);
    },
  );

  it('is never said to be exact', () => {
    const read = readText('Buns\n\n2 cups flour\n1 egg\n\nMix all of it and bake it.', 'en');
    expect(read.title?.origin).toBe('read');
    expect(read.ingredientGroups.origin).toBe('read');
  });

  it('loses no word of a mail: what fits no field is left over', () => {
    fc.assert(
      fc.property(
        plainRecipes,
        fc.constantFrom('Love, Nan', 'Sent from my phone'),
        (recipe, end) => {
          const text = `${withHeadings(recipe)}\n\nTags\n${end}`;
          const read = readText(text, 'en');
          expect(JSON.stringify(read)).toContain(end);
        },
      ),
      { numRuns: 20 },
    );
  });
});

const textOf = (told: Told<RichText> | null) => toPlainText(told?.value ?? { text: '' });

const nan = `Nan's seed cake

The one she made on Sundays.

Serves: 8
Prep time: 20 minutes
Baking time: 1 hour 10 minutes
Resting time: 2 h

Ingredients (for one tin)
For the cake
225 g butter
1/2 tsp
caraway seeds
4 eggs
a pinch of salt
For the top:
1 tbsp demerara sugar

Method
1. Cream the butter and the sugar until
they are pale, which takes 5 minutes.
2. Bake for 1 hour.

Tips
Better the next day.

Source: Nan's blue notebook`;

describe('A family recipe from a mail', () => {
  const read = readText(nan, 'en');

  it('has its title, what is said of it, and its yield', () => {
    expect(read.title?.value).toBe("Nan's seed cake");
    expect(textOf(read.description)).toBe('The one she made on Sundays.');
    expect(read.servings?.value).toBe('8');
  });

  it('has its times in minutes', () => {
    expect(read.times.prep?.value.minutes).toBe(20);
    expect(read.times.cook?.value.minutes).toBe(70);
    expect(read.times.custom?.value).toMatchObject({ minutes: 120, label: 'Resting time' });
  });

  it('has its groups, and an amount that stands in a line of its own', () => {
    expect(read.ingredientGroups.value).toEqual([
      {
        title: 'For the cake',
        items: ['225 g butter', '1/2 tsp caraway seeds', '4 eggs', 'a pinch of salt'],
      },
      { title: 'For the top', items: ['1 tbsp demerara sugar'] },
    ]);
  });

  it('has steps without the numbers that were typed, broken lines made whole', () => {
    expect(toldRecipe(read).steps).toEqual([
      'Cream the butter and the sugar until\nthey are pale, which takes 5 minutes.',
      'Bake for 1 hour.',
    ]);
  });

  it('has its notes and where it is from', () => {
    expect(textOf(read.notes)).toBe('Better the next day.');
    expect(read.author?.value).toBe("Nan's blue notebook");
  });
});

describe('A text in another language', () => {
  it.each([
    [
      'de',
      'Apfelkuchen',
      'Zutaten',
      ['200 g Mehl', '2 Eier', '1 Prise Salz'],
      'Zubereitung',
      'Alles verrühren und eine Stunde backen.',
    ],
    [
      'fr',
      'Tarte aux pommes',
      'Ingrédients',
      ['200 g de farine', '2 œufs', 'sel'],
      'Préparation',
      'Mélangez le tout et faites cuire une heure.',
    ],
    [
      'es',
      'Tarta de manzana',
      'Ingredientes',
      ['200 g de harina', '2 huevos', 'sal'],
      'Elaboración',
      'Mezclar todo y hornear durante una hora.',
    ],
    [
      'it',
      'Torta di mele',
      'Ingredienti',
      ['200 g di farina', '2 uova', 'sale'],
      'Preparazione',
      'Mescolate tutto e cuocete per un’ora.',
    ],
    [
      'nl',
      'Appeltaart',
      'Ingrediënten',
      ['200 g bloem', '2 eieren', 'zout'],
      'Bereiding',
      'Meng alles en bak het een uur lang.',
    ],
    [
      'ja',
      '温泉たまご',
      '材料',
      ['卵 2個', '水 200ml', '塩 少々'],
      '作り方',
      '卵を室温に戻す。鍋に湯を沸かす。',
    ],
    [
      'pl',
      'Szarlotka',
      'Składniki',
      ['200 g mąki', '2 jajka', '1 szczypta soli'],
      'Przygotowanie',
      'Wymieszać wszystko i piec przez godzinę.',
    ],
    [
      'sv',
      'Äppelkaka',
      'Ingredienser',
      ['2 dl mjöl', '2 ägg', '1 krm salt'],
      'Gör så här',
      'Blanda allt och grädda i en timme i ugnen.',
    ],
    [
      'ru',
      'Шарлотка',
      'Ингредиенты',
      ['200 г муки', '2 яйца', '1 щепотка соли'],
      'Приготовление',
      'Смешать всё и выпекать один час в духовке.',
    ],
  ])('is read in %s', (...[language, title, ingredients, lines, method, step]) => {
    const text = [title, '', ingredients, ...lines, '', method, step].join('\n');
    expect(toldRecipe(readText(text, language))).toMatchObject({ title, lines, steps: [step] });
  });
});
