import type { DemoRecipe } from '../demo-site.ts';
import { poster } from './poster.ts';

export const chardChickpeas: DemoRecipe = {
  slug: 'chard-and-chickpeas',
  title: 'Chard and Chickpeas',
  description: 'Stalks first, leaves last.',
  publishedAt: '2026-02-14',
  prepTimeMinutes: 8,
  cookTimeMinutes: 18,
  yieldServings: 3,
  difficultyLevel: 'easy',
  terms: {
    meal: ['dinner'],
    category: ['tray'],
    cuisine: ['levantine'],
    method: ['frying'],
    diet: ['vegan', 'gluten-free', 'dairy-free'],
    tag: ['winter', 'under-30', 'one-pan'],
  },
  ingredients: [
    {
      title: 'For three',
      lines: [
        'chard = 400 | gram | chard | stalks sliced, leaves torn',
        'oil = 3 | tablespoon | olive oil',
        'onion = 1 | | onion | sliced',
        'garlic = 3 | clove | garlic | sliced',
        'paprika = 1 | teaspoon | smoked paprika',
        'chickpeas = 2 | can | chickpeas | one drained, one not',
        'vinegar = 1 | tablespoon | sherry vinegar',
      ],
    },
  ],
  instructions: [
    {
      title: 'Do this',
      steps: [
        { text: 'Fry the [@onion] and the stalks of the [@chard] in the [@oil].', timerMinutes: 8 },
        '[@garlic], [@paprika], [@chickpeas] and the liquor of one can.',
        { text: 'Simmer, crush a few, then the leaves.', timerMinutes: 6 },
        '[@vinegar]. Oil. Bread or rice.',
      ],
    },
  ],
  pictures: [
    poster(
      'Three chard leaves on yellow',
      ['yolk'],
      [
        {
          row: 'chard',
          count: 3,
          from: [290, 1000],
          step: [510, 0],
          scale: 1.95,
          turn: -6,
          sway: 9,
        },
      ],
    ),
  ],
};

export const cabbage: DemoRecipe = {
  slug: 'charred-cabbage-lemon',
  title: 'Charred Cabbage, Lemon',
  description: 'A weight on top, a hot pan below, nobody touches it for six minutes.',
  publishedAt: '2026-02-28',
  prepTimeMinutes: 5,
  cookTimeMinutes: 16,
  yieldServings: 4,
  difficultyLevel: 'easy',
  terms: {
    meal: ['snack'],
    category: ['tray'],
    cuisine: ['irish'],
    method: ['frying'],
    diet: ['vegetarian', 'gluten-free'],
    tag: ['winter', 'under-30', 'one-pan'],
  },
  ingredients: [
    {
      title: 'For four',
      lines: [
        'cabbage = 1 | head | pointed cabbage | quartered through the root',
        'oil = 2 | tablespoon | rapeseed oil',
        'butter = 40 | gram | butter',
        'lemon = 1 | | lemon | halved',
        ' | | flaky salt',
      ],
    },
  ],
  instructions: [
    {
      title: 'Do this',
      steps: [
        {
          text: 'Heat the [@oil] until it shimmers. [@cabbage] in, cut side down, a pan on top of it.',
          timerMinutes: 6,
        },
        { text: 'Turn to the other cut side.', timerMinutes: 6 },
        { text: 'Add the [@butter] and the [@lemon], cut side down. Baste.', timerMinutes: 3 },
        'Squeeze the hot lemon over. Salt.',
      ],
    },
  ],
  pictures: [
    poster(
      'Cabbage halves and lemon slices on dark green',
      ['chlorophyll'],
      [
        ['cabbageHalf', 460, 620, 1.6, -8],
        ['cabbageHalf', 1140, 1340, 1.6, 10],
        ['lemonSlice', 1220, 560, 1.5],
        ['lemonSlice', 380, 1450, 1.5],
      ],
    ),
  ],
};

export const carrots: DemoRecipe = {
  slug: 'carrots-cumin-yogurt',
  title: 'Carrots, Cumin, Yogurt',
  description: 'Whole, small, hot oven, tops in the dressing.',
  publishedAt: '2025-12-13',
  prepTimeMinutes: 10,
  cookTimeMinutes: 30,
  yieldServings: 4,
  difficultyLevel: 'easy',
  terms: {
    meal: ['snack', 'dinner'],
    category: ['tray'],
    cuisine: ['levantine'],
    method: ['roasting'],
    diet: ['vegetarian', 'gluten-free'],
    tag: ['winter', 'one-pan'],
  },
  ingredients: [
    {
      title: 'Tray',
      lines: [
        'carrots = 800 | gram | carrot | small, tops kept',
        'oil = 2 | tablespoon | olive oil',
        'cumin = 1 | teaspoon | cumin seed',
        'honey = 2 | teaspoon | honey',
      ],
    },
    {
      title: 'Yogurt and tops',
      lines: [
        'yogurt = 200 | gram | thick yogurt',
        'tops = 1 | handful | carrot tops | chopped',
        'lemon = 1/2 | | lemon | zest and juice',
        'top-oil = 3 | tablespoon | olive oil',
      ],
    },
  ],
  instructions: [
    {
      title: 'Do this',
      steps: [
        {
          text: 'Toss the [@carrots] with the [@oil], [@cumin] and salt. Roast at 220 °C.',
          timerMinutes: 25,
        },
        { text: '[@honey] over; back in.', timerMinutes: 4 },
        'Chop the [@tops] into the [@top-oil] and [@lemon]. Spread the [@yogurt], carrots, green oil.',
      ],
    },
  ],
  pictures: [
    poster(
      'Five carrots side by side on green',
      ['chlorophyll'],
      [
        {
          row: 'carrot',
          count: 5,
          from: [130, 1060],
          step: [335, 0],
          scale: 1.75,
          turn: 0,
          sway: 7,
        },
      ],
    ),
  ],
};
