import type { DemoRecipe } from '../demo-site.ts';
import { plate } from './plate.ts';

export const madeleines: DemoRecipe = {
  slug: 'madeleines',
  title: 'Madeleines',
  description: 'A cold batter, a hot tin, a hump. Eat them within the hour.',
  storyExcerpt:
    'The hump is a small explosion. Batter at 4 °C meets metal at 200 °C, the edge sets first, and the middle has only one way to go.',
  publishedAt: '2025-10-04',
  prepTimeMinutes: 20,
  cookTimeMinutes: 9,
  customTimeLabel: 'Resting',
  customTimeMinutes: 240,
  yieldServings: 18,
  servingDescription: 'madeleines',
  difficultyLevel: 'easy',
  terms: {
    meal: ['snack', 'dessert'],
    category: ['small-cakes'],
    cuisine: ['french'],
    method: ['baking'],
    diet: ['vegetarian'],
    tag: ['citrus', 'in-an-afternoon'],
  },
  ingredients: [
    {
      title: 'Batter',
      lines: [
        'butter = 125 | gram | butter',
        'egg = 110 | gram | egg',
        'sugar = 110 | gram | caster sugar',
        'zest = 4 | gram | lemon zest',
        'honey = 15 | gram | honey',
        'flour = 125 | gram | plain flour',
        'powder = 4 | gram | baking powder',
        'salt = 1 | gram | fine salt',
        'milk = 25 | gram | whole milk',
      ],
    },
    { title: 'Tin', lines: ['15 | gram | butter | soft', '10 | gram | plain flour'] },
  ],
  instructions: [
    {
      title: 'Batter',
      steps: [
        'Melt the [@butter] and let it cool to 45 °C.',
        'Rub the [@zest] into the [@sugar]. Whisk in the [@egg] and [@honey], no air. Fold in the [@flour], [@powder] and [@salt], then the [@milk], then the butter.',
        { text: 'Chill, covered.', timerMinutes: 240 },
      ],
    },
    {
      title: 'Bake',
      steps: [
        'Butter and flour the tin and freeze it. Pipe {24 gram} into each shell; do not spread it.',
        {
          text: 'Bake on a hot tray at 200 °C; at four minutes, when a ring shows, lower to 170 °C.',
          timerMinutes: 9,
        },
        'Knock out at once, and turn each on its side.',
      ],
    },
  ],
  equipment: [{ title: 'Madeleine tin', note: 'Metal. Silicone makes a nice pebble.' }],
  pictures: [
    plate(
      'Four madeleines in plan on butter yellow',
      ['butter', 'none', 'porcelain'],
      [
        [
          ['madeleine', 460, 600, 1.35, -6],
          ['madeleine', 1150, 560, 1.35, 8],
          ['madeleine', 440, 1360, 1.35, 5],
          ['madeleine', 1140, 1330, 1.35, -8],
        ],
      ],
    ),
  ],
};

export const financiers: DemoRecipe = {
  slug: 'financiers',
  title: 'Pistachio Financiers',
  description: 'Brown butter, egg whites you did not know what to do with, ten minutes of work.',
  publishedAt: '2026-03-28',
  prepTimeMinutes: 20,
  cookTimeMinutes: 14,
  customTimeLabel: 'Resting',
  customTimeMinutes: 60,
  yieldServings: 16,
  servingDescription: 'financiers',
  difficultyLevel: 'easy',
  terms: {
    meal: ['snack', 'dessert'],
    category: ['small-cakes'],
    cuisine: ['french'],
    method: ['baking'],
    diet: ['vegetarian'],
    tag: ['pistachio', 'in-an-afternoon'],
  },
  ingredients: [
    {
      title: 'Batter',
      lines: [
        'butter = 140 | gram | butter',
        'almond = 70 | gram | ground almond',
        'pistachio = 50 | gram | pistachio | ground',
        'icing = 170 | gram | icing sugar',
        'flour = 55 | gram | plain flour',
        'salt = 1 | gram | fine salt',
        'white = 150 | gram | egg white',
        'whole = 30 | gram | pistachio | whole, for the tops',
      ],
    },
  ],
  instructions: [
    {
      title: 'Bake',
      steps: [
        'Cook the [@butter] until the solids are the brown of hazelnut skins. Strain; you need {105 gram}. Cool to 50 °C.',
        { text: 'Stir the dry things into the [@white], then the butter. Rest.', timerMinutes: 60 },
        {
          text: 'Fill buttered moulds two thirds. [@whole] on top. Bake at 190 °C.',
          timerMinutes: 14,
        },
      ],
    },
  ],
  equipment: [{ title: 'Financier moulds, 8 × 4 cm' }],
  pictures: [
    plate(
      'Financiers in a pyramid, pistachios beside',
      ['pistachio', 'horizon', 'porcelain'],
      [
        [
          ['financier', 570, 1500, 1.3],
          ['financier', 1030, 1500, 1.3],
          ['financier', 800, 1360, 1.3],
          ['pistachios', 1230, 1660, 0.9],
        ],
      ],
    ),
  ],
};

export const caneles: DemoRecipe = {
  slug: 'caneles',
  title: 'Canelés de Bordeaux',
  description:
    'A shell like burnt sugar, a heart like custard. Copper, beeswax, and two days’ rest.',
  note: 'A white top means the mould was too full; a collapsed waist means the batter was whisked.',
  publishedAt: '2026-02-21',
  prepTimeMinutes: 30,
  cookTimeMinutes: 65,
  customTimeLabel: 'Resting',
  customTimeMinutes: 2880,
  yieldServings: 12,
  servingDescription: 'canelés',
  difficultyLevel: 'medium',
  terms: {
    meal: ['snack', 'dessert'],
    category: ['small-cakes'],
    cuisine: ['bordelais'],
    method: ['baking'],
    diet: ['vegetarian'],
    tag: ['vanilla'],
  },
  ingredients: [
    {
      title: 'Batter',
      lines: [
        'milk = 500 | gram | whole milk',
        'vanilla = 1 | | vanilla pod',
        'butter = 50 | gram | butter',
        'sugar = 240 | gram | caster sugar',
        'flour = 110 | gram | plain flour',
        'egg = 50 | gram | egg',
        'yolk = 40 | gram | egg yolk',
        'rum = 40 | gram | dark rum',
      ],
    },
    {
      title: 'Moulds',
      lines: ['wax = 30 | gram | beeswax', 'wax-butter = 40 | gram | clarified butter'],
    },
  ],
  instructions: [
    {
      title: 'Batter',
      steps: [
        'Heat the [@milk], [@vanilla] and [@butter] to 85 °C.',
        'Stir, never whisk, the [@sugar], [@flour], [@egg] and [@yolk]; pour on the milk; [@rum]. Strain.',
        { text: 'Rest at 3 °C.', timerMinutes: 2880 },
      ],
    },
    {
      title: 'Bake',
      steps: [
        'Melt the [@wax] and [@wax-butter]; coat the warm moulds, tip out, and freeze them.',
        { text: 'Stir the batter. {70 gram} a mould. Bake at 240 °C.', timerMinutes: 12 },
        { text: 'Then at 185 °C, until nearly black.', timerMinutes: 53 },
        'Unmould hot. Wait an hour, so that the shell can set.',
      ],
    },
  ],
  equipment: [{ title: 'Twelve copper moulds, 5.5 cm' }],
  pictures: [
    plate(
      'Three canelés on a stand',
      ['blush', 'arch', 'porcelain'],
      [
        [
          ['stand', 800, 1600, 1.15],
          ['canele', 500, 1350, 1],
          ['canele', 1100, 1350, 1],
          ['canele', 800, 1350, 1.15],
        ],
      ],
    ),
  ],
};

export const macarons: DemoRecipe = {
  slug: 'macarons',
  title: 'Macarons, Four Colours',
  description: 'Italian meringue, aged whites, feet of three millimetres.',
  publishedAt: '2026-06-13',
  privacySetting: 'subscribers_only',
  prepTimeMinutes: 90,
  cookTimeMinutes: 14,
  customTimeLabel: 'Drying and maturing',
  customTimeMinutes: 1500,
  yieldServings: 40,
  servingDescription: 'macarons',
  difficultyLevel: 'hard',
  terms: {
    meal: ['dessert'],
    category: ['confectionery'],
    cuisine: ['french'],
    method: ['piping', 'baking'],
    diet: ['vegetarian', 'gluten-free'],
    tag: ['weekend-project'],
  },
  ingredients: [
    {
      title: 'Shells',
      lines: [
        'almond = 150 | gram | ground almond',
        'icing = 150 | gram | icing sugar',
        'white-a = 55 | gram | egg white | aged two days',
        'white-b = 55 | gram | egg white',
        'sugar = 150 | gram | caster sugar',
        'water = 40 | gram | water',
        '2 | gram | powder colour | optional',
      ],
    },
    {
      title: 'Vanilla ganache',
      lines: [
        'chocolate = 180 | gram | white chocolate',
        'cream = 120 | gram | whipping cream',
        'vanilla = 1 | | vanilla pod',
        'butter = 30 | gram | butter',
      ],
    },
  ],
  instructions: [
    {
      title: 'Shells',
      steps: [
        'Sieve the [@almond] with the [@icing]; stir in the [@white-a] and the colour.',
        'Boil the [@sugar] and [@water]; at 114 °C start the [@white-b]; at 118 °C pour. Whisk to 50 °C.',
        'Fold a third in hard, the rest softly, until a ribbon sinks in thirty seconds.',
        { text: 'Pipe 35 mm rounds. Dry until a finger comes away clean.', timerMinutes: 30 },
        { text: 'Bake at 145 °C.', timerMinutes: 14 },
      ],
    },
    {
      title: 'Fill',
      steps: [
        'Ganache of the [@chocolate], hot [@cream] with [@vanilla], and [@butter]. Cool to 24 °C.',
        { text: 'Pipe {8 gram}, close, and mature at 4 °C.', timerMinutes: 1440 },
      ],
    },
  ],
  equipment: [{ title: 'Nozzle, plain, 10 mm' }, { title: 'Probe thermometer' }],
  pictures: [
    plate(
      'Four macarons in a column before stripes',
      ['mist', 'columns', 'porcelain'],
      [[['macarons', 800, 1540, 1.9]], [{ from: [440, 625], to: [440, 1540] }]],
    ),
  ],
};
