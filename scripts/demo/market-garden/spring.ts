import type { DemoRecipe } from '../demo-site.ts';
import { poster } from './poster.ts';

export const asparagus: DemoRecipe = {
  slug: 'asparagus-egg-butter-crumbs',
  title: 'Asparagus, Soft Egg, Butter Crumbs',
  description: 'Six weeks a year. Boil it, crumb it, eat it with your fingers.',
  note: 'Snap, don’t cut: bend a spear near its foot and it breaks where the wood begins. Stock the ends.',
  publishedAt: '2026-05-02',
  prepTimeMinutes: 8,
  cookTimeMinutes: 12,
  yieldServings: 2,
  difficultyLevel: 'easy',
  terms: {
    meal: ['dinner'],
    category: ['eggs'],
    cuisine: ['irish'],
    method: ['simmering'],
    diet: ['vegetarian'],
    tag: ['spring', 'under-30'],
  },
  keywords: ['asparagus', 'soft-boiled egg'],
  ingredients: [
    {
      title: 'Asparagus and eggs',
      lines: [
        'spears = 400 | gram | asparagus | ends snapped off',
        'eggs = 2-4 | | egg | at room temperature',
        ' | | flaky salt',
      ],
    },
    {
      title: 'Crumbs',
      lines: [
        'butter = 50 | gram | butter',
        'crumbs = 50 | gram | sourdough crumbs | coarse, a day old',
        'lemon = 1/2 | | lemon | zest and juice',
      ],
    },
  ],
  instructions: [
    {
      title: 'Cook',
      steps: [
        'Bring a wide pan of well-salted water to the boil.',
        {
          text: 'Melt the [@butter] in a frying pan until it foams, add the [@crumbs] and stir until the colour of toffee, about 4 minutes. Off the heat, stir in the zest of the [@lemon].',
          timerMinutes: 4,
        },
        { text: 'Lower the [@eggs] into the water.', timerMinutes: 6 },
        {
          text: 'Add the [@spears] beside them for the last stretch. Thin spears need 2 minutes, thick ones 4.',
          timerMinutes: 3,
        },
        'Drain. Run the eggs under cold water, peel, tear in half over the asparagus. Lemon juice, crumbs, flaky salt.',
      ],
    },
  ],
  pictures: [
    poster(
      'Asparagus spears on lime with two soft eggs',
      ['lime'],
      [
        {
          row: 'asparagus',
          count: 6,
          from: [110, 1080],
          step: [276, 0],
          scale: 1.75,
          turn: 0,
          sway: 3,
        },
        ['boiledEgg', 560, 1180, 1.9, -8],
        ['boiledEgg', 1010, 1330, 1.9, 14],
      ],
    ),
  ],
};

export const peaSoup: DemoRecipe = {
  slug: 'pea-and-mint-soup',
  title: 'Pea and Mint Soup, Fifteen Minutes',
  description: 'Fresh peas in June, frozen the other eleven months, and no apology for it.',
  publishedAt: '2026-06-06',
  prepTimeMinutes: 5,
  cookTimeMinutes: 10,
  yieldServings: 4,
  difficultyLevel: 'easy',
  terms: {
    meal: ['dinner'],
    category: ['soup'],
    cuisine: ['irish'],
    method: ['simmering'],
    diet: ['vegetarian', 'gluten-free'],
    tag: ['spring', 'under-30', 'one-pan'],
  },
  ingredients: [
    {
      title: 'Soup',
      lines: [
        'onions = 6 | | scallion | sliced',
        'butter = 25 | gram | butter',
        'potato = 150 | gram | potato | grated, skin on',
        'stock = 900 | milliliter | vegetable stock | hot',
        'peas = 600 | gram | peas | podded or frozen',
        'mint = 20 | leaf | mint',
        'cream = 4 | tablespoon | crème fraîche | | optional',
      ],
    },
  ],
  instructions: [
    {
      title: 'Make the soup',
      steps: [
        {
          text: 'Soften the [@onions] in the [@butter] with a pinch of salt. Add the [@potato] and [@stock] and boil hard.',
          timerMinutes: 5,
        },
        {
          text: 'Add the [@peas]. Once the pot is boiling again they need 2 minutes and not a second more, or the green goes.',
          timerMinutes: 2,
        },
        'Blend with the [@mint] until it is as smooth as you like. Salt. A spoon of [@cream] in each bowl.',
      ],
    },
  ],
  pictures: [
    poster(
      'A bowl of pea soup with mint, pods at the corners',
      ['chlorophyll'],
      [
        {
          dish: 'bowl',
          x: 800,
          y: 1000,
          radius: 680,
          color: 'chalk',
          bed: 'leaf',
          food: [
            ['pea', 34, 0.95],
            ['mint', 5, 0.62],
            ['cheese', 7, 0.9],
          ],
        },
        ['peaPod', 1330, 1770, 1.15, -32],
        ['peaPod', 240, 200, 1.15, -35],
      ],
    ),
  ],
};

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

export const broadBeans: DemoRecipe = {
  slug: 'broad-beans-on-toast',
  title: 'Broad Beans on Toast',
  description: 'Crushed with mint and hard cheese. Skin them if you have company.',
  publishedAt: '2026-05-23',
  prepTimeMinutes: 15,
  cookTimeMinutes: 5,
  yieldServings: 2,
  difficultyLevel: 'easy',
  terms: {
    meal: ['breakfast', 'snack'],
    category: ['sandwich'],
    cuisine: ['italian'],
    method: ['simmering'],
    diet: ['vegetarian'],
    tag: ['spring', 'under-30'],
  },
  ingredients: [
    {
      title: 'For two',
      lines: [
        'beans = 300 | gram | broad bean | podded',
        'oil = 3 | tablespoon | olive oil',
        'mint = 10 | leaf | mint',
        'cheese = 40 | gram | pecorino | grated',
        'garlic = 1 | clove | garlic',
        'bread = 4 | slice | sourdough bread',
        'lemon = 1/2 | | lemon',
      ],
    },
  ],
  instructions: [
    {
      title: 'Do this',
      steps: [
        { text: 'Boil the [@beans], drain, cool under the tap.', timerMinutes: 3 },
        'Crush two thirds of them with the [@oil], [@mint], [@cheese] and a squeeze of [@lemon]. Fold in the rest whole.',
        'Toast the [@bread], rub with the [@garlic], pile on.',
      ],
    },
  ],
  pictures: [
    poster(
      'A slice of toast heaped with broad beans',
      ['coral'],
      [
        ['toast', 800, 1000, 2.6],
        {
          dish: 'none',
          x: 800,
          y: 1010,
          radius: 450,
          color: 'white',
          food: [
            ['broadBean', 26, 1.15],
            ['mint', 4, 0.5],
            ['cheese', 9, 0.7],
          ],
        },
      ],
    ),
  ],
};
