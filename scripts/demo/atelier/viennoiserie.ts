import type { DemoRecipe } from '../demo-site.ts';
import { plate } from './plate.ts';

export const croissants: DemoRecipe = {
  slug: 'croissants',
  title: 'Croissants, Over Three Days',
  description: 'Twenty-seven layers of butter, seven steps in the crescent, and no hurry anywhere.',
  storyExcerpt:
    'Lamination is the art of keeping two things at the same softness. The dough and the butter must bend together at 14 °C. Everything else is waiting.',
  publishedAt: '2026-01-24',
  privacySetting: 'subscribers_only',
  prepTimeMinutes: 150,
  cookTimeMinutes: 18,
  customTimeLabel: 'Resting and proving',
  customTimeMinutes: 2400,
  yieldServings: 14,
  servingDescription: 'croissants',
  difficultyLevel: 'hard',
  terms: {
    meal: ['breakfast'],
    category: ['laminated'],
    cuisine: ['french'],
    method: ['laminating', 'baking'],
    diet: ['vegetarian'],
    tag: ['weekend-project'],
  },
  ingredients: [
    {
      title: 'Détrempe',
      lines: [
        'flour = 500 | gram | strong white flour | 12% protein',
        'water = 140 | gram | water | at 4 °C',
        'milk = 140 | gram | whole milk | at 4 °C',
        'sugar = 60 | gram | caster sugar',
        'yeast = 20 | gram | fresh yeast | or 7 g instant',
        'salt = 11 | gram | fine salt',
        'butter = 40 | gram | butter | soft',
      ],
    },
    { title: 'Tourage', lines: ['block = 280 | gram | dry butter | 84% fat'] },
    {
      title: 'Glaze',
      lines: ['wash = 50 | gram | egg yolk', 'cream = 15 | gram | whipping cream'],
    },
  ],
  instructions: [
    {
      title: 'Day one: détrempe',
      steps: [
        {
          text: 'Mix everything but the [@block] on low speed until just smooth; it must not be strong.',
          timerMinutes: 4,
        },
        { text: 'Press into a 30 × 20 cm slab, wrap, and hold at 3 °C.', timerMinutes: 720 },
      ],
    },
    {
      title: 'Day two: tourage',
      steps: [
        'Beat the [@block] in paper to 20 × 15 cm, of one thickness, at 14 °C. It should bend without a crack.',
        'Lock it in: butter in the middle, dough folded to meet over it. Roll to 60 × 20 cm and make a single fold.',
        {
          text: 'Rest at 3 °C, turn 90°, roll and fold again. Three single folds in all.',
          timerMinutes: 45,
        },
        { text: 'Roll to 4 mm, 56 × 28 cm. Rest flat.', timerMinutes: 30 },
        'Cut triangles 8 cm at the base, 28 cm long. Draw each out by a fifth and roll without squeezing. Hold at 3 °C overnight.',
      ],
    },
    {
      title: 'Day three: bake',
      steps: [
        {
          text: 'Prove at 26 °C, never warmer, until they wobble and the layers show like pages.',
          timerMinutes: 150,
        },
        'Brush with the [@wash] and [@cream], along the steps and not across their edges.',
        { text: 'Bake at 190 °C, fan, then 175 °C after 8 minutes.', timerMinutes: 18 },
      ],
    },
  ],
  equipment: [
    { title: 'Rolling pin without handles' },
    { title: 'Steel ruler, 60 cm' },
    { title: 'Probe thermometer' },
  ],
  pictures: [
    plate(
      'A croissant on a plinth before a butter-yellow disc',
      ['porcelain', 'disc', 'butter'],
      [
        [
          ['plinth', 800, 1560, 1.15],
          ['croissant', 800, 1376, 1.45],
        ],
        [{ from: [262, 1640], to: [1338, 1640] }],
      ],
    ),
  ],
};

export const brioche: DemoRecipe = {
  slug: 'brioche-a-tete',
  title: 'Brioche à Tête',
  description: 'Half butter by weight of flour, a cold night, and a head that stays on.',
  publishedAt: '2025-11-29',
  prepTimeMinutes: 50,
  cookTimeMinutes: 16,
  customTimeLabel: 'Resting and proving',
  customTimeMinutes: 960,
  yieldServings: 10,
  servingDescription: 'brioches',
  difficultyLevel: 'medium',
  terms: {
    meal: ['breakfast'],
    category: ['small-cakes'],
    cuisine: ['french'],
    method: ['baking'],
    diet: ['vegetarian'],
    tag: ['weekend-project'],
  },
  ingredients: [
    {
      title: 'Dough',
      lines: [
        'flour = 400 | gram | strong white flour',
        'egg = 240 | gram | egg | at 4 °C',
        'sugar = 50 | gram | caster sugar',
        'yeast = 14 | gram | fresh yeast | or 5 g instant',
        'salt = 8 | gram | fine salt',
        'butter = 200 | gram | butter | pliable, at 16 °C',
      ],
    },
    { title: 'Glaze', lines: ['wash = 50 | gram | egg | beaten, strained'] },
  ],
  instructions: [
    {
      title: 'Dough',
      steps: [
        {
          text: 'Knead the [@flour], [@egg], [@sugar], [@yeast] and [@salt] until the dough slaps the bowl.',
          timerMinutes: 12,
        },
        {
          text: 'Add the [@butter] in five parts. The dough must end under 25 °C, shining.',
          timerMinutes: 10,
        },
        { text: 'One hour at room temperature, one fold, then cold overnight.', timerMinutes: 720 },
      ],
    },
    {
      title: 'Shape and bake',
      steps: [
        'Divide in {85 gram}. Roll each to a skittle with the side of the hand, a quarter of it head. Stand it in a buttered mould and push the neck down through the body to the tin with a floured finger.',
        { text: 'Prove at 26 °C until the body reaches the rim.', timerMinutes: 120 },
        { text: 'Brush with the [@wash]. Bake at 180 °C.', timerMinutes: 16 },
      ],
    },
  ],
  equipment: [{ title: 'Ten fluted moulds, 8 cm' }],
  pictures: [
    plate(
      'A brioche with its head, on lilac',
      ['lilac', 'horizon', 'porcelain'],
      [
        [
          ['plate', 800, 1520, 1.1],
          ['brioche', 800, 1488, 1.6],
        ],
      ],
    ),
  ],
};

export const galette: DemoRecipe = {
  slug: 'galette-des-rois',
  title: 'Galette des Rois',
  description:
    'Inverse puff pastry, almond cream, seventeen arcs scored from the centre. One bean.',
  publishedAt: '2025-12-27',
  prepTimeMinutes: 120,
  cookTimeMinutes: 48,
  customTimeLabel: 'Resting',
  customTimeMinutes: 600,
  yieldServings: 8,
  difficultyLevel: 'hard',
  terms: {
    meal: ['dessert'],
    category: ['laminated'],
    cuisine: ['french'],
    method: ['laminating', 'baking'],
    diet: ['vegetarian'],
    tag: ['weekend-project'],
  },
  ingredients: [
    {
      title: 'Butter envelope',
      lines: ['e-butter = 300 | gram | dry butter', 'e-flour = 120 | gram | plain flour'],
    },
    {
      title: 'Dough',
      lines: [
        'flour = 280 | gram | plain flour',
        'water = 115 | gram | water | at 4 °C',
        'd-butter = 90 | gram | butter | melted, cool',
        'salt = 10 | gram | fine salt',
        '2 | gram | white vinegar',
      ],
    },
    {
      title: 'Almond cream',
      lines: [
        'butter = 100 | gram | butter | at 20 °C',
        'sugar = 100 | gram | icing sugar',
        'almond = 100 | gram | ground almond',
        'egg = 90 | gram | egg',
        'rum = 15 | gram | dark rum | optional',
      ],
    },
    {
      title: 'Glaze and bean',
      lines: [
        'wash = 40 | gram | egg yolk',
        'syrup = 30 | gram | sugar syrup',
        'bean = 1 | | dried bean | or a porcelain one',
      ],
    },
  ],
  instructions: [
    {
      title: 'Inverse puff pastry',
      steps: [
        'Beat the [@e-butter] with the [@e-flour]; press to a 24 cm square. Mix the [@flour], [@water], [@d-butter], [@salt] and vinegar; press to 18 cm. Chill both to 12 °C.',
        {
          text: 'Wrap the dough in the butter. Two double folds and one single, resting cold between.',
          timerMinutes: 90,
        },
      ],
    },
    {
      title: 'Almond cream',
      steps: [
        'Beat the [@butter], [@sugar] and [@almond]; add the [@egg] and [@rum]. Pipe a 20 cm spiral on paper and freeze it.',
      ],
    },
    {
      title: 'Assemble and bake',
      steps: [
        'Roll two 26 cm discs, 3 mm. Lay the frozen cream on one, the [@bean] near its edge. Moisten, cover, seal, turn it over, trim to 24 cm.',
        { text: 'Brush with the [@wash], chill, brush again.', timerMinutes: 60 },
        'Score seventeen arcs from the centre, cutting the glaze and not the dough. Five holes for steam.',
        {
          text: 'Bake at 180 °C, with four 3 cm blocks at the corners and a tray across them.',
          timerMinutes: 48,
        },
        'Brush with the [@syrup] as it leaves the oven.',
      ],
    },
  ],
  pictures: [
    plate(
      'A galette des rois on a stand before a pale arch',
      ['mist', 'arch', 'porcelain'],
      [
        [
          ['stand', 800, 1580, 1.2],
          ['galette', 800, 1318, 1.3],
        ],
        [{ from: [290, 1680], to: [1310, 1680] }],
      ],
    ),
  ],
};

export const milleFeuille: DemoRecipe = {
  slug: 'vanilla-mille-feuille',
  title: 'Vanilla Mille-Feuille',
  description:
    'Three sheets baked between trays, caramelised, and sixteen drops of cream a storey.',
  publishedAt: '2026-04-25',
  privacySetting: 'subscribers_only',
  prepTimeMinutes: 90,
  cookTimeMinutes: 45,
  customTimeLabel: 'Chilling',
  customTimeMinutes: 240,
  yieldServings: 6,
  difficultyLevel: 'hard',
  terms: {
    meal: ['dessert'],
    category: ['laminated'],
    cuisine: ['french'],
    method: ['laminating', 'piping'],
    tag: ['vanilla', 'weekend-project'],
  },
  ingredients: [
    {
      title: 'Sheets',
      lines: [
        'puff = 500 | gram | puff pastry | inverse, or all-butter bought',
        'icing = 40 | gram | icing sugar',
      ],
    },
    {
      title: 'Diplomat cream',
      lines: [
        'milk = 350 | gram | whole milk',
        'vanilla = 2 | | vanilla pod | split, scraped',
        'yolk = 80 | gram | egg yolk',
        'sugar = 75 | gram | caster sugar',
        'starch = 30 | gram | cornflour',
        'gelatine = 4 | gram | leaf gelatine | soaked',
        'cream = 220 | gram | whipping cream | cold',
      ],
    },
  ],
  instructions: [
    {
      title: 'Sheets',
      steps: [
        'Roll the [@puff] to 3 mm, 36 × 28 cm. Prick. Chill.',
        { text: 'Bake between two trays at 175 °C.', timerMinutes: 32 },
        {
          text: 'Turn over, sieve on the [@icing], and caramelise at 220 °C. Watch it.',
          timerMinutes: 5,
        },
        'While hot, saw into eighteen rectangles, 11 × 4 cm.',
      ],
    },
    {
      title: 'Diplomat cream',
      steps: [
        { text: 'Infuse the [@vanilla] in the hot [@milk].', timerMinutes: 30 },
        {
          text: 'Whisk the [@yolk], [@sugar] and [@starch]; pour on the boiling milk; boil two minutes. [@gelatine] in. Cool to 20 °C.',
          timerMinutes: 2,
        },
        'Whip the [@cream] to soft peaks and fold in.',
      ],
    },
    {
      title: 'Build',
      steps: [
        'Pipe two rows of eight drops on a sheet, 12 mm nozzle; sheet; drops; the best sheet on top, caramel up. Within two hours.',
      ],
    },
  ],
  equipment: [
    { title: 'Two heavy trays' },
    { title: 'Serrated knife' },
    { title: 'Nozzle, plain, 12 mm' },
  ],
  pictures: [
    plate(
      'A mille-feuille in elevation, each storey marked',
      ['blush', 'horizon', 'porcelain'],
      [
        [
          ['plate', 800, 1520, 1.25],
          ['milleFeuille', 800, 1478, 1.45],
        ],
        [{ from: [200, 1034], to: [200, 1478] }],
      ],
    ),
  ],
};
