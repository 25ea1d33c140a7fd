import type { DemoIngredientGroup, DemoInstructionGroup, DemoRecipe } from '../demo-site.ts';
import { plate } from './plate.ts';

const chouxPaste: DemoIngredientGroup = {
  title: 'Choux paste',
  lines: [
    'choux-water = 125 | gram | water',
    'choux-milk = 125 | gram | whole milk',
    'choux-butter = 110 | gram | butter | in dice',
    'choux-salt = 3 | gram | fine salt',
    'choux-sugar = 5 | gram | caster sugar',
    'choux-flour = 140 | gram | strong white flour | sifted',
    'choux-egg = 230-250 | gram | egg | beaten',
  ],
};

const chouxSteps: DemoInstructionGroup = {
  title: 'Choux paste',
  steps: [
    'Bring the [@choux-water], [@choux-milk], [@choux-butter], [@choux-salt] and [@choux-sugar] to a full boil, so that the butter is melted exactly as it boils.',
    {
      text: 'Off the heat add the [@choux-flour] at once. Return to the heat and dry the paste, stirring, until it films the pan and reads 78 °C.',
      timerMinutes: 3,
    },
    'Beat in a mixer until 55 °C. Add {230 gram} of the [@choux-egg] in six parts. Lift the paddle: the paste should fall in a V and leave a tear. Use the last of the egg only to get there.',
  ],
};

export const pistachioEclairs: DemoRecipe = {
  slug: 'pistachio-eclairs',
  title: 'Pistachio Éclairs',
  description: 'Fourteen centimetres, straight-sided, filled from below, glazed level.',
  storyExcerpt:
    'The drawing went through eleven revisions. What changed was the nozzle: a star of sixteen teeth, because the ridges let the shell expand evenly and it does not crack.',
  publishedAt: '2026-05-16',
  prepTimeMinutes: 90,
  cookTimeMinutes: 42,
  customTimeLabel: 'Chilling',
  customTimeMinutes: 240,
  yieldServings: 12,
  servingDescription: 'éclairs',
  difficultyLevel: 'medium',
  terms: {
    meal: ['dessert'],
    category: ['choux'],
    cuisine: ['french'],
    method: ['piping', 'glazing', 'baking'],
    tag: ['pistachio'],
  },
  ingredients: [
    chouxPaste,
    {
      title: 'Pistachio pastry cream',
      lines: [
        'milk = 500 | gram | whole milk',
        'yolk = 90 | gram | egg yolk',
        'sugar = 90 | gram | caster sugar',
        'starch = 40 | gram | cornflour',
        'paste = 70 | gram | pistachio paste | unsweetened',
        'butter = 60 | gram | butter',
        'gelatine = 3 | gram | leaf gelatine | soaked',
      ],
    },
    {
      title: 'Glaze',
      lines: [
        'white = 200 | gram | white chocolate',
        'cream = 90 | gram | whipping cream',
        'glaze-paste = 25 | gram | pistachio paste',
        'oil = 10 | gram | grapeseed oil',
      ],
    },
  ],
  instructions: [
    {
      ...chouxSteps,
      steps: [
        ...chouxSteps.steps,
        'Pipe 14 cm lines with a 16-tooth nozzle, 20 mm; cut the ends with a wet knife. Dust with icing sugar.',
        {
          text: 'Bake at 170 °C without fan. Do not open the door for the first 30 minutes.',
          timerMinutes: 42,
        },
      ],
    },
    {
      title: 'Pistachio pastry cream',
      steps: [
        {
          text: 'Whisk the [@yolk], [@sugar] and [@starch]; pour on the boiling [@milk]; boil for two full minutes, whisking.',
          timerMinutes: 2,
        },
        'Off the heat add the [@gelatine], [@paste] and [@butter]. Blend, film, chill to 4 °C.',
        'Beat smooth. Fill each shell through three holes in its base, {65 gram} each.',
      ],
    },
    {
      title: 'Glaze',
      steps: [
        'Pour the hot [@cream] over the [@white]; blend with the [@glaze-paste] and [@oil]. Use at 29 °C.',
        'Dip the top, hold upright over the bowl, draw a finger along the edge. Set level.',
      ],
    },
  ],
  equipment: [
    { title: 'Nozzle, 16 teeth, 20 mm' },
    { title: 'Probe thermometer' },
    { title: 'Perforated mat' },
  ],
  pictures: [
    plate(
      'A pistachio éclair in elevation, its length marked',
      ['porcelain', 'horizon', 'pistachio'],
      [
        [
          ['plate', 800, 1500, 1.3],
          ['eclairPistachio', 800, 1456, 1.55],
        ],
        [{ from: [258, 1620], to: [1342, 1620] }],
      ],
    ),
    plate(
      'Éclairs of two glazes, stacked',
      ['blush', 'disc', 'porcelain'],
      [
        [
          ['eclairCocoa', 800, 1240, 1.2],
          ['eclairPistachio', 800, 1000, 1.2],
          ['eclairCocoa', 800, 760, 1.2],
        ],
      ],
    ),
  ],
};

export const parisBrest: DemoRecipe = {
  slug: 'paris-brest',
  title: 'Paris-Brest',
  description: 'A ring of eight choux with an inner tube, praline cream and a crackled lid.',
  storyExcerpt:
    'It was invented to look like a bicycle wheel, so there must be a tube in it. Most people leave out the tube.',
  storyMore:
    'Bake a thin ring separately and bury it in the cream. It is not there for fun: it holds up the lid, and the wheel does not flatten while somebody makes a speech.',
  publishedAt: '2026-10-24',
  privacySetting: 'subscribers_only',
  prepTimeMinutes: 120,
  cookTimeMinutes: 50,
  customTimeLabel: 'Chilling',
  customTimeMinutes: 300,
  yieldServings: 8,
  difficultyLevel: 'hard',
  terms: {
    meal: ['dessert'],
    category: ['choux'],
    cuisine: ['french'],
    method: ['piping', 'baking'],
    tag: ['weekend-project'],
  },
  ingredients: [
    chouxPaste,
    {
      title: 'Craquelin',
      lines: [
        'crack-butter = 50 | gram | butter',
        'crack-sugar = 60 | gram | demerara sugar',
        'crack-flour = 60 | gram | plain flour',
        '30 | gram | flaked almond',
      ],
    },
    {
      title: 'Praline',
      lines: [
        'hazelnuts = 120 | gram | hazelnut',
        'almonds = 60 | gram | almond',
        'praline-sugar = 120 | gram | caster sugar',
        '2 | gram | flaky salt',
      ],
    },
    {
      title: 'Praline mousseline',
      lines: [
        'milk = 400 | gram | whole milk',
        'yolk = 80 | gram | egg yolk',
        'sugar = 60 | gram | caster sugar',
        'starch = 35 | gram | cornflour',
        'praline = 200 | gram | praline paste | from above',
        'butter = 180 | gram | butter | at 20 °C',
      ],
    },
  ],
  instructions: [
    {
      ...chouxSteps,
      steps: [
        ...chouxSteps.steps,
        'Rub the [@crack-butter], [@crack-sugar] and [@crack-flour] to a paste, roll to 2 mm, freeze, and cut eight 45 mm discs. Pipe eight balls of {42 gram} touching in a 20 cm ring; a disc on each; almonds over. Pipe a second ring, 10 mm thin, for the tube.',
        { text: 'Bake at 170 °C; take the thin ring out after 28 minutes.', timerMinutes: 48 },
      ],
    },
    {
      title: 'Praline',
      steps: [
        { text: 'Roast the [@hazelnuts] and [@almonds] at 150 °C.', timerMinutes: 18 },
        'Cook the [@praline-sugar] to dark amber, pour over the nuts, cool, break, and blend until it runs. It takes eight minutes and looks hopeless for six.',
      ],
    },
    {
      title: 'Mousseline',
      steps: [
        'Make a pastry cream of the [@milk], [@yolk], [@sugar] and [@starch], boiling it two minutes. Cool to 20 °C.',
        {
          text: 'Whip the [@butter] white. Add the cream a spoon at a time, then the [@praline].',
          timerMinutes: 6,
        },
      ],
    },
    {
      title: 'Build',
      steps: [
        'Saw the ring at one third of its height. Pipe a bed of cream, lay the tube on it, pipe eight tall shells over it with a 14 mm star. Lid. Icing sugar.',
        {
          text: 'Chill, then leave at room temperature for 20 minutes before it is cut.',
          timerMinutes: 60,
        },
      ],
    },
  ],
  equipment: [
    { title: 'Star nozzle, 14 mm' },
    { title: 'Blender, small and strong' },
    { title: 'Ring, 20 cm', note: 'Floured, to mark the circle on the mat.' },
  ],
  pictures: [
    plate(
      'A Paris-Brest in elevation on a stand',
      ['butter', 'arch', 'porcelain'],
      [
        [
          ['stand', 800, 1600, 1.15],
          ['parisBrest', 800, 1350, 1.3],
        ],
        [{ from: [230, 940], to: [230, 1350] }],
      ],
    ),
  ],
};
