import { packWork } from '#domain/cooking/packed-work.ts';
import type { RecipeWork } from '#domain/cooking/recipe-work.ts';

/** Two steps with timers, an ingredient, an amount and a temperature. */
export const aWork: RecipeWork = {
  id: 'recipe-1',
  title: 'Country loaf',
  slug: 'country-loaf',
  choices: ['amounts', 'measures', 'temperature'],
  yield: { yieldServings: 2, one: 'loaf', many: 'loaves' },
  measurementSystem: 'imperial',
  temperatureSystem: 'fahrenheit',
  ingredientGroups: [
    {
      title: 'The dough',
      lines: [
        {
          id: 'flour',
          title: 'bread flour',
          quantity: { min: 3, max: null },
          unit: 'cup',
          weighing: {
            gramsPerLiter: 528,
            metric: 'weight',
            imperial: 'volume',
          },
        },
        { id: 'egg', title: 'egg', plural: 'eggs', quantity: { min: 1, max: null } },
        { id: 'salt', title: 'salt' },
      ],
    },
  ],
  instructionGroups: [
    {
      steps: [
        {
          id: 'mix',
          number: 1,
          content: [
            {
              type: 'paragraph',
              children: [
                { text: 'Sift the ' },
                { type: 'usage', id: 'flour' },
                { text: ' and pour in ' },
                { type: 'amount', quantity: 1, unit: 'cup' },
                { text: ' of water.' },
              ],
            },
          ],
          timerMinutes: 10,
        },
        {
          id: 'bake',
          number: 2,
          content: [
            {
              type: 'paragraph',
              children: [
                { text: 'Bake at ' },
                { type: 'temperature', fahrenheit: '350°F', celsius: '175°C' },
                { text: '.' },
              ],
            },
          ],
          timerMinutes: 90,
        },
      ],
    },
  ],
  note: [
    {
      type: 'paragraph',
      children: [
        { text: 'Warm it at ' },
        { type: 'temperature', fahrenheit: '300°F', celsius: '150°C' },
        { text: ' with ' },
        { type: 'amount', quantity: 1, unit: 'cup' },
        { text: ' of water.' },
      ],
    },
  ],
};

export const packed = packWork(aWork);
