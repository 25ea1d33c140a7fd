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
