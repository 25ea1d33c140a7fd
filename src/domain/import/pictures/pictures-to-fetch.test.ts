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
  ['nothing is in the file', [], [], ['tart', 'orchard', 'mix', 'bake']],
  ['the dish is', [1], [], ['orchard', 'mix', 'bake']],
  ['a step is', [], [{ group: 0, step: 1 }], ['tart', 'orchard', 'mix']],
])(
  'All pictures are fetched but copies of those in the file: %s',
  (_name, ofDish, ofSteps, names) => {
    expect(namesIn({ ofDish, ofSteps })).toEqual(names.map(at));
  },
);
