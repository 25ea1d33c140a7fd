import type { DemoRecipe } from '../demo-site.ts';
import { closeUp, plate } from './plate.ts';
import { sweetPaste, sweetPasteSteps, tartRing } from './sweet-paste.ts';

export const raspberryPistachio: DemoRecipe = {
  slug: 'raspberry-pistachio-tart',
  title: 'Raspberry and Pistachio Tart',
  description:
    'A 22 cm tart in five circles: sweet paste, baked pistachio cream, a film of jam, sixty-seven raspberries.',
  storyExcerpt:
    'The fruit is counted. I was taught to cover a tart; it took me years to see that a tart is a plan drawing, and that a plan drawing has a centre.',
  storyMore:
    'Put one raspberry in the middle. Then seven, then thirteen, then twenty, then twenty-six. Each ring stands in the gaps of the last. If you run out you have bought small raspberries, and you may eat the difference.',
  note: 'Grind the pistachios yourself, cold, with a spoonful of the sugar: bought pistachio flour has been open for a year. The unroasted Sicilian kind gives the green. Roasted nuts give more flavour and a colour like army cloth. I use two thirds raw.',
  publishedAt: '2026-07-04',
  privacySetting: 'subscribers_only',
  prepTimeMinutes: 75,
  cookTimeMinutes: 38,
  customTimeLabel: 'Chilling',
  customTimeMinutes: 180,
  yieldServings: 8,
  difficultyLevel: 'medium',
  terms: {
    meal: ['dessert'],
    category: ['tarts'],
    cuisine: ['french'],
    method: ['baking'],
    diet: ['vegetarian'],
    tag: ['pistachio'],
  },
  keywords: ['raspberry tart', 'pistachio frangipane', 'pâte sucrée'],
  ingredients: [
    sweetPaste,
    {
      title: 'Pistachio cream',
      lines: [
        'cream-butter = 80 | gram | butter | at 20 °C',
        'cream-sugar = 80 | gram | caster sugar',
        'cream-egg = 80 | gram | egg | beaten, at 20 °C',
        'pistachio = 80 | gram | pistachio | finely ground',
        'cream-flour = 12 | gram | plain flour',
        '1 | gram | fine salt',
      ],
    },
    {
      title: 'To finish',
      lines: [
        'jam = 60 | gram | raspberry jam | without seeds',
        'berries = 380-420 | gram | raspberry | about 67',
        '10 | gram | pistachio | slivered',
        ' | | icing sugar | | optional',
      ],
    },
  ],
  instructions: [
    sweetPasteSteps,
    {
      title: 'Pistachio cream',
      steps: [
        'Beat the [@cream-butter] and [@cream-sugar] until smooth but not pale: air now becomes a crater later. Add the [@cream-egg] in four parts.',
        'Fold in the [@pistachio], [@cream-flour] and salt. Pipe a spiral into the raw, chilled case, {330 gram} in all, and smooth it.',
        {
          text: 'Bake at 165 °C, on a perforated mat, until the cream is set in the middle and the rim is biscuit brown.',
          timerMinutes: 38,
        },
        'Cool completely on a rack before the ring comes off.',
      ],
    },
    {
      title: 'Set the fruit',
      steps: [
        'Warm the [@jam] to 40 °C and brush a film over the cream.',
        'Stand the [@berries] upright, from the middle outwards: 1, 7, 13, 20, 26. Tuck the slivered pistachio between. Serve within four hours.',
      ],
    },
  ],
  equipment: [
    tartRing,
    { title: 'Digital scale', note: 'To 1 g; to 0.1 g for salt and gelatine.' },
    { title: 'Piping bag, 12 mm plain nozzle' },
  ],
  pictures: [
    plate(
      'A raspberry and pistachio tart in plan, on a porcelain plate',
      ['pistachio', 'none', 'blush'],
      [
        [
          ['roundPlate', 800, 1000, 1.1],
          ['raspberryPlan', 800, 1000, 1.12],
        ],
      ],
    ),
    plate(
      'The tart in elevation, with its diameter marked',
      ['porcelain', 'arch', 'blush'],
      [
        [
          ['stand', 800, 1560, 1.1],
          ['berryTart', 800, 1320, 1.15],
        ],
        [{ from: [375, 1650], to: [1225, 1650] }],
      ],
    ),
  ],
};

export const lemonMeringue: DemoRecipe = {
  slug: 'lemon-meringue-tart',
  title: 'Lemon Meringue Tart',
  description: 'Sharp cooked lemon cream under an Italian meringue that does not weep.',
  storyExcerpt:
    'A meringue weeps because it was made of hope. Cook the sugar to 118 °C and it has no reason to.',
  publishedAt: '2026-02-07',
  prepTimeMinutes: 80,
  cookTimeMinutes: 32,
  customTimeLabel: 'Chilling',
  customTimeMinutes: 300,
  yieldServings: 8,
  difficultyLevel: 'medium',
  terms: {
    meal: ['dessert'],
    category: ['tarts'],
    cuisine: ['french'],
    method: ['baking', 'piping'],
    diet: ['vegetarian'],
    tag: ['citrus'],
  },
  ingredients: [
    sweetPaste,
    {
      title: 'Lemon cream',
      lines: [
        'juice = 160 | gram | lemon juice | from about 4 lemons',
        'zest = 6 | gram | lemon zest',
        'lemon-sugar = 170 | gram | caster sugar',
        'lemon-egg = 200 | gram | egg',
        'lemon-butter = 220 | gram | butter | in dice, at 18 °C',
      ],
    },
    {
      title: 'Italian meringue',
      lines: [
        'syrup-sugar = 200 | gram | caster sugar',
        'water = 60 | gram | water',
        'whites = 100 | gram | egg white | at 20 °C',
        '1 | pinch | fine salt',
      ],
    },
  ],
  instructions: [
    {
      ...sweetPasteSteps,
      steps: [
        ...sweetPasteSteps.steps,
        {
          text: 'Bake the empty case at 160 °C until evenly golden. It will not be baked again.',
          timerMinutes: 24,
        },
      ],
    },
    {
      title: 'Lemon cream',
      steps: [
        'Rub the [@zest] into the [@lemon-sugar] until it is damp and yellow. Whisk in the [@lemon-egg] and the [@juice].',
        {
          text: 'Cook over simmering water, whisking, to 82 °C: the whisk leaves a track.',
          timerMinutes: 8,
        },
        'Strain, and cool to 45 °C. Blend in the [@lemon-butter], a few dice at a time, with a stick blender held under the surface, for two full minutes.',
        { text: 'Fill the case to the rim and chill.', timerMinutes: 180 },
      ],
    },
    {
      title: 'Italian meringue',
      steps: [
        'Boil the [@syrup-sugar] and [@water]. At 110 °C start whisking the [@whites] with the salt.',
        'At 118 °C pour the syrup down the side of the bowl in a thread. Whisk until it is 35 °C and stands in a beak.',
        'Pipe drops of 30 mm from the rim to the middle, and brown their tips with a flame held 10 cm away.',
      ],
    },
  ],
  equipment: [
    tartRing,
    { title: 'Probe thermometer' },
    { title: 'Kitchen torch', note: 'Or two minutes under a very hot grill, watched.' },
  ],
  pictures: [
    closeUp(
      1100,
      1240,
      plate(
        'A lemon meringue tart on a stand beneath a yellow arch',
        ['mist', 'arch', 'butter'],
        [
          [
            ['stand', 800, 1560, 1.15],
            ['meringueTart', 800, 1310, 1.2],
          ],
          [{ from: [356, 1650], to: [1244, 1650] }],
        ],
      ),
    ),
  ],
};
