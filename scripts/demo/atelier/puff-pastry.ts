import type { DemoRecipe } from '../demo-site.ts';
import { plate } from './plate.ts';

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
      'A galette des rois in plan, its seventeen arcs scored',
      ['mist', 'none', 'porcelain'],
      [
        [
          ['roundPlate', 800, 1000, 1.1],
          ['galettePlan', 800, 1000, 1.15],
        ],
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
