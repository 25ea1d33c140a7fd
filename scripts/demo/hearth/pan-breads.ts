import type { DemoRecipe } from '../demo-site.ts';
import { print } from './print.ts';

export const skilletCornbread: DemoRecipe = {
  slug: 'skillet-cornbread',
  title: 'Skillet Cornbread',
  description: 'Hot fat, hot iron, thin batter. Twenty minutes and a crust all the way under.',
  publishedAt: '2026-03-07',
  prepTimeMinutes: 10,
  cookTimeMinutes: 22,
  yieldServings: 8,
  servingDescription: 'wedges',
  difficultyLevel: 'easy',
  terms: {
    meal: ['snack', 'breakfast'],
    category: ['bread'],
    cuisine: ['new-england'],
    method: ['baking'],
    diet: ['vegetarian'],
    tag: ['maple'],
  },
  ingredients: [
    {
      title: 'For a 10-inch skillet',
      lines: [
        'meal = 1 1/2 | cup | stone-ground cornmeal',
        'flour = 1/2 | cup | all-purpose flour',
        'powder = 2 | teaspoon | baking powder',
        'soda = 1/2 | teaspoon | baking soda',
        'salt = 1 | teaspoon | fine sea salt',
        'buttermilk = 1 3/4 | cup | buttermilk',
        'egg = 2 | large | egg',
        'syrup = 2 | tablespoon | maple syrup | | optional; my mother-in-law would object',
        'butter = 4 | tablespoon | butter',
      ],
    },
  ],
  instructions: [
    {
      title: 'Bake it',
      steps: [
        { text: 'Put the skillet in the oven and heat both to 425°F.', timerMinutes: 15 },
        'Stir together the [@meal], [@flour], [@powder], [@soda] and [@salt]. Beat the [@buttermilk], [@egg] and [@syrup] and pour in. A dozen strokes; lumps are allowed.',
        'Drop the [@butter] into the hot pan and swirl until it foams and smells of nuts. Pour most of it into the batter, stir once, and pour the batter into the pan. It should hiss.',
        { text: 'Bake until the edge has shrunk from the iron.', timerMinutes: 20 },
        'Turn it out upside down, so that the crust stays a crust.',
      ],
    },
  ],
  equipment: [{ title: '10-inch cast-iron skillet', note: 'Never, if you love me, soaked.' }],
  pictures: [
    print(
      'A skillet of cornbread with a wedge gone',
      ['moss', 'linen', 'rays'],
      [
        ['cornbread', 690, 1480, 1.35],
        ['butter', 360, 1690, 1],
        ['knife', 1090, 1700, 0.9, 5],
      ],
    ),
  ],
};

export const focaccia: DemoRecipe = {
  slug: 'wood-stove-focaccia',
  title: 'Wood-Stove Focaccia',
  description: 'A wet dough, two hours by the stove, more olive oil than seems polite.',
  storyExcerpt:
    'Nobody on this road had heard of it until the quarry families came to Barre, and then the whole county smelled of rosemary.',
  publishedAt: '2026-04-18',
  prepTimeMinutes: 25,
  cookTimeMinutes: 26,
  customTimeLabel: 'Rising',
  customTimeMinutes: 190,
  yieldServings: 12,
  servingDescription: 'squares',
  difficultyLevel: 'easy',
  terms: {
    meal: ['snack'],
    category: ['bread'],
    cuisine: ['italian'],
    method: ['baking'],
    diet: ['vegan', 'dairy-free'],
    tag: ['company'],
  },
  ingredients: [
    {
      title: 'For the dough',
      lines: [
        'flour = 500 | gram | bread flour',
        'water = 410 | gram | water | lukewarm',
        'yeast = 1 1/2 | teaspoon | instant yeast',
        'salt = 11 | gram | fine sea salt',
        'oil = 2 | tablespoon | olive oil',
      ],
    },
    {
      title: 'For the pan and the top',
      lines: [
        'pan-oil = 5 | tablespoon | olive oil',
        'rosemary = 2-3 | sprig | rosemary',
        'flakes = 2 | teaspoon | flaky salt',
        'potato = 1 | small | potato | sliced as thin as paper | optional',
      ],
    },
  ],
  instructions: [
    {
      title: 'Mix and fold',
      steps: [
        'Stir the [@flour], [@water], [@yeast], [@salt] and [@oil] in a wide bowl until wet through.',
        {
          text: 'Three times, half an hour apart, pull the four sides up and over with a wet hand. Keep the bowl by the stove.',
          timerMinutes: 30,
        },
        { text: 'Leave until it has doubled and jiggles.', timerMinutes: 45 },
      ],
    },
    {
      title: 'Dimple and bake',
      steps: [
        {
          text: 'Pour {3 tablespoon} of the [@pan-oil] into a 9 by 13 inch pan. Tip in the dough, turn it over, coax it toward the corners, wait, coax again.',
          timerMinutes: 55,
        },
        'Dribble on the rest of the oil. Press your fingertips straight down to the bottom of the pan, thirty or forty times. Lay on the [@potato] if you like, the [@rosemary] and the [@flakes].',
        {
          text: 'Bake at 450°F on the lowest rack until the underside is crisp; lift a corner and look.',
          timerMinutes: 26,
        },
      ],
    },
  ],
  pictures: [
    print(
      'A dimpled focaccia with rosemary beside an oil bottle',
      ['straw', 'bark', 'rays'],
      [
        ['bottle', 330, 1380, 1.1],
        ['flatbread', 850, 1540, 1.4],
        ['rosemary', 560, 1830, 1, 70],
        ['rosemary', 1060, 1560, 0.75, 52],
      ],
    ),
  ],
};
