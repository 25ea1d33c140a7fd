import type { ShownRecipe } from '#domain/recipe/shown-recipe.ts';
import type { SiteFacts } from '../facts.ts';
import { letterModel } from '#content/newsletter/letter-model.ts';
import { aPublishedRecipe, aSite, imagesOf, pageFacts } from './facts.ts';
import { aStepGroup, aUsageGroup } from './line-builders.ts';
import { aText } from './text-builders.ts';

export const paid = { kind: 'visitor', plan: 'monthly' } as const;
export const free = { kind: 'visitor', plan: 'free' } as const;
export const nothingWritten = {
  recipeId: null,
  note: null,
  subject: '',
  previewLine: '',
  isOnSite: false,
};

/** Letters of a site with these settings. */
export const lettersOf =
  (settings: Partial<SiteFacts['settings']>) =>
  (
    content: Partial<ShownRecipe>,
    written: Partial<typeof nothingWritten | { note: ReturnType<typeof aText> }> = {},
    reader: typeof paid | typeof free = paid,
  ) => {
    const site = aSite({
      images: imagesOf('dish'),
      settings: { subscriptionsEnabled: true, postalAddress: '1 Oven Lane\nBern', ...settings },
    });
    const facts = { ...pageFacts([aPublishedRecipe(content)], { site }), reader };
    const letter = letterModel(facts, { ...nothingWritten, recipeId: 'recipe-1', ...written });
    if (letter === null) throw new Error('There is no such recipe');
    return letter;
  };

export const aLetter = lettersOf({});

/** All elements of a page, as a browser would have them. */
export const elementsOf = (html: string): Element[] => [
  ...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('*'),
];
const attributesOf = (element: Element): Record<string, string> =>
  Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
export const tagOf = (element: Element) => element.tagName.toLowerCase();
export const named = (elements: Element[], tag: string) =>
  elements.filter((element) => tagOf(element) === tag).map(attributesOf);

export const bread: Partial<ShownRecipe> = {
  title: 'Rye',
  images: [{ id: 'dish' }],
  description: aText('A dark one.'),
  ingredientUsageGroups: [aUsageGroup('Dough', 3)],
  instructionGroups: [aStepGroup('Bake', 'Stir.', 'Wait.')],
};
