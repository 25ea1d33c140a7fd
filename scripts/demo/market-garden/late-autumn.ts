import type { DemoRecipe } from '../demo-site.ts';
import { poster } from './poster.ts';

export const eggsInPeppers: DemoRecipe = {
  slug: 'eggs-in-peppers',
  title: 'Eggs in Peppers',
  description: 'The last peppers from the tunnel, eggs, one pan, bread.',
  publishedAt: '2026-09-26',
  prepTimeMinutes: 10,
  cookTimeMinutes: 30,
  yieldServings: 3,
  difficultyLevel: 'easy',
  terms: {
    meal: ['breakfast', 'dinner'],
    category: ['eggs'],
    cuisine: ['levantine'],
    method: ['frying'],
    diet: ['vegetarian', 'gluten-free', 'dairy-free'],
    tag: ['autumn', 'one-pan', 'gluts'],
  },
  ingredients: [
    {
      title: 'For three',
      lines: [
        'oil = 3 | tablespoon | olive oil',
        'onion = 1 | large | onion | sliced',
        'peppers = 4 | | red pepper | sliced',
        'garlic = 3 | clove | garlic | sliced',
        'cumin = 2 | teaspoon | ground cumin',
        'paprika = 2 | teaspoon | smoked paprika',
        'tomatoes = 1 | can | tomatoes',
        'eggs = 4-6 | | egg',
        'parsley = 1 | handful | parsley',
      ],
    },
  ],
  instructions: [
    {
      title: 'Do this',
      steps: [
        {
          text: 'Fry the [@onion] and [@peppers] in the [@oil] over a good heat until soft and catching.',
          timerMinutes: 15,
        },
        'Add the [@garlic], [@cumin] and [@paprika], then the [@tomatoes] and half a can of water.',
        { text: 'Simmer until a spoon leaves a track.', timerMinutes: 8 },
        { text: 'Make hollows, crack in the [@eggs], lid on.', timerMinutes: 5 },
        'Salt on the yolks. [@parsley].',
      ],
    },
  ],
  pictures: [
    poster(
      'Four eggs in a pan of peppers',
      ['sky'],
      [
        {
          dish: 'pan',
          x: 740,
          y: 860,
          radius: 640,
          color: 'forest',
          bed: 'tomato',
          food: [
            ['friedEgg', 4, 0.95],
            ['pepperRing', 5, 0.6],
            ['parsley', 5, 0.5],
            ['onionRing', 4, 0.5],
          ],
        },
      ],
    ),
  ],
};

export const radicchio: DemoRecipe = {
  slug: 'radicchio-apple-hazelnut',
  title: 'Radicchio, Apple, Hazelnut',
  description: 'Bitter, sweet, crunch. Soak the leaves cold and even children will argue for it.',
  publishedAt: '2026-11-07',
  prepTimeMinutes: 15,
  customTimeLabel: 'Soaking',
  customTimeMinutes: 20,
  yieldServings: 4,
  difficultyLevel: 'easy',
  terms: {
    meal: ['snack'],
    category: ['salad'],
    cuisine: ['italian'],
    method: ['raw'],
    diet: ['vegan', 'gluten-free', 'dairy-free'],
    tag: ['autumn', 'no-cook'],
  },
  ingredients: [
    {
      title: 'For four',
      lines: [
        'heads = 2 | head | radicchio',
        'apple = 2 | | apple | in thin slices',
        'nuts = 60 | gram | hazelnut | toasted, cracked',
        'mustard = 1 | teaspoon | Dijon mustard',
        'vinegar = 1 1/2 | tablespoon | sherry vinegar',
        'syrup = 1 | teaspoon | apple syrup | or honey',
        'oil = 4 | tablespoon | hazelnut oil | or olive',
      ],
    },
  ],
  instructions: [
    {
      title: 'Do this',
      steps: [
        { text: 'Tear the [@heads] into iced water. It draws the bitterness.', timerMinutes: 20 },
        'Whisk the [@mustard], [@vinegar], [@syrup] and [@oil]. Salt.',
        'Spin the leaves very dry. Toss with the [@apple], most of the [@nuts] and the dressing; the rest on top.',
      ],
    },
  ],
  pictures: [
    poster(
      'Radicchio, apple slices and hazelnuts scattered on straw',
      ['straw'],
      [
        ['radicchio', 430, 560, 1.35],
        ['radicchio', 1190, 1420, 1.45, 20],
        ['appleSlice', 1180, 480, 1.35, 14],
        ['appleSlice', 400, 1460, 1.35, -16],
        ['nut', 800, 860, 1.3, 30],
        ['nut', 930, 1010, 1.3, -20],
        ['nut', 690, 1070, 1.3, 80],
        ['nut', 810, 1230, 1.3, 10],
      ],
    ),
  ],
};
