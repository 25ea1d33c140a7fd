import type { DemoRecipe } from '../demo-site.ts';
import { poster } from './poster.ts';

export const tomatoPlate: DemoRecipe = {
  slug: 'tomatoes-basil-ricotta',
  title: 'Tomatoes, Basil, Ricotta',
  description: 'No cooking. Salt them first, wait, use what runs out.',
  note: 'Never from the fridge.',
  publishedAt: '2026-08-08',
  prepTimeMinutes: 10,
  customTimeLabel: 'Salting',
  customTimeMinutes: 20,
  yieldServings: 4,
  difficultyLevel: 'easy',
  terms: {
    meal: ['dinner', 'snack'],
    category: ['salad'],
    cuisine: ['italian'],
    method: ['raw'],
    diet: ['vegetarian', 'gluten-free'],
    tag: ['summer', 'no-cook', 'gluts'],
  },
  ingredients: [
    {
      title: 'For four',
      lines: [
        'tomatoes = 1 | kilogram | tomato | several kinds, ripe',
        'salt = 1 | teaspoon | flaky salt',
        'onion = 1/2 | small | red onion | in thin rings',
        'vinegar = 1 | tablespoon | red wine vinegar',
        'oil = 4 | tablespoon | olive oil',
        'ricotta = 250 | gram | ricotta',
        'basil = 1 | handful | basil',
      ],
    },
  ],
  instructions: [
    {
      title: 'Do this',
      steps: [
        'Soak the [@onion] in the [@vinegar].',
        { text: 'Slice the [@tomatoes], salt them on the plate, and walk away.', timerMinutes: 20 },
        'Spoon on the [@ricotta], the onion and its vinegar, the [@basil], the [@oil]. Bread for the juice.',
      ],
    },
  ],
  pictures: [
    poster(
      'A white plate of sliced tomatoes and basil on a checked cloth',
      ['tomato', { shape: 'checks', color: 'coral' }],
      [
        {
          dish: 'plate',
          x: 800,
          y: 1000,
          radius: 700,
          color: 'white',
          food: [
            ['tomatoSlice', 9, 1],
            ['basil', 8, 0.42],
            ['onionRing', 4, 0.6],
            ['cheese', 12, 1],
          ],
        },
      ],
    ),
  ],
};

export const corn: DemoRecipe = {
  slug: 'corn-chilli-lime-butter',
  title: 'Corn, Chilli, Lime Butter',
  description: 'Twelve minutes on the grill, husks off, butter over. Napkins.',
  publishedAt: '2026-08-29',
  prepTimeMinutes: 5,
  cookTimeMinutes: 12,
  yieldServings: 4,
  difficultyLevel: 'easy',
  terms: {
    meal: ['snack', 'dinner'],
    category: ['tray'],
    cuisine: ['mexican'],
    method: ['grilling'],
    diet: ['vegetarian', 'gluten-free'],
    tag: ['summer', 'under-30'],
  },
  ingredients: [
    {
      title: 'For four',
      lines: [
        'corn = 4 | | ear of corn',
        'butter = 80 | gram | butter | soft',
        'chilli = 1 | | red chilli | chopped',
        'lime = 1 | | lime | zest, then wedges',
        'cheese = 40 | gram | hard cheese | grated fine | optional',
      ],
    },
  ],
  instructions: [
    {
      title: 'Grill',
      steps: [
        'Mash the [@butter] with the [@chilli], lime zest and a good pinch of salt.',
        {
          text: 'Grill the [@corn] over high heat, a quarter turn every 3 minutes, until a third of it is black.',
          timerMinutes: 12,
        },
        'Butter, [@cheese], [@lime].',
      ],
    },
  ],
  pictures: [
    poster(
      'Three ears of corn and two chillies on blue',
      ['sky'],
      [
        {
          row: 'corn',
          count: 3,
          from: [270, 940],
          step: [530, 70],
          scale: 1.65,
          turn: -8,
          sway: 10,
        },
        ['chilli', 560, 1640, 1.1, 70],
        ['chilli', 1120, 1730, 1, 110],
      ],
    ),
  ],
};

export const beanNoodles: DemoRecipe = {
  slug: 'green-bean-sesame-noodles',
  title: 'Green Bean and Sesame Noodles',
  description: 'Beans cut as long as the noodles, one pot of water for both.',
  publishedAt: '2026-08-01',
  prepTimeMinutes: 10,
  cookTimeMinutes: 8,
  yieldServings: 2,
  difficultyLevel: 'easy',
  terms: {
    meal: ['dinner'],
    category: ['pasta'],
    cuisine: ['east-asian'],
    method: ['simmering'],
    diet: ['vegan', 'dairy-free'],
    tag: ['summer', 'under-30', 'one-pan'],
  },
  ingredients: [
    {
      title: 'For two',
      lines: [
        'noodles = 200 | gram | wheat noodles',
        'beans = 300 | gram | green bean | topped, halved lengthwise',
        'cucumber = 1/2 | | cucumber | in matchsticks | optional',
        'seeds = 1 | tablespoon | sesame seed | toasted',
      ],
    },
    {
      title: 'Sauce',
      lines: [
        'tahini = 3 | tablespoon | tahini',
        'soy = 2 | tablespoon | soy sauce',
        'vinegar = 1 | tablespoon | rice vinegar',
        'sugar = 1 | teaspoon | sugar',
        'chilli = 1-2 | teaspoon | chilli oil',
        'garlic = 1 | clove | garlic | grated',
      ],
    },
  ],
  instructions: [
    {
      title: 'Do this',
      steps: [
        'Stir the [@tahini], [@soy], [@vinegar], [@sugar], [@chilli] and [@garlic] with {3 tablespoon} of hot water.',
        { text: 'Boil the [@noodles]. Add the [@beans] for the last 4 minutes.', timerMinutes: 4 },
        'Drain, rinse cool, dress. [@cucumber] and [@seeds] on top.',
      ],
    },
  ],
  pictures: [
    poster(
      'A bowl of noodles with green beans on purple',
      ['aubergine'],
      [
        {
          dish: 'bowl',
          x: 800,
          y: 1000,
          radius: 690,
          color: 'tomato',
          bed: 'wheat',
          food: [
            ['noodles', 4, 0.95],
            ['greenBean', 9, 0.6],
            ['cucumberCoin', 4, 0.8],
            ['seed', 26, 0.9],
          ],
        },
      ],
    ),
  ],
};

export const aubergine: DemoRecipe = {
  slug: 'charred-aubergine-tahini',
  title: 'Charred Aubergine, Tahini, Mint',
  description: 'Burn the outside on purpose.',
  publishedAt: '2026-09-05',
  prepTimeMinutes: 10,
  cookTimeMinutes: 25,
  yieldServings: 4,
  difficultyLevel: 'easy',
  terms: {
    meal: ['dinner', 'snack'],
    category: ['tray'],
    cuisine: ['levantine'],
    method: ['grilling'],
    diet: ['vegan', 'gluten-free', 'dairy-free'],
    tag: ['summer'],
  },
  ingredients: [
    {
      title: 'For four',
      lines: [
        'aubergines = 3 | large | aubergine',
        'tahini = 80 | gram | tahini',
        'lemon = 1 | | lemon',
        'garlic = 1 | clove | garlic | grated',
        'mint = 1 | handful | mint',
        'seeds = 4 | tablespoon | pomegranate seed | | optional',
        'oil = 3 | tablespoon | olive oil',
      ],
    },
  ],
  instructions: [
    {
      title: 'Do this',
      steps: [
        {
          text: 'Lay the [@aubergines] straight on a gas flame or under a fierce grill. Turn every 5 minutes until they are black and sagging.',
          timerMinutes: 20,
        },
        'Split, open like a book, salt. Let the water run off.',
        'Beat the [@tahini] with the juice of the [@lemon], the [@garlic] and {5 tablespoon} of cold water. It seizes, then loosens. Pour over, with [@mint], [@seeds] and [@oil].',
      ],
    },
  ],
  pictures: [
    poster(
      'Three aubergines on pink',
      ['pink', { shape: 'half', color: 'coral' }],
      [
        {
          row: 'aubergine',
          count: 3,
          from: [300, 980],
          step: [500, 60],
          scale: 1.75,
          turn: -10,
          sway: 12,
        },
      ],
    ),
  ],
};
