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
