import type { DemoRecipe } from '../demo-site.ts';
import { focusedAt, print } from './print.ts';

export const bakedBeans: DemoRecipe = {
  slug: 'saturday-baked-beans',
  title: 'Saturday Baked Beans',
  description: 'Yellow-eye beans, salt pork and dark maple, eight hours in a slow oven.',
  storyExcerpt:
    'You put them to soak Friday when the dishes are done. You put them in the oven Saturday when the bread comes out. That is the whole of the knowledge, and it took three hundred years.',
  storyMore:
    'The brick oven loses about thirty degrees an hour once the door is shut. By noon it will not bake anything but beans, and by supper it has baked them. People pay money for a cooker that does what a pile of bricks does out of laziness.\n\nMy mother used molasses only. I married into a sugarbush and have compromised.',
  note: 'Old beans never soften. Buy them from someone who can tell you the field.',
  publishedAt: '2026-02-21',
  prepTimeMinutes: 30,
  cookTimeMinutes: 480,
  customTimeLabel: 'Soaking',
  customTimeMinutes: 720,
  yieldServings: 10,
  difficultyLevel: 'easy',
  terms: {
    meal: ['dinner', 'snack'],
    category: ['beans'],
    cuisine: ['new-england'],
    method: ['baking'],
    diet: ['gluten-free', 'dairy-free'],
    tag: ['one-pot', 'overnight', 'maple', 'company'],
  },
  ingredients: [
    {
      title: 'For the bean pot',
      lines: [
        'beans = 2 | pound | dried yellow-eye bean',
        'pork = 1/2 | pound | salt pork | scored to the rind',
        'onion = 1 | medium | onion | peeled, left whole',
        'maple = 1/2 | cup | dark maple syrup',
        'molasses = 1/4 | cup | molasses',
        'mustard = 1 | tablespoon | dry mustard',
        'salt = 2 | teaspoon | fine sea salt',
        'pepper = 1 | teaspoon | black pepper',
        'ginger = 1/2 | teaspoon | ground ginger | | optional',
      ],
    },
  ],
  instructions: [
    {
      title: 'Soak and parboil',
      steps: [
        {
          text: 'Cover the [@beans] with three inches of cold water overnight.',
          timerMinutes: 720,
        },
        {
          text: 'Drain, cover with fresh water and simmer until the skins wrinkle and curl when you blow on a spoonful.',
          timerMinutes: 35,
        },
      ],
    },
    {
      title: 'Bake all day',
      steps: [
        'Set the [@onion] in the bottom of the pot. Stir together the [@maple], [@molasses], [@mustard], [@salt], [@pepper] and [@ginger] with {2 cup} of the hot bean water. Beans in, sauce over, [@pork] on top, rind up. Water just to cover.',
        {
          text: 'Bake, covered, at 275°F. Look in every hour and a half and keep the water level with the beans.',
          timerMinutes: 420,
        },
        {
          text: 'Take the lid off for the last hour, so the pork browns and the top goes sticky.',
          timerMinutes: 60,
        },
      ],
    },
  ],
  equipment: [
    { title: '4-quart bean pot', note: 'Narrow mouth, fat belly. Earthenware if you can find it.' },
  ],
  pictures: [
    focusedAt(
      1170,
      print(
        'A bean pot in front of the banked oven',
        ['soot', 'bark', 'oven'],
        [
          ['beanPot', 760, 1520, 1.4],
          ['jug', 1340, 1620, 0.85],
          ['onion', 290, 1700, 0.95],
        ],
      ),
    ),
  ],
};

export const lambBarley: DemoRecipe = {
  slug: 'mud-season-lamb-and-barley',
  title: 'Mud Season Lamb and Barley',
  description:
    'Shoulder, turnip and barley, for the five weeks a year when the mail comes on foot.',
  publishedAt: '2026-04-04',
  prepTimeMinutes: 30,
  cookTimeMinutes: 135,
  yieldServings: 6,
  difficultyLevel: 'easy',
  terms: {
    meal: ['dinner'],
    category: ['stew'],
    cuisine: ['new-england'],
    method: ['simmering'],
    diet: ['dairy-free'],
    tag: ['one-pot', 'freezes-well'],
  },
  ingredients: [
    {
      title: 'For the pot',
      lines: [
        'lamb = 2 | pound | lamb shoulder | in 1-inch cubes',
        'oil = 1 | tablespoon | vegetable oil',
        'onion = 2 | medium | onion | chopped',
        'barley = 3/4 | cup | pearl barley',
        'turnip = 1 | pound | yellow turnip | in dice',
        'carrot = 3 | medium | carrot | in dice',
        'stock = 7 | cup | lamb stock | or water',
        'bay = 1 | | bay leaf',
        'kale = 1 | bunch | kale | torn',
      ],
    },
  ],
  instructions: [
    {
      title: 'Cook',
      steps: [
        'Salt the [@lamb] and brown half of it, hard, in the [@oil]. The other half goes in pale; you want some of each.',
        {
          text: 'Add the [@onion], all the meat, the [@stock] and [@bay] and simmer, covered, skimming once.',
          timerMinutes: 60,
        },
        { text: 'Add the [@barley] and [@turnip].', timerMinutes: 35 },
        {
          text: 'Add the [@carrot]. Then, for the last ten minutes, the [@kale].',
          timerMinutes: 25,
        },
        'Taste for salt and for pepper, of which it wants a good deal.',
      ],
    },
  ],
  pictures: [
    print(
      'A bowl of lamb and barley by the window',
      ['straw', 'bark', 'window'],
      [
        ['stewBowl', 740, 1570, 1.5],
        ['slice', 1270, 1540, 1.05, 7],
        ['spoon', 330, 1830, 0.85, -52],
      ],
    ),
  ],
};
