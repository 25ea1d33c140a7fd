import type { DemoRecipe } from '../demo-site.ts';
import { print } from './print.ts';

export const anadamaBread: DemoRecipe = {
  slug: 'anadama-bread',
  title: 'Anadama Bread',
  description: 'Cornmeal mush and molasses in a soft brown loaf, the best toast in New England.',
  storyExcerpt:
    'There is a story about a fisherman and his lazy wife Anna, and I have noticed it is only ever told by people who did not cook supper.',
  storyMore:
    'What I know is that a pot of cornmeal mush was on the back of every stove my first winters on the road, and that by Thursday something had to be done about it. Flour and molasses were what was in the house. Nobody needed to be cursed for it.',
  publishedAt: '2025-11-08',
  prepTimeMinutes: 35,
  cookTimeMinutes: 45,
  customTimeLabel: 'Rising',
  customTimeMinutes: 135,
  yieldServings: 1,
  servingDescription: 'loaf',
  difficultyLevel: 'easy',
  terms: {
    meal: ['breakfast', 'snack'],
    category: ['bread'],
    cuisine: ['new-england'],
    method: ['baking'],
    diet: ['vegetarian'],
    tag: ['freezes-well'],
  },
  keywords: ['anadama', 'molasses bread', 'cornmeal bread'],
  ingredients: [
    {
      title: 'For the mush',
      lines: [
        'meal = 1/2 | cup | stone-ground cornmeal',
        '1 1/4 | cup | water',
        'butter = 2 | tablespoon | butter',
        'molasses = 1/3 | cup | molasses | not blackstrap',
        'salt = 1 1/2 | teaspoon | fine sea salt',
      ],
    },
    {
      title: 'For the dough',
      lines: [
        'yeast = 2 1/4 | teaspoon | active dry yeast',
        '1/4 | cup | water | lukewarm',
        'flour = 400 | gram | bread flour',
        'wheat = 60 | gram | whole wheat flour',
      ],
    },
  ],
  instructions: [
    {
      title: 'Cook the mush',
      steps: [
        {
          text: 'Whisk the [@meal] into the water in a small pot and cook it over medium heat until it plops and pulls from the sides.',
          timerMinutes: 6,
        },
        'Off the heat stir in the [@butter], [@molasses] and [@salt]. Let it cool until you can keep a finger in it; hotter than that and it will kill the yeast.',
      ],
    },
    {
      title: 'Make the loaf',
      steps: [
        {
          text: 'Dissolve the [@yeast] in the lukewarm water, stir it into the mush with the [@flour] and [@wheat], and knead until smooth. It stays a little tacky, like the back of a stamp.',
          timerMinutes: 9,
        },
        { text: 'Cover and let it double.', timerMinutes: 80 },
        {
          text: 'Press flat, roll up tight, and lay it seam down in a buttered 9 by 5 inch tin strewn with a spoonful of cornmeal. Let it rise an inch over the rim.',
          timerMinutes: 55,
        },
        {
          text: 'Bake at 375°F. If it browns early, and molasses does, lay foil over it. Done at 195°F inside.',
          timerMinutes: 45,
        },
      ],
    },
  ],
  equipment: [{ title: '9 by 5 inch loaf tin' }],
  pictures: [
    print(
      'A tin loaf with its first slice cut, butter at its side',
      ['slate', 'straw', 'gouges'],
      [
        ['board', 800, 1520, 1.25],
        ['tinLoaf', 770, 1450, 1.45],
        ['butter', 1270, 1690, 1.1],
      ],
    ),
  ],
};

export const potatoRolls: DemoRecipe = {
  slug: 'grange-potato-rolls',
  title: 'Grange Supper Potato Rolls',
  description:
    'Two dozen rolls that pull apart in strings. A boiled potato keeps them soft till Monday.',
  storyExcerpt:
    'The women of Caspian Grange have argued about milk in the rolls since before the war. I was taught by the faction that used potato water, and I have stayed out of the kitchen when the others are in it.',
  publishedAt: '2025-11-15',
  prepTimeMinutes: 50,
  cookTimeMinutes: 22,
  customTimeLabel: 'Rising',
  customTimeMinutes: 150,
  yieldServings: 24,
  servingDescription: 'rolls',
  difficultyLevel: 'easy',
  terms: {
    meal: ['snack'],
    category: ['bread'],
    cuisine: ['new-england'],
    method: ['baking'],
    diet: ['vegetarian'],
    tag: ['company', 'freezes-well'],
  },
  ingredients: [
    {
      title: 'For the rolls',
      lines: [
        'potato = 1 | large | russet potato | peeled, in chunks | about 10 ounces',
        'yeast = 2 1/4 | teaspoon | active dry yeast',
        'sugar = 1/4 | cup | sugar',
        'butter = 6 | tablespoon | butter | soft',
        'egg = 2 | large | egg',
        'salt = 2 | teaspoon | fine sea salt',
        'flour = 620-660 | gram | all-purpose flour',
      ],
    },
    {
      title: 'For the tops',
      lines: ['melted = 2 | tablespoon | butter | melted', ' | | flaky salt | | optional'],
    },
  ],
  instructions: [
    {
      title: 'Make the dough',
      steps: [
        {
          text: 'Boil the [@potato] in plain water to cover until it falls off the knife. Save {1 cup} of the water; mash the potato dry. You want about {1 cup} of it.',
          timerMinutes: 18,
        },
        'When the potato water is no hotter than a bath, dissolve the [@yeast] and [@sugar] in it. Beat in the potato, [@butter], [@egg] and [@salt].',
        {
          text: 'Work in {620 gram} of the [@flour] and knead. Add the rest only if you cannot get your hands out.',
          timerMinutes: 8,
        },
        { text: 'Cover and let it double.', timerMinutes: 90 },
      ],
    },
    {
      title: 'Shape and bake',
      steps: [
        'Divide in 24, about {50 gram} each. Cup your hand over a piece like a cage and move it in circles until it tightens into a ball.',
        {
          text: 'Set them, just not touching, in a buttered 9 by 13 inch pan. Let them grow until they lean on one another.',
          timerMinutes: 55,
        },
        {
          text: 'Bake at 375°F until deep gold. Brush with the [@melted] butter at once.',
          timerMinutes: 22,
        },
      ],
    },
  ],
  pictures: [
    print(
      'A heap of potato rolls on a checked cloth',
      ['moss', 'linen', 'rays'],
      [
        ['cloth', 560, 1560, 1.3, 3],
        ['rolls', 800, 1530, 1.45],
      ],
    ),
  ],
};

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
