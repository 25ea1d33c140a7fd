import type { DemoRecipe } from '../demo-site.ts';
import { poster } from './poster.ts';

export const radishToast: DemoRecipe = {
  slug: 'radishes-butter-toast',
  title: 'Radishes, Butter, Toast',
  description: 'Five minutes, one knife. The first thing out of the ground worth eating raw.',
  publishedAt: '2026-04-11',
  prepTimeMinutes: 5,
  yieldServings: 2,
  difficultyLevel: 'easy',
  terms: {
    meal: ['snack'],
    category: ['sandwich'],
    cuisine: ['french'],
    method: ['raw'],
    diet: ['vegetarian'],
    tag: ['spring', 'under-30', 'no-cook'],
  },
  ingredients: [
    {
      title: 'For two',
      lines: [
        'radishes = 1 | bunch | radish | with good leaves',
        'butter = 60 | gram | salted butter | cool, not cold',
        'bread = 4 | slice | sourdough bread',
        'lemon = 1/2 | | lemon',
        ' | | flaky salt',
      ],
    },
  ],
  instructions: [
    {
      title: 'Do this',
      steps: [
        'Toast the [@bread] and let it cool, or the butter melts and you have made something else.',
        'Spread the [@butter] as thick as cheese. Slice the [@radishes] over it. Salt.',
        'Dress the leaves with [@lemon] and eat them on the side.',
      ],
    },
  ],
  pictures: [
    poster(
      'Four radishes leaning across pink',
      ['pink'],
      [
        {
          row: 'radish',
          count: 4,
          from: [200, 880],
          step: [400, 110],
          scale: 1.7,
          turn: 14,
          sway: 8,
        },
      ],
    ),
  ],
};

export const rhubarbCordial: DemoRecipe = {
  slug: 'rhubarb-cordial',
  title: 'Rhubarb Cordial',
  description: 'Forced stems make it pink. Green stems make it taste better. Mix them.',
  publishedAt: '2026-03-28',
  prepTimeMinutes: 10,
  cookTimeMinutes: 15,
  customTimeLabel: 'Dripping',
  customTimeMinutes: 120,
  yieldServings: 12,
  servingDescription: 'glasses',
  difficultyLevel: 'easy',
  terms: {
    meal: ['drink'],
    cuisine: ['irish'],
    method: ['simmering'],
    diet: ['vegan', 'gluten-free', 'dairy-free'],
    tag: ['spring', 'gluts'],
  },
  ingredients: [
    {
      title: 'For about 700 ml',
      lines: [
        'rhubarb = 1 | kilogram | rhubarb | in 2 cm pieces',
        'water = 400 | milliliter | water',
        'sugar = 300-350 | gram | caster sugar',
        'lemon = 1 | | lemon | juice',
        'ginger = 20 | gram | fresh ginger | sliced | optional',
      ],
    },
  ],
  instructions: [
    {
      title: 'Make it',
      steps: [
        {
          text: 'Simmer the [@rhubarb], [@water] and [@ginger] until it collapses.',
          timerMinutes: 12,
        },
        {
          text: 'Tip into a lined sieve over a bowl. Don’t press; you’ll cloud it.',
          timerMinutes: 120,
        },
        'Warm the juice with {300 gram} of the [@sugar] until clear. Add the [@lemon]. Taste, sweeten, bottle. A month in the fridge. One part to four of fizzy water.',
      ],
    },
  ],
  pictures: [
    poster(
      'Rhubarb stalks standing close, on straw',
      ['straw'],
      [
        {
          row: 'rhubarb',
          count: 7,
          from: [110, 1020],
          step: [232, 0],
          scale: 1.75,
          turn: 0,
          sway: 3,
        },
      ],
    ),
  ],
};
