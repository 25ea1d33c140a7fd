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
