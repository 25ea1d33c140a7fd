import type { DemoRecipe } from '../demo-site.ts';
import { poster } from './poster.ts';

export const leekTart: DemoRecipe = {
  slug: 'leek-and-cheddar-tart',
  title: 'Leek and Cheddar Tart',
  description: 'Bought pastry is fine. Under-cooked leeks are not.',
  publishedAt: '2026-11-14',
  prepTimeMinutes: 20,
  cookTimeMinutes: 55,
  yieldServings: 6,
  difficultyLevel: 'medium',
  terms: {
    meal: ['dinner'],
    category: ['tart'],
    cuisine: ['irish'],
    method: ['baking'],
    diet: ['vegetarian'],
    tag: ['winter'],
  },
  ingredients: [
    { title: 'Case', lines: ['pastry = 1 | sheet | shortcrust pastry | 320 g'] },
    {
      title: 'Filling',
      lines: [
        'leeks = 5 | medium | leek | in 1 cm rounds',
        'butter = 40 | gram | butter',
        'eggs = 3 | | egg',
        'cream = 250 | milliliter | cream',
        'cheddar = 120 | gram | mature cheddar | grated',
        'mustard = 1 | tablespoon | Dijon mustard',
        'nutmeg = 1 | pinch | nutmeg',
      ],
    },
  ],
  instructions: [
    {
      title: 'Case',
      steps: [
        'Line a 24 cm tin with the [@pastry]; chill while the oven heats to 190 °C.',
        { text: 'Bake weighted; lift the weights and bake 8 minutes more.', timerMinutes: 15 },
      ],
    },
    {
      title: 'Filling',
      steps: [
        {
          text: 'Cook the [@leeks] in the [@butter], lid on, low, until they cut with a spoon.',
          timerMinutes: 20,
        },
        'Spread the [@mustard] on the case, then half the [@cheddar]. Stand the leeks in it, cut side up. [@eggs], [@cream], [@nutmeg] beaten over; the rest of the cheese.',
        { text: 'Bake until just set.', timerMinutes: 30 },
      ],
    },
  ],
  equipment: [{ title: 'Loose-bottomed tart tin, 24 cm' }],
  pictures: [
    poster(
      'A leek tart from above on deep green',
      ['forest'],
      [
        ['tartCrust', 800, 1000, 1.2],
        {
          dish: 'none',
          x: 800,
          y: 1000,
          radius: 600,
          color: 'white',
          food: [
            ['leekRing', 34, 0.98],
            ['parsley', 3, 0.4],
          ],
        },
      ],
    ),
  ],
};

export const kalePesto: DemoRecipe = {
  slug: 'kale-pesto-rigatoni',
  title: 'Kale Pesto Rigatoni',
  description: 'Boil the kale in the pasta water, blend, toss. One pot and the blender.',
  publishedAt: '2026-01-24',
  prepTimeMinutes: 8,
  cookTimeMinutes: 14,
  yieldServings: 4,
  difficultyLevel: 'easy',
  terms: {
    meal: ['dinner'],
    category: ['pasta'],
    cuisine: ['italian'],
    method: ['simmering'],
    diet: ['vegetarian'],
    tag: ['winter', 'under-30', 'gluts'],
  },
  ingredients: [
    {
      title: 'For four',
      lines: [
        'kale = 250 | gram | kale | stalks out',
        'garlic = 2 | clove | garlic | peeled',
        'pasta = 400 | gram | rigatoni',
        'nuts = 50 | gram | walnut | toasted',
        'oil = 80 | milliliter | olive oil',
        'cheese = 50 | gram | hard cheese | grated',
        'lemon = 1/2 | | lemon',
      ],
    },
  ],
  instructions: [
    {
      title: 'Do this',
      steps: [
        {
          text: 'Boil the [@kale] and [@garlic] in a big pot of salted water. Fish them out.',
          timerMinutes: 3,
        },
        { text: 'Same water: the [@pasta].', timerMinutes: 11 },
        'Blend the kale, garlic, [@nuts], [@oil], [@cheese] and a squeeze of [@lemon] with {100 milliliter} of the water.',
        'Toss, loosening with more water until it shines.',
      ],
    },
  ],
  pictures: [
    poster(
      'A bowl of rigatoni in kale pesto on beetroot red',
      ['beet'],
      [
        {
          dish: 'bowl',
          x: 800,
          y: 1000,
          radius: 690,
          color: 'chalk',
          bed: 'leaf',
          food: [
            ['tube', 26, 0.85],
            ['kale', 4, 0.36],
            ['cheese', 9, 0.6],
          ],
        },
      ],
    ),
  ],
};

export const remoulade: DemoRecipe = {
  slug: 'celeriac-remoulade',
  title: 'Celeriac Rémoulade',
  description: 'The ugliest thing in the box. Ten minutes.',
  publishedAt: '2026-01-10',
  prepTimeMinutes: 15,
  yieldServings: 4,
  difficultyLevel: 'easy',
  terms: {
    meal: ['snack'],
    category: ['salad'],
    cuisine: ['french'],
    method: ['raw'],
    diet: ['vegetarian', 'gluten-free', 'dairy-free'],
    tag: ['winter', 'under-30', 'no-cook'],
  },
  ingredients: [
    {
      title: 'For four',
      lines: [
        'celeriac = 500 | gram | celeriac | peeled',
        'lemon = 1 | | lemon',
        'mayo = 5 | tablespoon | mayonnaise',
        'mustard = 2 | tablespoon | Dijon mustard',
        'apple = 1 | | apple | in matchsticks | optional',
        'parsley = 1 | handful | parsley',
      ],
    },
  ],
  instructions: [
    {
      title: 'Do this',
      steps: [
        'Cut the [@celeriac] into matchsticks; toss at once with the juice of the [@lemon] and salt.',
        'Fold in the [@mayo] and [@mustard], then the [@apple] and [@parsley]. Better after an hour.',
      ],
    },
  ],
  pictures: [
    poster(
      'A celeriac, halved apples and a lemon on sea blue',
      ['sea'],
      [
        ['celeriac', 800, 900, 2.7],
        ['lemonSlice', 330, 1600, 1.5],
        ['appleSlice', 830, 1680, 1.3, 8],
        ['lemonSlice', 1330, 1590, 1.5],
      ],
    ),
  ],
};

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
