import type { DemoRecipe } from '../demo-site.ts';
import { focusedAt, print } from './print.ts';

export const ciderPork: DemoRecipe = {
  slug: 'hard-cider-pork',
  title: 'Hard Cider Pork with Apples',
  description:
    'Pork shoulder in dry cider, mustard at the end, apples fried apart so they keep their shape.',
  publishedAt: '2025-10-18',
  prepTimeMinutes: 25,
  cookTimeMinutes: 150,
  yieldServings: 6,
  difficultyLevel: 'easy',
  terms: {
    meal: ['dinner'],
    category: ['stew'],
    cuisine: ['quebecois'],
    method: ['braising'],
    diet: ['gluten-free'],
    tag: ['one-pot'],
  },
  ingredients: [
    {
      title: 'For the braise',
      lines: [
        'pork = 3 | pound | pork shoulder | in 2-inch chunks',
        'fat = 1 | tablespoon | bacon fat',
        'shallots = 8 | small | shallot | peeled',
        'cider = 2 | cup | dry hard cider',
        'stock = 1 | cup | chicken stock',
        'sage = 6 | leaf | sage',
        'mustard = 2 | tablespoon | grainy mustard',
        'cream = 1/4 | cup | heavy cream | | optional',
      ],
    },
    {
      title: 'For the apples',
      lines: [
        'apples = 3 | medium | apple | cored, in eighths',
        'butter = 2 | tablespoon | butter',
      ],
    },
  ],
  instructions: [
    {
      title: 'Braise',
      steps: [
        'Salt the [@pork] and brown it in the [@fat], in two rounds. Brown the [@shallots] after it.',
        {
          text: 'Pour in the [@cider] and boil it down by half. Add the [@stock], [@sage] and meat; cover and cook at 300°F.',
          timerMinutes: 130,
        },
        'Skim. Stir in the [@mustard] and the [@cream] and let it bubble until it clings.',
      ],
    },
    {
      title: 'Apples',
      steps: [
        {
          text: 'Fry the [@apples] in the [@butter] on one cut side, then the other, and leave them alone between.',
          timerMinutes: 8,
        },
        'Lay them over the pork. Eat with bread, not potatoes.',
      ],
    },
  ],
  pictures: [
    focusedAt(
      1190,
      print(
        'A red pot, apples and a bottle of cider',
        ['red', 'linen', 'gouges'],
        [
          ['bottle', 330, 1400, 1.25],
          ['steam', 860, 900],
          ['stewPot', 870, 1520, 1.3],
          ['apple', 330, 1720, 1.05],
          ['apple', 1290, 1760, 1.15],
        ],
      ),
    ),
  ],
};

export const pottage: DemoRecipe = {
  slug: 'leek-and-mushroom-pottage',
  title: 'Leek and Mushroom Pottage',
  description:
    'Butter, leeks, two kinds of mushroom and stale bread, which thickens it and is the point of it.',
  publishedAt: '2025-11-22',
  prepTimeMinutes: 20,
  cookTimeMinutes: 45,
  yieldServings: 4,
  difficultyLevel: 'easy',
  terms: {
    meal: ['dinner'],
    category: ['soup'],
    cuisine: ['new-england'],
    method: ['simmering'],
    diet: ['vegetarian'],
    tag: ['one-pot'],
  },
  ingredients: [
    {
      title: 'For the pot',
      lines: [
        'dried = 1/2 | ounce | dried porcini',
        'butter = 4 | tablespoon | butter',
        'leeks = 4 | | leek | sliced, well washed',
        'mushrooms = 1 1/4 | pound | mushroom | thickly sliced',
        'garlic = 3 | clove | garlic | sliced',
        'sherry = 1/4 | cup | dry sherry',
        'stock = 5 | cup | vegetable stock',
        'bread = 3 | slice | stale country bread | torn',
        'thyme = 3 | sprig | thyme',
      ],
    },
  ],
  instructions: [
    {
      title: 'Cook',
      steps: [
        { text: 'Pour {1 cup} of boiling water over the [@dried].', timerMinutes: 20 },
        {
          text: 'Sweat the [@leeks] in half the [@butter], covered, until they slump.',
          timerMinutes: 12,
        },
        {
          text: 'In another pan brown the [@mushrooms] hard in the rest of the butter, without salt, until they squeak. Then salt, [@garlic] and the [@sherry].',
          timerMinutes: 10,
        },
        {
          text: 'Join them; add the porcini, chopped, and their water but for the last gritty spoonful, the [@stock] and [@thyme]. Simmer.',
          timerMinutes: 15,
        },
        'Stir in the [@bread] and stand five minutes. Break it up with the spoon.',
      ],
    },
  ],
  pictures: [
    print(
      'A bowl of pottage with mushrooms and a leek',
      ['slate', 'linen', 'rays'],
      [
        ['mushroom', 310, 1480, 1.2],
        ['mushroom', 520, 1400, 0.9],
        ['greenBowl', 900, 1570, 1.45],
        ['leek', 380, 1790, 0.9, -6],
      ],
    ),
  ],
};

export const chowder: DemoRecipe = {
  slug: 'haddock-and-corn-chowder',
  title: 'Haddock and Corn Chowder',
  description: 'The fish truck comes Thursdays. Salt pork, potatoes, milk, and haddock in last.',
  note: 'Chowder is finished by standing. An hour off the heat does what no flour can.',
  publishedAt: '2026-08-15',
  prepTimeMinutes: 25,
  cookTimeMinutes: 35,
  customTimeLabel: 'Standing',
  customTimeMinutes: 60,
  yieldServings: 6,
  difficultyLevel: 'easy',
  terms: {
    meal: ['dinner'],
    category: ['soup'],
    cuisine: ['new-england'],
    method: ['simmering'],
    diet: ['gluten-free'],
    tag: ['one-pot'],
  },
  ingredients: [
    {
      title: 'For the pot',
      lines: [
        'pork = 4 | ounce | salt pork | in small dice',
        'onion = 2 | medium | onion | chopped',
        'potato = 1 1/2 | pound | potato | in 1/2-inch dice',
        'water = 2 | cup | water',
        'corn = 3 | | ear of corn | cut off the cob, cobs kept',
        'haddock = 2 | pound | haddock | skinned, in big pieces',
        'milk = 3 | cup | whole milk | warm',
        'cream = 1 | cup | heavy cream',
        'butter = 2 | tablespoon | butter',
        'crackers = 12 | | common cracker | split | or oyster crackers',
      ],
    },
  ],
  instructions: [
    {
      title: 'Make the chowder',
      steps: [
        {
          text: 'Render the [@pork] slowly until brown. Lift it out. Soften the [@onion] in the fat.',
          timerMinutes: 15,
        },
        {
          text: 'Add the [@potato], the [@water] and the bare cobs. Simmer until the potatoes are nearly done; take out the cobs.',
          timerMinutes: 10,
        },
        { text: 'Add the corn, lay the [@haddock] on top, cover, lowest heat.', timerMinutes: 7 },
        'Pour in the [@milk] and [@cream]; heat but do not boil. [@butter] on top.',
        {
          text: 'Stand off the heat. Warm through, strew with the pork, and hand round the [@crackers].',
          timerMinutes: 60,
        },
      ],
    },
  ],
  pictures: [
    print(
      'A blue bowl of chowder on a checked cloth',
      ['straw', 'linen', 'gouges'],
      [
        ['steam', 800, 1060, 0.95],
        ['cloth', 760, 1620, 1.5, -3],
        ['chowder', 800, 1560, 1.5],
        ['spoon', 1330, 1800, 0.9, 48],
      ],
    ),
  ],
};
