import type { DemoRecipe } from '../demo-site.ts';
import { poster } from './poster.ts';

export const roastSquash: DemoRecipe = {
  slug: 'roast-squash-feta-seeds',
  title: 'Roast Squash, Feta, Its Own Seeds',
  description: 'One tray. Crown Prince if you can get it; leave the skin on.',
  publishedAt: '2026-10-10',
  prepTimeMinutes: 10,
  cookTimeMinutes: 40,
  yieldServings: 4,
  difficultyLevel: 'easy',
  terms: {
    meal: ['dinner'],
    category: ['tray'],
    cuisine: ['levantine'],
    method: ['roasting'],
    diet: ['vegetarian', 'gluten-free'],
    tag: ['autumn', 'one-pan'],
  },
  ingredients: [
    {
      title: 'Tray',
      lines: [
        'squash = 1.2 | kilogram | squash | in wedges, seeds kept',
        'oil = 3 | tablespoon | olive oil',
        'cumin = 1 | teaspoon | cumin seed',
        'chilli = 1/2 | teaspoon | chilli flakes',
        'onion = 2 | | red onion | in wedges',
      ],
    },
    {
      title: 'After',
      lines: [
        'feta = 150 | gram | feta',
        'honey = 1 | tablespoon | honey',
        'parsley = 1 | handful | parsley',
        'lemon = 1/2 | | lemon',
      ],
    },
  ],
  instructions: [
    {
      title: 'Do this',
      steps: [
        'Heat the oven to 220 °C. Toss the [@squash] and [@onion] with the [@oil], [@cumin], [@chilli] and salt. One layer.',
        { text: 'Roast without turning.', timerMinutes: 30 },
        {
          text: 'Rinse the seeds, dry, oil, salt; on the tray for the last stretch.',
          timerMinutes: 9,
        },
        'Crumble over the [@feta], drizzle the [@honey], [@parsley], [@lemon].',
      ],
    },
  ],
  pictures: [
    poster(
      'Squash wedges on a dark tray with feta and parsley',
      ['coral'],
      [
        {
          dish: 'tray',
          x: 800,
          y: 1000,
          radius: 650,
          color: 'forest',
          food: [
            ['squashWedge', 7, 0.92],
            ['cheese', 16, 0.95],
            ['parsley', 5, 0.55],
            ['seed', 24, 1.4],
          ],
        },
      ],
    ),
  ],
};

export const mushroomToast: DemoRecipe = {
  slug: 'mushrooms-on-toast',
  title: 'Mushrooms on Toast',
  description: 'Dry pan first. Butter second. That is the whole trick.',
  publishedAt: '2026-10-03',
  prepTimeMinutes: 8,
  cookTimeMinutes: 12,
  yieldServings: 2,
  difficultyLevel: 'easy',
  terms: {
    meal: ['breakfast', 'dinner'],
    category: ['sandwich'],
    cuisine: ['irish'],
    method: ['frying'],
    diet: ['vegetarian'],
    tag: ['autumn', 'under-30', 'one-pan'],
  },
  ingredients: [
    {
      title: 'For two',
      lines: [
        'mushrooms = 400 | gram | mushrooms | torn',
        'butter = 30 | gram | butter',
        'garlic = 2 | clove | garlic | sliced',
        'thyme = 4 | sprig | thyme',
        'creme = 3 | tablespoon | crème fraîche',
        'bread = 2 | slice | sourdough bread | thick',
      ],
    },
  ],
  instructions: [
    {
      title: 'Do this',
      steps: [
        {
          text: 'Put the [@mushrooms] in a hot dry pan with salt. They flood; then the flood goes; then they colour.',
          timerMinutes: 8,
        },
        { text: 'Now the [@butter], [@garlic] and [@thyme].', timerMinutes: 2 },
        '[@creme], one bubble, onto the toasted [@bread].',
      ],
    },
  ],
  pictures: [
    poster(
      'Mushrooms heaped on toast',
      ['forest'],
      [
        ['toast', 800, 1000, 2.6],
        {
          dish: 'none',
          x: 800,
          y: 1010,
          radius: 560,
          color: 'white',
          food: [
            ['mushroom', 8, 0.92],
            ['parsley', 4, 0.5],
          ],
        },
      ],
    ),
  ],
};

export const beetroots: DemoRecipe = {
  slug: 'two-beetroots-dill-yogurt',
  title: 'Two Beetroots, Dill, Yogurt',
  description: 'Red ones roasted, candy ones raw.',
  publishedAt: '2026-09-19',
  prepTimeMinutes: 15,
  cookTimeMinutes: 60,
  yieldServings: 4,
  difficultyLevel: 'easy',
  terms: {
    meal: ['snack'],
    category: ['salad'],
    cuisine: ['levantine'],
    method: ['roasting', 'raw'],
    diet: ['vegetarian', 'gluten-free'],
    tag: ['autumn'],
  },
  ingredients: [
    {
      title: 'For four',
      lines: [
        'red = 500 | gram | beetroot | small, scrubbed',
        'candy = 2 | | candy beetroot | peeled',
        'vinegar = 2 | tablespoon | red wine vinegar',
        'yogurt = 200 | gram | thick yogurt',
        'garlic = 1/2 | clove | garlic | grated',
        'dill = 1 | handful | dill',
        'oil = 2 | tablespoon | olive oil',
        'walnuts = 40 | gram | walnut | optional',
      ],
    },
  ],
  instructions: [
    {
      title: 'Do this',
      steps: [
        {
          text: 'Roast the [@red] in a lidded dish with a splash of water at 200 °C, until a knife goes in.',
          timerMinutes: 55,
        },
        'Rub off the skins under the tap. Slice. Half the [@vinegar], salt.',
        'Shave the [@candy] thin into the other half.',
        'Spread the [@yogurt] with the [@garlic]. Beetroot on top, red then striped. [@dill], [@oil], [@walnuts].',
      ],
    },
  ],
  pictures: [
    poster(
      'Red and candy-striped beetroot slices over two colours',
      ['yolk', { shape: 'half', color: 'pink' }],
      [
        {
          dish: 'plate',
          x: 800,
          y: 1000,
          radius: 700,
          color: 'white',
          food: [
            ['beetSlice', 6, 0.92],
            ['candySlice', 6, 0.92],
            ['dill', 6, 0.6],
            ['nut', 8, 0.6],
          ],
        },
      ],
    ),
  ],
};
