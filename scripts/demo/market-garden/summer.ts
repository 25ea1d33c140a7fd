import type { DemoRecipe } from '../demo-site.ts';
import { poster } from './poster.ts';

export const fritters: DemoRecipe = {
  slug: 'courgette-fritters',
  title: 'Courgette Fritters',
  description: 'For the week the courgettes win. Wring them like a dishcloth.',
  publishedAt: '2026-07-11',
  prepTimeMinutes: 15,
  cookTimeMinutes: 12,
  yieldServings: 14,
  servingDescription: 'fritters',
  difficultyLevel: 'easy',
  terms: {
    meal: ['dinner', 'snack'],
    category: ['eggs'],
    cuisine: ['levantine'],
    method: ['frying'],
    diet: ['vegetarian'],
    tag: ['summer', 'under-30', 'gluts', 'one-pan'],
  },
  ingredients: [
    {
      title: 'Fritters',
      lines: [
        'courgettes = 600 | gram | courgette | coarsely grated',
        'salt = 1 | teaspoon | fine salt',
        'feta = 120 | gram | feta | crumbled',
        'egg = 2 | | egg',
        'flour = 70 | gram | plain flour',
        'herbs = 1 | bunch | dill | chopped',
        'oil = 4 | tablespoon | sunflower oil',
      ],
    },
    {
      title: 'Yogurt',
      lines: [
        'yogurt = 150 | gram | thick yogurt',
        'garlic = 1 | clove | garlic | grated',
        'mint = 8 | leaf | mint | | optional',
      ],
    },
  ],
  instructions: [
    {
      title: 'Fritters',
      steps: [
        {
          text: 'Toss the [@courgettes] with the [@salt]. Wait, then wring out everything you can. You’ll lose a third of the weight.',
          timerMinutes: 10,
        },
        'Mix with the [@feta], [@egg], [@flour] and [@herbs].',
        { text: 'Fry flattened spoonfuls in hot [@oil], 3 minutes a side.', timerMinutes: 3 },
        'Stir the [@garlic] and [@mint] into the [@yogurt]. Eat at once.',
      ],
    },
  ],
  pictures: [
    poster(
      'Courgettes and their coins on yellow',
      ['yolk'],
      [
        ['courgette', 360, 1000, 1.8, -14],
        ['courgette', 1260, 1000, 1.8, 12],
        {
          dish: 'none',
          x: 810,
          y: 1010,
          radius: 520,
          color: 'white',
          food: [
            ['courgetteCoin', 10, 1.05],
            ['dill', 4, 0.7],
          ],
        },
      ],
    ),
  ],
};

export const newPotatoes: DemoRecipe = {
  slug: 'new-potatoes-dill-mustard',
  title: 'New Potatoes, Dill, Mustard',
  description: 'Dress them while they steam.',
  publishedAt: '2026-06-20',
  prepTimeMinutes: 10,
  cookTimeMinutes: 18,
  yieldServings: 4,
  difficultyLevel: 'easy',
  terms: {
    meal: ['snack'],
    category: ['salad'],
    cuisine: ['irish'],
    method: ['simmering'],
    diet: ['vegan', 'gluten-free', 'dairy-free'],
    tag: ['summer', 'under-30'],
  },
  ingredients: [
    {
      title: 'For four',
      lines: [
        'potatoes = 900 | gram | new potato | rubbed clean',
        'mustard = 2 | tablespoon | grainy mustard',
        'vinegar = 2 | tablespoon | cider vinegar',
        'oil = 5 | tablespoon | rapeseed oil',
        'shallot = 1 | | shallot | chopped fine',
        'radishes = 6-8 | | radish | sliced',
        'dill = 1 | bunch | dill | chopped',
      ],
    },
  ],
  instructions: [
    {
      title: 'Do this',
      steps: [
        {
          text: 'Start the [@potatoes] in cold, very salty water. Simmer until a knife slides in.',
          timerMinutes: 16,
        },
        'Shake the [@mustard], [@vinegar], [@oil] and [@shallot] in a jar.',
        'Drain, cut any big ones, and dress hot. Stir in the [@radishes] and [@dill] when they are merely warm.',
      ],
    },
  ],
  pictures: [
    poster(
      'A bowl of new potatoes with dill and radish',
      ['sea'],
      [
        {
          dish: 'bowl',
          x: 800,
          y: 1000,
          radius: 690,
          color: 'chalk',
          bed: 'straw',
          food: [
            ['potato', 13, 0.72],
            ['dill', 7, 0.6],
            ['onionRing', 5, 0.4],
          ],
        },
      ],
    ),
  ],
};

export const strawberries: DemoRecipe = {
  slug: 'strawberries-pepper-cream',
  title: 'Strawberries, Pepper, Cream',
  description: 'Ten minutes’ patience and a twist of black pepper.',
  publishedAt: '2026-06-27',
  prepTimeMinutes: 10,
  customTimeLabel: 'Standing',
  customTimeMinutes: 10,
  yieldServings: 4,
  difficultyLevel: 'easy',
  terms: {
    meal: ['dessert'],
    cuisine: ['irish'],
    method: ['raw'],
    diet: ['vegetarian', 'gluten-free'],
    tag: ['summer', 'no-cook', 'under-30'],
  },
  ingredients: [
    {
      title: 'For four',
      lines: [
        'berries = 500 | gram | strawberry | at room temperature',
        'sugar = 1 | tablespoon | caster sugar',
        'vinegar = 2 | teaspoon | balsamic vinegar | | optional',
        'pepper = 1/4 | teaspoon | black pepper | freshly cracked',
        'cream = 200 | milliliter | double cream',
      ],
    },
  ],
  instructions: [
    {
      title: 'Do this',
      steps: [
        {
          text: 'Halve the [@berries]. Toss with the [@sugar], [@vinegar] and [@pepper].',
          timerMinutes: 10,
        },
        'Whip the [@cream] until it only just holds a line. Spoon, pour, eat.',
      ],
    },
  ],
  pictures: [
    poster(
      'Strawberries in rows on mint',
      ['mint'],
      [
        {
          row: 'strawberry',
          count: 4,
          from: [200, 420],
          step: [400, 0],
          scale: 1,
          turn: 0,
          sway: 14,
        },
        {
          row: 'strawberry',
          count: 3,
          from: [400, 800],
          step: [400, 0],
          scale: 1,
          turn: 0,
          sway: 14,
        },
        {
          row: 'strawberry',
          count: 4,
          from: [200, 1180],
          step: [400, 0],
          scale: 1,
          turn: 0,
          sway: 14,
        },
        {
          row: 'strawberry',
          count: 3,
          from: [400, 1560],
          step: [400, 0],
          scale: 1,
          turn: 0,
          sway: 14,
        },
      ],
    ),
  ],
};
