import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toPlainText } from '../text/plain-text.ts';
import type { RichText } from '../text/rich-text.ts';
import type { Told } from './read-recipe.ts';
import { readText } from './read-text.ts';
import { toldRecipe } from '#domain/testing/told-recipe.ts';
import { linesOf, type PlainRecipe, plainRecipes } from '#domain/testing/written-recipes.ts';

const openings = [
  'Hi love, here is the recipe you asked for, hope all is well with the children',
  'Here is the recipe you asked for:',
  'As promised, what we had on Sunday',
  'Hallo Liebes,\nhier das Rezept, das du wolltest',
  'Liebe Anna, wie versprochen das Rezept von neulich',
  'Das Rezept, nach dem du gefragt hast',
  'Bonjour ma chérie, voici la recette que tu voulais',
  'Ciao Anna, ecco la ricetta che mi avevi chiesto',
  'Hola Ana, te paso la receta que querías',
  'Hej Anna, här kommer receptet som utlovat',
  'Hoi Anne, hierbij het recept waar je om vroeg',
  'Olá Ana, segue a receita que pediste',
  'Hi Ben,\n\nhope all is well.\n\nLove,\nMum',
  'Hi Ben, here it is at last, and I am sorry that it took so long to find the old\nBook of hers again',
];
const farewells = [
  'Love, Mum',
  'Love\nMum',
  'Love from Mum and Dad xx',
  'Love Mum',
  'All the best,\n\nNan',
  'Liebe Grüße\nDeine Oma',
  'Viele liebe Grüße, Deine Oma',
  'LG Anna',
  'Deine Oma',
  'Gros bisous,\nMamie',
  'Un abbraccio, la nonna',
  'Muchos besos ♥\nAbuela',
  'Groetjes, Oma',
  'Kram\nMormor',
  'Kærlig hilsen\nMor',
  'Um beijo, Ana',
  'Pozdrawiam\nAnna',
  'Mum x',
  'xx',
];
const footers = [
  'Sent from my phone',
  'Von meinem iPhone gesendet',
  'Envoyé de mon iPhone',
  'Enviado desde mi iPhone',
  'Inviato da iPhone',
  'Verstuurd vanaf mijn iPhone',
  'Skickat från min iPhone',
  'Get Outlook for iOS',
];
const wishes = [
  'Enjoy!',
  'Guten Appetit!',
  'Bon appétit !',
  '¡Buen provecho!',
  'Buon appetito',
  'Eet smakelijk!',
  'Smacznego :)',
];
const notes = 'Better the next day.';

const textOf = (told: Told<RichText> | null): string => (told ? toPlainText(told.value) : '');
const bodyOf = (recipe: PlainRecipe): string =>
  `Ingredients\n${linesOf(recipe).join('\n')}\n\nMethod\n${recipe.steps.join('\n')}`;
const plain = (recipe: PlainRecipe) => ({
  title: recipe.title,
  lines: linesOf(recipe),
  steps: recipe.steps,
});

/** Each of them in turn, in recipes of all kinds. */
const everyOne = (
  texts: readonly string[],
  check: (text: string, recipe: PlainRecipe) => void,
): void => {
  for (const text of texts)
    fc.assert(
      fc.property(plainRecipes, (recipe) => check(text, recipe)),
      { numRuns: 8 },
    );
};

describe('What opens a letter', () => {
  it('leads to the name of the dish, and is no part of the recipe', () => {
    everyOne(openings, (opening, recipe) => {
      const text = `${opening}\n\n${recipe.title}\n\nThe one she made.\n\n${bodyOf(recipe)}`;
      const read = readText(text, 'en');
      expect(toldRecipe(read)).toMatchObject(plain(recipe));
      expect(textOf(read.description)).toBe('The one she made.');
      expect(read.unread.map((part) => part.text)).toEqual(
        opening.split('\n').filter((line) => line !== ''),
      );
    });
  });

  it('is passed over above a name in small letters', () => {
    const text = `${openings.at(0)}\n\nnan's seed cake\n\n225 g butter\n4 eggs\n\nMix and bake it all.`;
    expect(readText(text, 'en').title?.value).toBe("nan's seed cake");
  });

  it.each([
    'Hello Dolly Bars',
    "Dear Abby's Cake",
    'Hi-Hat Cupcakes',
    'Ciao Bella Pasta',
    'Liebesknochen',
    'This is the best cake',
    'Pancakes the way you like them',
    'Cheers Bread',
  ])('is not the name of a dish that sounds like it: %s', (title) => {
    const text = `${title}\n\nServes 8\n\nIngredients\n225 g butter\n4 eggs\n\nMethod\nMix and bake it all.`;
    expect(readText(text, 'en').title?.value).toBe(title);
  });
});

describe('What ends a letter', () => {
  const ends = [
    ...farewells,
    ...footers,
    ...farewells.map((farewell, at) => `${farewell}\n\n${footers.at(at % footers.length)}`),
    '-- \nNan\nPie Lane 4',
    '--\nNan\nPie Lane 4\n+49 30 1234567',
  ];
  it.each([
    ['steps', '', ''],
    ['tips', `\n\nTips\n${notes}`, notes],
    ['tip in its line', `\n\nTipp: ${notes}`, notes],
  ])('is no part of the recipe below its %s', (_, part, told) => {
    everyOne(ends, (end, recipe) => {
      const text = `${recipe.title}\n\n${bodyOf(recipe)}${part}\n\n${end}`;
      const read = readText(text, 'en');
      const lines = end.split('\n').map((line) => line.trim());
      expect(toldRecipe(read)).toMatchObject(plain(recipe));
      expect(textOf(read.notes)).toBe(told);
      expect(read.unread.map(({ text: line }) => line)).toEqual(
        lines.filter((line) => /\w/u.test(line)),
      );
    });
  });

  it.each([
    'Best served cold.',
    'Love apples work as well.',
    'Thanks to the salt it keeps.',
    notes,
  ])('is no note that sounds like it: %s', (note) => {
    const text = `Buns\n\n2 cups flour\n1 egg\n\nMix all of it.\n\nNotes\n${note}`;
    expect(textOf(readText(text, 'en').notes)).toBe(note);
  });
});

describe('A wish', () => {
  it('ends the step that it stands directly below', () => {
    everyOne(wishes, (wish, recipe) => {
      const steps = [...recipe.steps.slice(0, -1), `${recipe.steps.at(-1)} ${wish}`];
      const numbered = recipe.steps.map((step, at) => `${at + 1}. ${step}`);
      for (const list of [recipe.steps, numbered]) {
        const text = bodyOf({ ...recipe, steps: [...list, wish] });
        expect(toldRecipe(readText(`${recipe.title}\n\n${text}`, 'en')).steps).toEqual(steps);
      }
    });
  });

  it('is no step where it stands apart', () => {
    everyOne(wishes, (wish, recipe) => {
      const read = readText(`${recipe.title}\n\n${bodyOf(recipe)}\n\n${wish}`, 'en');
      expect(toldRecipe(read).steps).toEqual(recipe.steps);
      expect(read.unread.map(({ text }) => text)).toEqual([wish]);
    });
  });

  it('is a step where its cook counts it', () => {
    const text = 'Buns\n\n2 cups flour\n1 egg\n\n1. Mix all of it.\n2. Bake it.\n3. Enjoy!';
    expect(toldRecipe(readText(text, 'en')).steps).toEqual([
      'Mix all of it.',
      'Bake it.',
      'Enjoy!',
    ]);
  });
});

describe('A name that begins as a letter does', () => {
  it.each(['Beste Brownies!', 'Beste Brownies - die echt altijd lukken', 'Dag Taart!'])(
    'is that of the dish: %s',
    (title) => {
      const text = `${title}\n\nIngrediënten\n200 g bloem\n2 eieren\n\nBereiding\nMeng alles goed.`;
      expect(readText(text, 'nl').title?.value).toBe(title);
    },
  );

  it.each(['Beste Anna,', 'Dag Anna,', 'Beste Anna, hierbij het recept waar je om vroeg'])(
    'is no name before a comma: %s',
    (line) => {
      const text = `${line}\n\nBrownies\n\nIngrediënten\n200 g bloem\n2 eieren\n\nBereiding\nMeng alles goed.`;
      expect(readText(text, 'nl').title?.value).toBe('Brownies');
    },
  );
});
