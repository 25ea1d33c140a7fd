import type { DemoRecipe } from '../demo-site.ts';
import { closeUp, plate } from './plate.ts';

export const opera: DemoRecipe = {
  slug: 'opera',
  title: 'Opéra',
  description: 'Thirty millimetres, eight layers, and every one of them must be seen.',
  storyExcerpt:
    'I was made to cut eleven before one was sent out. The knife is hot, the knife is dry, the knife goes down once.',
  publishedAt: '2026-11-07',
  privacySetting: 'subscribers_only',
  prepTimeMinutes: 150,
  cookTimeMinutes: 9,
  customTimeLabel: 'Chilling',
  customTimeMinutes: 360,
  yieldServings: 12,
  difficultyLevel: 'hard',
  terms: {
    meal: ['dessert'],
    category: ['entremets'],
    cuisine: ['french'],
    method: ['baking', 'glazing'],
    tag: ['chocolate', 'weekend-project'],
  },
  ingredients: [
    {
      title: 'Joconde',
      lines: [
        'j-almond = 150 | gram | ground almond',
        'j-icing = 150 | gram | icing sugar',
        'j-egg = 200 | gram | egg',
        'j-flour = 40 | gram | plain flour',
        'j-white = 130 | gram | egg white',
        'j-sugar = 20 | gram | caster sugar',
        'j-butter = 30 | gram | butter | melted',
      ],
    },
    {
      title: 'Coffee syrup',
      lines: [
        's-water = 300 | gram | water',
        's-sugar = 150 | gram | caster sugar',
        's-coffee = 20 | gram | instant coffee',
      ],
    },
    {
      title: 'Coffee buttercream',
      lines: [
        'b-sugar = 150 | gram | caster sugar',
        'b-water = 45 | gram | water',
        'b-yolk = 80 | gram | egg yolk',
        'b-butter = 230 | gram | butter | at 20 °C',
        'b-coffee = 12 | gram | coffee extract',
      ],
    },
    {
      title: 'Ganache',
      lines: [
        'g-chocolate = 200 | gram | dark chocolate | 64%',
        'g-cream = 200 | gram | whipping cream',
        'g-butter = 40 | gram | butter',
      ],
    },
    {
      title: 'Glaze',
      lines: [
        'gl-chocolate = 150 | gram | dark chocolate',
        'gl-oil = 25 | gram | grapeseed oil',
        ' | | gold leaf | | optional',
      ],
    },
  ],
  instructions: [
    {
      title: 'Joconde',
      steps: [
        {
          text: 'Whip the [@j-almond], [@j-icing] and [@j-egg] pale; fold in the [@j-flour], the [@j-white] whipped with the [@j-sugar], and the [@j-butter]. Spread on three 38 × 28 cm mats; bake at 220 °C.',
          timerMinutes: 8,
        },
      ],
    },
    {
      title: 'Syrup, cream, ganache',
      steps: [
        'Boil the [@s-water], [@s-sugar] and [@s-coffee].',
        'Cook the [@b-sugar] and [@b-water] to 117 °C, pour on the whipping [@b-yolk]; at 30 °C beat in the [@b-butter] and [@b-coffee].',
        'Emulsify the [@g-cream] and [@g-chocolate] at 40 °C; [@g-butter].',
      ],
    },
    {
      title: 'Build',
      steps: [
        'Brush the back of the first sponge with melted chocolate and turn it over. Soak with {150 gram} of syrup. Half the buttercream, to 4 mm.',
        'Second sponge, {150 gram} of syrup, all the ganache. Third sponge, the rest of the syrup, the rest of the buttercream, dead level.',
        { text: 'Chill.', timerMinutes: 180 },
        'Melt the [@gl-chocolate] with the [@gl-oil]; pour at 35 °C; one stroke of the palette knife.',
        'Trim the sides. Cut 9 × 3 cm.',
      ],
    },
  ],
  equipment: [
    { title: 'Frame, 36 × 26 × 3 cm', note: 'Two rulers and a steady hand, if there is no frame.' },
    { title: 'Offset palette knife, 30 cm' },
    { title: 'Probe thermometer' },
  ],
  pictures: [
    closeUp(
      1230,
      1240,
      plate(
        'An opéra in section, thirty millimetres high',
        ['blush', 'horizon', 'porcelain'],
        [
          [
            ['plate', 800, 1520, 1.3],
            ['opera', 800, 1476, 1.5],
          ],
          [{ from: [200, 1071], to: [200, 1476] }],
        ],
      ),
    ),
  ],
};

export const raspberryDome: DemoRecipe = {
  slug: 'raspberry-rose-dome',
  title: 'Raspberry and Rose Dome',
  description: 'White chocolate mousse round a raspberry heart, under a glaze like wet paint.',
  publishedAt: '2026-07-25',
  film: 'glazing',
  prepTimeMinutes: 120,
  cookTimeMinutes: 15,
  customTimeLabel: 'Freezing and thawing',
  customTimeMinutes: 1080,
  yieldServings: 8,
  servingDescription: 'domes',
  difficultyLevel: 'hard',
  terms: {
    meal: ['dessert'],
    category: ['entremets'],
    cuisine: ['french'],
    method: ['freezing', 'glazing'],
    diet: ['gluten-free'],
    tag: ['weekend-project'],
  },
  ingredients: [
    {
      title: 'Almond base',
      lines: [
        'base-almond = 60 | gram | ground almond',
        'base-icing = 60 | gram | icing sugar',
        'base-egg = 55 | gram | egg',
        'base-white = 60 | gram | egg white',
        'base-sugar = 20 | gram | caster sugar',
      ],
    },
    {
      title: 'Raspberry heart',
      lines: [
        'puree = 200 | gram | raspberry purée',
        'heart-sugar = 25 | gram | caster sugar',
        'pectin = 4 | gram | pectin NH',
        'rose = 2-4 | gram | rose water',
      ],
    },
    {
      title: 'Mousse',
      lines: [
        'chocolate = 160 | gram | white chocolate',
        'milk = 110 | gram | whole milk',
        'gelatine = 5 | gram | leaf gelatine | soaked',
        'cream = 260 | gram | whipping cream | whipped soft',
      ],
    },
    {
      title: 'Mirror glaze',
      lines: [
        'glaze-water = 75 | gram | water',
        'glaze-sugar = 150 | gram | caster sugar',
        'glucose = 150 | gram | glucose syrup',
        'condensed = 100 | gram | condensed milk',
        'glaze-gelatine = 11 | gram | leaf gelatine | soaked',
        'glaze-chocolate = 150 | gram | white chocolate',
        '3 | gram | red colour',
      ],
    },
  ],
  instructions: [
    {
      title: 'Day one',
      steps: [
        'Boil the [@puree]; rain in the [@heart-sugar] and [@pectin]; boil one minute; [@rose]. Freeze in 4 cm half spheres.',
        {
          text: 'Whip the [@base-white] with the [@base-sugar]; fold in the rest of the base. Bake 5 mm thin at 175 °C; cut 6 cm discs.',
          timerMinutes: 14,
        },
        'Melt the [@gelatine] in the hot [@milk], pour on the [@chocolate], blend; at 30 °C fold in the [@cream].',
        {
          text: 'Half fill 7 cm half spheres, press in a heart, fill, close with a disc. Freeze hard.',
          timerMinutes: 720,
        },
      ],
    },
    {
      title: 'Day two',
      steps: [
        'Boil the [@glaze-water], [@glaze-sugar] and [@glucose] to 103 °C; [@condensed], [@glaze-gelatine], the [@glaze-chocolate] and colour. Blend without a bubble; rest.',
        'Unmould the domes onto a rack. Pour the glaze at 32 °C, in one go.',
        { text: 'Thaw in the refrigerator.', timerMinutes: 240 },
      ],
    },
  ],
  equipment: [
    { title: 'Half-sphere moulds, 4 cm and 7 cm' },
    { title: 'Stick blender' },
    { title: 'Probe thermometer' },
  ],
  pictures: [
    plate(
      'A raspberry dome on a stand before pistachio',
      ['porcelain', 'disc', 'pistachio'],
      [
        [
          ['stand', 800, 1600, 1.15],
          ['domeRaspberry', 800, 1350, 1.4],
        ],
      ],
    ),
  ],
};

export const tatin: DemoRecipe = {
  slug: 'tarte-tatin',
  title: 'Tarte Tatin',
  description: 'Thirteen half apples, cooked twice, turned over once.',
  publishedAt: '2025-10-18',
  prepTimeMinutes: 35,
  cookTimeMinutes: 75,
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
    {
      title: 'Apples',
      lines: [
        'apples = 1.6 | kilogram | apple | about 10, firm; peeled, halved, cored',
        'sugar = 180 | gram | caster sugar',
        'butter = 90 | gram | butter | in dice',
        'salt = 2 | gram | flaky salt',
      ],
    },
    { title: 'Lid', lines: ['puff = 260 | gram | puff pastry | rolled to 3 mm'] },
  ],
  instructions: [
    {
      title: 'Cook',
      steps: [
        'Melt the [@sugar] dry in a 24 cm pan to the brown of strong tea. [@butter] and [@salt] in; it will spit.',
        {
          text: 'Stand the [@apples] on edge, tight, in two rings and one in the middle. Cook on a medium flame until the juice is thick.',
          timerMinutes: 30,
        },
        { text: 'Then in the oven at 180 °C, uncovered.', timerMinutes: 20 },
        { text: 'Lay on the [@puff], tuck in, prick. 200 °C.', timerMinutes: 28 },
        {
          text: 'Rest, no longer than this, and turn it over without stopping to think.',
          timerMinutes: 15,
        },
      ],
    },
  ],
  equipment: [{ title: 'Copper or iron pan, 24 cm' }],
  pictures: [
    plate(
      'A tarte tatin in plan, on blush',
      ['blush', 'none', 'blush'],
      [
        [
          ['roundPlate', 800, 1000, 1.1],
          ['tatinPlan', 800, 1000, 1.15],
        ],
      ],
    ),
  ],
};
