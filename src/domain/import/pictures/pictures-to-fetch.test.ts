import { expect, it } from 'vitest';
import { paragraphsFromText } from '../../text/rich-text.ts';
import { emptyReading } from '../read-recipe.ts';
import { picturesToFetch } from './pictures-to-fetch.ts';

const at = (name: string) => `https://pies.test/${name}.jpg`;
const step = (name: string) => ({ text: paragraphsFromText('Bake.'), pictures: [at(name)] });
const file = {
  recipe: {
    ...emptyReading('exact'),
    pictures: { value: [at('tart')], origin: 'exact' as const },
    stepGroups: {
      value: [{ title: null, items: [step('mix'), step('bake')] }],
      origin: 'exact' as const,
    },
  },
  linked: [{ address: at('orchard'), alt: 'Plums' }],
};
const namesIn = (own: Parameters<typeof picturesToFetch>[1]) => {
  const { ofDish, ofSteps } = picturesToFetch(file, own);
  return [...ofDish, ...ofSteps.map(({ picture }) => picture)].map(({ addresses }) => addresses[0]);
};

it.each([
  { has: 'nothing', ofDish: [], ofSteps: [], names: ['tart', 'orchard', 'mix', 'bake'] },
  { has: 'the dish', ofDish: [1], ofSteps: [], names: ['orchard', 'mix', 'bake'] },
  {
    has: 'a step',
    ofDish: [],
    ofSteps: [{ group: 0, step: 1 }],
    names: ['tart', 'orchard', 'mix'],
  },
])('All pictures are fetched but copies of those in the file: $has', ({ names, ...own }) => {
  expect(namesIn(own)).toEqual(names.map(at));
});
