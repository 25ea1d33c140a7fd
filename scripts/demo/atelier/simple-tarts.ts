import type { DemoRecipe } from '../demo-site.ts';
import { plate } from './plate.ts';
import { sweetPaste, sweetPasteSteps, tartRing } from './sweet-paste.ts';

export const chocolateTart: DemoRecipe = {
  slug: 'salted-chocolate-tart',
  title: 'Salted Chocolate Tart',
  description:
    'A set ganache, seven millimetres of caramel beneath it, and flakes of salt in orbit.',
  publishedAt: '2025-12-06',
  prepTimeMinutes: 60,
  cookTimeMinutes: 36,
  customTimeLabel: 'Setting',
  customTimeMinutes: 240,
  yieldServings: 10,
  difficultyLevel: 'medium',
  terms: {
    meal: ['dessert'],
    category: ['tarts'],
    cuisine: ['french'],
    method: ['baking', 'glazing'],
    diet: ['vegetarian'],
    tag: ['chocolate', 'in-an-afternoon'],
  },
  ingredients: [
    sweetPaste,
    {
      title: 'Salted caramel',
      lines: [
        'sugar = 120 | gram | caster sugar',
        'cream = 130 | gram | whipping cream | hot',
        'caramel-butter = 40 | gram | butter',
        '2 | gram | flaky salt',
      ],
    },
    {
      title: 'Ganache',
      lines: [
        'chocolate = 220 | gram | dark chocolate | 66%, chopped',
        'ganache-cream = 260 | gram | whipping cream',
        'honey = 30 | gram | honey',
        'ganache-butter = 50 | gram | butter | soft',
      ],
    },
    { title: 'To finish', lines: ['flakes = 1 | teaspoon | flaky salt'] },
  ],
  instructions: [
    {
      ...sweetPasteSteps,
      steps: [
        ...sweetPasteSteps.steps,
        { text: 'Bake the empty case at 160 °C until evenly golden.', timerMinutes: 24 },
      ],
    },
    {
      title: 'Caramel',
      steps: [
        'Melt the [@sugar] dry, a third at a time, to the colour of a conker. Off the heat pour in the hot [@cream] in three parts.',
        {
          text: 'Boil to 108 °C, beat in the [@caramel-butter] and salt, and pour into the case. Leave it to set.',
          timerMinutes: 30,
        },
      ],
    },
    {
      title: 'Ganache',
      steps: [
        'Bring the [@ganache-cream] and [@honey] to 80 °C and pour over the [@chocolate]. Wait one minute, then stir from the middle in small circles until it shines.',
        'At 40 °C stir in the [@ganache-butter]. Pour over the caramel, tilt to level, prick the bubbles.',
        {
          text: 'Let it set at room temperature, not in the refrigerator, where it would dull.',
          timerMinutes: 180,
        },
        'Scatter the [@flakes] just before serving. Cut with a hot, dry knife.',
      ],
    },
  ],
  equipment: [tartRing, { title: 'Probe thermometer' }],
  pictures: [
    plate(
      'A chocolate tart in plan, salt crystals on its rings',
      ['blush', 'none', 'blush'],
      [
        [
          ['roundPlate', 800, 1000, 1.1],
          ['chocolatePlan', 800, 1000, 1.12],
        ],
      ],
    ),
  ],
};

export const figAlmond: DemoRecipe = {
  slug: 'fig-almond-tart',
  title: 'Fig and Almond Tart',
  description:
    'September only. Twenty-one half figs, cut side up, sunk to the waist in almond cream.',
  publishedAt: '2026-09-12',
  prepTimeMinutes: 60,
  cookTimeMinutes: 45,
  customTimeLabel: 'Chilling',
  customTimeMinutes: 120,
  yieldServings: 8,
  difficultyLevel: 'easy',
  terms: {
    meal: ['dessert'],
    category: ['tarts'],
    cuisine: ['french'],
    method: ['baking'],
    diet: ['vegetarian'],
    tag: ['in-an-afternoon'],
  },
  ingredients: [
    sweetPaste,
    {
      title: 'Almond cream',
      lines: [
        'cream-butter = 90 | gram | butter | at 20 °C',
        'cream-sugar = 90 | gram | caster sugar',
        'cream-egg = 90 | gram | egg',
        'almond = 90 | gram | ground almond',
        '10 | gram | plain flour',
      ],
    },
    {
      title: 'Fruit',
      lines: [
        'figs = 11 | small | fig | halved',
        'thyme = 2 | sprig | thyme',
        'honey = 25 | gram | honey',
      ],
    },
  ],
  instructions: [
    sweetPasteSteps,
    {
      title: 'Fill and bake',
      steps: [
        'Beat the [@cream-butter] with the [@cream-sugar], add the [@cream-egg] slowly, then the [@almond] and flour. Spread {320 gram} in the chilled case.',
        'Set the [@figs] in rings, points to the middle, and press each down to half its height.',
        {
          text: 'Bake at 170 °C until the cream has risen between the fruit and browned.',
          timerMinutes: 45,
        },
        'Warm the [@honey] with the [@thyme], strain, and brush over the figs while the tart is hot.',
      ],
    },
  ],
  equipment: [tartRing],
  pictures: [
    plate(
      'A fig tart in plan, on mist',
      ['mist', 'none', 'blush'],
      [
        [
          ['roundPlate', 800, 1000, 1.1],
          ['figPlan', 800, 1000, 1.12],
        ],
      ],
    ),
  ],
};
