import type { DemoRecipe } from '../demo-site.ts';
import { focusedAt, print } from './print.ts';

export const beefStew: DemoRecipe = {
  slug: 'town-meeting-beef-stew',
  title: 'Town Meeting Beef Stew',
  description: 'Chuck, roots and a bottle of dark beer, cooked low until the spoon does the work.',
  storyExcerpt:
    'Town Meeting is the first Tuesday in March. You vote on the road budget, you do not speak to your cousin, and at noon there is stew.',
  storyMore:
    'The year we argued four hours about a grader, Bev Lacasse kept sending the pot back to the stove, and by the time the motion carried the meat had given up entirely. It was the best anybody could remember. So: longer than you think, and lower.',
  note: 'Better tomorrow. Lift the fat off cold and warm it slowly.',
  publishedAt: '2026-03-03',
  prepTimeMinutes: 40,
  cookTimeMinutes: 210,
  yieldServings: 8,
  difficultyLevel: 'easy',
  terms: {
    meal: ['dinner'],
    category: ['stew'],
    cuisine: ['new-england'],
    method: ['braising'],
    diet: ['dairy-free'],
    tag: ['one-pot', 'freezes-well', 'company'],
  },
  ingredients: [
    {
      title: 'For the pot',
      lines: [
        'beef = 3 | pound | beef chuck | in 2-inch cubes',
        'salt = 1 | tablespoon | kosher salt',
        'flour = 3 | tablespoon | all-purpose flour',
        'fat = 2-3 | tablespoon | bacon fat | or oil',
        'onions = 2 | large | onion | in thick half moons',
        'garlic = 4 | clove | garlic | crushed',
        'paste = 2 | tablespoon | tomato paste',
        'beer = 12 | fluid-ounce | stout',
        'stock = 3 | cup | beef stock',
        'bay = 2 | | bay leaf',
        'thyme = 4 | sprig | thyme',
      ],
    },
    {
      title: 'For the last hour',
      lines: [
        'carrots = 4 | medium | carrot | in 1-inch pieces',
        'parsnip = 2 | medium | parsnip | likewise',
        'potatoes = 1 1/2 | pound | waxy potato | halved',
        'vinegar = 1 | tablespoon | cider vinegar',
        'parsley = 1 | handful | parsley | chopped | optional',
      ],
    },
  ],
  instructions: [
    {
      title: 'Brown',
      steps: [
        'Dry the [@beef], salt it, dust it with the [@flour].',
        'Heat the [@fat] in an iron pot and brown a third of the meat at a time, on two sides only, until the crust lets go by itself. Do not hurry and do not crowd.',
        {
          text: 'Brown the [@onions] in what is left, add the [@garlic] and [@paste], and stir until the paste turns brick colored.',
          timerMinutes: 10,
        },
      ],
    },
    {
      title: 'Cook low',
      steps: [
        'Pour in the [@beer] and scrape the bottom clean. Add the [@stock], [@bay], [@thyme] and the meat with its juice.',
        { text: 'Cover and cook in the oven at 300°F.', timerMinutes: 120 },
        {
          text: 'Stir in the [@carrots], [@parsnip] and [@potatoes]. Cover halfway and cook on until a spoon cuts the meat.',
          timerMinutes: 75,
        },
        'Stir in the [@vinegar], taste for salt, and let it stand off the heat for a quarter hour. [@parsley] if it is a party.',
      ],
    },
  ],
  equipment: [{ title: '5-quart iron pot with a lid' }],
  pictures: [
    focusedAt(
      1140,
      print(
        'A steaming red pot of stew with onion and carrot',
        ['slate', 'straw', 'gouges'],
        [
          ['steam', 800, 900, 1.1],
          ['stewPot', 800, 1480, 1.45],
          ['onion', 260, 1690, 1.1],
          ['carrot', 1010, 1760, 0.95, 8],
        ],
      ),
    ),
  ],
};

export const chickenDumplings: DemoRecipe = {
  slug: 'chicken-and-sage-dumplings',
  title: 'Chicken and Sage Dumplings',
  description: 'One hen, its own broth, and dumplings steamed under a lid you are not to lift.',
  publishedAt: '2026-01-31',
  prepTimeMinutes: 30,
  cookTimeMinutes: 95,
  yieldServings: 6,
  difficultyLevel: 'easy',
  terms: {
    meal: ['dinner'],
    category: ['stew'],
    cuisine: ['quebecois'],
    method: ['simmering'],
    tag: ['one-pot'],
  },
  ingredients: [
    {
      title: 'For the chicken',
      lines: [
        'hen = 1 | | whole chicken | 4 pounds',
        'water = 8 | cup | water',
        'onion = 1 | large | onion | halved',
        'celery = 3 | stalk | celery | sliced',
        'carrot = 3 | medium | carrot | sliced',
        'leek = 2 | | leek | white part, sliced',
        'butter = 4 | tablespoon | butter',
        'flour = 1/4 | cup | all-purpose flour',
        'cream = 1/3 | cup | heavy cream | | optional',
      ],
    },
    {
      title: 'For the dumplings',
      lines: [
        'd-flour = 2 | cup | all-purpose flour',
        'powder = 1 | tablespoon | baking powder',
        'd-salt = 1 | teaspoon | fine sea salt',
        'sage = 8 | leaf | sage | chopped',
        'd-butter = 3 | tablespoon | butter | cold',
        'milk = 3/4 | cup | milk',
      ],
    },
  ],
  instructions: [
    {
      title: 'The broth',
      steps: [
        {
          text: 'Put the [@hen] in a pot with the [@water], the [@onion] and {1 tablespoon} of salt. Simmer, partly covered, just moving.',
          timerMinutes: 55,
        },
        'Lift out the bird, pull off the meat in big pieces, strain the broth. You want {6 cup}.',
        {
          text: 'In the empty pot soften the [@celery], [@carrot] and [@leek] in the [@butter]. Stir in the [@flour], then the broth, and simmer until it coats a spoon.',
          timerMinutes: 15,
        },
        'Return the meat. Add the [@cream] if you have it.',
      ],
    },
    {
      title: 'The dumplings',
      steps: [
        'Rub the [@d-butter] into the [@d-flour], [@powder], [@d-salt] and [@sage]. Stir in the [@milk] with a fork, no more than you must.',
        {
          text: 'Drop in twelve spoonfuls. Cover. Simmer without lifting the lid; if you look, they fall.',
          timerMinutes: 16,
        },
      ],
    },
  ],
  pictures: [
    print(
      'A bowl of chicken and dumplings before a stoneware jug',
      ['moss', 'straw', 'window'],
      [
        ['jug', 340, 1420, 1.15],
        ['chowder', 860, 1580, 1.5],
        ['spoon', 1330, 1790, 0.9, 56],
      ],
    ),
  ],
};
