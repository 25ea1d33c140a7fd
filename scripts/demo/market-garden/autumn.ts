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
        'mushrooms = 400 | gram | mushroom | torn',
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
          radius: 470,
          color: 'white',
          food: [
            ['mushroom', 9, 0.78],
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

export const eggsInPeppers: DemoRecipe = {
  slug: 'eggs-in-peppers',
  title: 'Eggs in Peppers',
  description: 'The last peppers from the tunnel, eggs, one pan, bread.',
  publishedAt: '2026-09-26',
  prepTimeMinutes: 10,
  cookTimeMinutes: 30,
  yieldServings: 3,
  difficultyLevel: 'easy',
  terms: {
    meal: ['breakfast', 'dinner'],
    category: ['eggs'],
    cuisine: ['levantine'],
    method: ['frying'],
    diet: ['vegetarian', 'gluten-free', 'dairy-free'],
    tag: ['autumn', 'one-pan', 'gluts'],
  },
  ingredients: [
    {
      title: 'For three',
      lines: [
        'oil = 3 | tablespoon | olive oil',
        'onion = 1 | large | onion | sliced',
        'peppers = 4 | | red pepper | sliced',
        'garlic = 3 | clove | garlic | sliced',
        'cumin = 2 | teaspoon | ground cumin',
        'paprika = 2 | teaspoon | smoked paprika',
        'tomatoes = 1 | can | tomatoes',
        'eggs = 4-6 | | egg',
        'parsley = 1 | handful | parsley',
      ],
    },
  ],
  instructions: [
    {
      title: 'Do this',
      steps: [
        {
          text: 'Fry the [@onion] and [@peppers] in the [@oil] over a good heat until soft and catching.',
          timerMinutes: 15,
        },
        'Add the [@garlic], [@cumin] and [@paprika], then the [@tomatoes] and half a can of water.',
        { text: 'Simmer until a spoon leaves a track.', timerMinutes: 8 },
        { text: 'Make hollows, crack in the [@eggs], lid on.', timerMinutes: 5 },
        'Salt on the yolks. [@parsley].',
      ],
    },
  ],
  pictures: [
    poster(
      'Four eggs in a pan of peppers',
      ['sky'],
      [
        {
          dish: 'pan',
          x: 740,
          y: 860,
          radius: 640,
          color: 'forest',
          bed: 'tomato',
          food: [
            ['friedEgg', 4, 0.95],
            ['pepperRing', 5, 0.6],
            ['parsley', 5, 0.5],
            ['onionRing', 4, 0.5],
          ],
        },
      ],
    ),
  ],
};

export const radicchio: DemoRecipe = {
  slug: 'radicchio-apple-hazelnut',
  title: 'Radicchio, Apple, Hazelnut',
  description: 'Bitter, sweet, crunch. Soak the leaves cold and even children will argue for it.',
  publishedAt: '2026-11-07',
  prepTimeMinutes: 15,
  customTimeLabel: 'Soaking',
  customTimeMinutes: 20,
  yieldServings: 4,
  difficultyLevel: 'easy',
  terms: {
    meal: ['snack'],
    category: ['salad'],
    cuisine: ['italian'],
    method: ['raw'],
    diet: ['vegan', 'gluten-free', 'dairy-free'],
    tag: ['autumn', 'no-cook'],
  },
  ingredients: [
    {
      title: 'For four',
      lines: [
        'heads = 2 | head | radicchio',
        'apple = 2 | | apple | in thin slices',
        'nuts = 60 | gram | hazelnut | toasted, cracked',
        'mustard = 1 | teaspoon | Dijon mustard',
        'vinegar = 1 1/2 | tablespoon | sherry vinegar',
        'syrup = 1 | teaspoon | apple syrup | or honey',
        'oil = 4 | tablespoon | hazelnut oil | or olive',
      ],
    },
  ],
  instructions: [
    {
      title: 'Do this',
      steps: [
        { text: 'Tear the [@heads] into iced water. It draws the bitterness.', timerMinutes: 20 },
        'Whisk the [@mustard], [@vinegar], [@syrup] and [@oil]. Salt.',
        'Spin the leaves very dry. Toss with the [@apple], most of the [@nuts] and the dressing; the rest on top.',
      ],
    },
  ],
  pictures: [
    poster(
      'Radicchio, apple slices and hazelnuts scattered on straw',
      ['straw'],
      [
        ['radicchio', 430, 560, 1.35],
        ['radicchio', 1190, 1420, 1.45, 20],
        ['appleSlice', 1180, 480, 1.35, 14],
        ['appleSlice', 400, 1460, 1.35, -16],
        ['nut', 800, 860, 1.3, 30],
        ['nut', 930, 1010, 1.3, -20],
        ['nut', 690, 1070, 1.3, 80],
        ['nut', 810, 1230, 1.3, 10],
      ],
    ),
  ],
};
