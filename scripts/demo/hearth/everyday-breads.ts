import type { DemoRecipe } from '../demo-site.ts';
import { focusedAt, print } from './print.ts';

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
    focusedAt(
      1140,
      print(
        'A tin loaf with its first slice cut, butter at its side',
        ['slate', 'straw', 'gouges'],
        [
          ['board', 800, 1520, 1.25],
          ['tinLoaf', 770, 1450, 1.45],
          ['butter', 1270, 1690, 1.1],
        ],
      ),
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
