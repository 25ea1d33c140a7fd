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

export const fritters: DemoRecipe = {
  slug: 'courgette-fritters',
  title: 'Courgette Fritters',
  description: 'For the week the courgettes win. Wring them like a dishcloth.',
  publishedAt: '2026-07-11',
  prepTimeMinutes: 15,
  cookTimeMinutes: 12,
  yieldServings: 14,
  servingDescription: 'fritters',
  difficultyLevel: 'easy',
  terms: {
    meal: ['dinner', 'snack'],
    category: ['eggs'],
    cuisine: ['levantine'],
    method: ['frying'],
    diet: ['vegetarian'],
    tag: ['summer', 'under-30', 'gluts', 'one-pan'],
  },
  ingredients: [
    {
      title: 'Fritters',
      lines: [
        'courgettes = 600 | gram | courgette | coarsely grated',
        'salt = 1 | teaspoon | fine salt',
        'feta = 120 | gram | feta | crumbled',
        'egg = 2 | | egg',
        'flour = 70 | gram | plain flour',
        'herbs = 1 | bunch | dill | chopped',
        'oil = 4 | tablespoon | sunflower oil',
      ],
    },
    {
      title: 'Yogurt',
      lines: [
        'yogurt = 150 | gram | thick yogurt',
        'garlic = 1 | clove | garlic | grated',
        'mint = 8 | leaf | mint | | optional',
      ],
    },
  ],
  instructions: [
    {
      title: 'Fritters',
      steps: [
        {
          text: 'Toss the [@courgettes] with the [@salt]. Wait, then wring out everything you can. You’ll lose a third of the weight.',
          timerMinutes: 10,
        },
        'Mix with the [@feta], [@egg], [@flour] and [@herbs].',
        { text: 'Fry flattened spoonfuls in hot [@oil], 3 minutes a side.', timerMinutes: 3 },
        'Stir the [@garlic] and [@mint] into the [@yogurt]. Eat at once.',
      ],
    },
  ],
  pictures: [
    poster(
      'Courgettes and their coins on yellow',
      ['yolk'],
      [
        ['courgette', 360, 1000, 1.8, -14],
        ['courgette', 1260, 1000, 1.8, 12],
        {
          dish: 'none',
          x: 810,
          y: 1010,
          radius: 520,
          color: 'white',
          food: [
            ['courgetteCoin', 10, 1.05],
            ['dill', 4, 0.7],
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
      'Three ears of corn and a chilli on coral',
      ['tomato'],
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

export const newPotatoes: DemoRecipe = {
  slug: 'new-potatoes-dill-mustard',
  title: 'New Potatoes, Dill, Mustard',
  description: 'Dress them while they steam.',
  publishedAt: '2026-06-20',
  prepTimeMinutes: 10,
  cookTimeMinutes: 18,
  yieldServings: 4,
  difficultyLevel: 'easy',
  terms: {
    meal: ['snack'],
    category: ['salad'],
    cuisine: ['irish'],
    method: ['simmering'],
    diet: ['vegan', 'gluten-free', 'dairy-free'],
    tag: ['summer', 'under-30'],
  },
  ingredients: [
    {
      title: 'For four',
      lines: [
        'potatoes = 900 | gram | new potato | rubbed clean',
        'mustard = 2 | tablespoon | grainy mustard',
        'vinegar = 2 | tablespoon | cider vinegar',
        'oil = 5 | tablespoon | rapeseed oil',
        'shallot = 1 | | shallot | chopped fine',
        'radishes = 6-8 | | radish | sliced',
        'dill = 1 | bunch | dill | chopped',
      ],
    },
  ],
  instructions: [
    {
      title: 'Do this',
      steps: [
        {
          text: 'Start the [@potatoes] in cold, very salty water. Simmer until a knife slides in.',
          timerMinutes: 16,
        },
        'Shake the [@mustard], [@vinegar], [@oil] and [@shallot] in a jar.',
        'Drain, cut any big ones, and dress hot. Stir in the [@radishes] and [@dill] when they are merely warm.',
      ],
    },
  ],
  pictures: [
    poster(
      'A bowl of new potatoes with dill and radish',
      ['sea'],
      [
        {
          dish: 'bowl',
          x: 800,
          y: 1000,
          radius: 690,
          color: 'chalk',
          bed: 'straw',
          food: [
            ['potato', 13, 0.72],
            ['dill', 7, 0.6],
            ['onionRing', 5, 0.4],
          ],
        },
      ],
    ),
  ],
};

export const strawberries: DemoRecipe = {
  slug: 'strawberries-pepper-cream',
  title: 'Strawberries, Pepper, Cream',
  description: 'Ten minutes’ patience and a twist of black pepper.',
  publishedAt: '2026-06-27',
  prepTimeMinutes: 10,
  customTimeLabel: 'Standing',
  customTimeMinutes: 10,
  yieldServings: 4,
  difficultyLevel: 'easy',
  terms: {
    meal: ['dessert'],
    cuisine: ['irish'],
    method: ['raw'],
    diet: ['vegetarian', 'gluten-free'],
    tag: ['summer', 'no-cook', 'under-30'],
  },
  ingredients: [
    {
      title: 'For four',
      lines: [
        'berries = 500 | gram | strawberry | at room temperature',
        'sugar = 1 | tablespoon | caster sugar',
        'vinegar = 2 | teaspoon | balsamic vinegar | | optional',
        'pepper = 1/4 | teaspoon | black pepper | freshly cracked',
        'cream = 200 | milliliter | double cream',
      ],
    },
  ],
  instructions: [
    {
      title: 'Do this',
      steps: [
        {
          text: 'Halve the [@berries]. Toss with the [@sugar], [@vinegar] and [@pepper].',
          timerMinutes: 10,
        },
        'Whip the [@cream] until it only just holds a line. Spoon, pour, eat.',
      ],
    },
  ],
  pictures: [
    poster(
      'Strawberries in rows on mint',
      ['mint'],
      [
        {
          row: 'strawberry',
          count: 4,
          from: [200, 420],
          step: [400, 0],
          scale: 1,
          turn: 0,
          sway: 14,
        },
        {
          row: 'strawberry',
          count: 3,
          from: [400, 800],
          step: [400, 0],
          scale: 1,
          turn: 0,
          sway: 14,
        },
        {
          row: 'strawberry',
          count: 4,
          from: [200, 1180],
          step: [400, 0],
          scale: 1,
          turn: 0,
          sway: 14,
        },
        {
          row: 'strawberry',
          count: 3,
          from: [400, 1560],
          step: [400, 0],
          scale: 1,
          turn: 0,
          sway: 14,
        },
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
