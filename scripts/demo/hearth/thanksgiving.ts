import type { DemoRecipe } from '../demo-site.ts';
import { print } from './print.ts';

export const thanksgiving: DemoRecipe = {
  slug: 'thanksgiving-from-one-oven',
  title: 'Thanksgiving from One Oven',
  description:
    'The whole dinner for twelve, in the order the oven wants it: pie first, bird last, everything hot at three.',
  storyExcerpt:
    'I have done this dinner thirty-eight times with one oven, and the year I did it with two, at my daughter’s, I burned the rolls.',
  storyMore: `An oven is a line at the post office. Somebody is always next. The mistake is to think of dishes; think of degrees. The pie wants four hundred and will wait. The dressing and the squash want three fifty and will wait too, under foil. The bird wants what it wants and waits for nobody, but it must stand for forty minutes when it comes out, and forty minutes is a long time at three fifty with nothing in there.

I write the clock down the side of the paper. So I have put it in the headings here. Change the hour if you must; keep the gaps.`,
  note: 'Salt the bird on Tuesday night, uncovered in the refrigerator, if you can. Nothing you do on Thursday matters as much.\n\nFor eight people keep the bird and halve the rest.',
  publishedAt: '2026-11-14',
  prepTimeMinutes: 240,
  cookTimeMinutes: 330,
  customTimeLabel: 'Salting',
  customTimeMinutes: 2160,
  yieldServings: 12,
  difficultyLevel: 'hard',
  terms: {
    meal: ['dinner'],
    category: ['feast'],
    cuisine: ['new-england'],
    method: ['baking', 'simmering'],
    tag: ['company', 'maple'],
  },
  keywords: ['Thanksgiving dinner', 'roast turkey', 'timetable'],
  ingredients: [
    {
      title: 'The bird',
      lines: [
        'turkey = 1 | | turkey | 14 pounds, salted two days ahead',
        'bird-salt = 1/4 | cup | kosher salt',
        'pepper = 1 | tablespoon | black pepper',
        'bird-butter = 8 | tablespoon | butter | soft',
        'bird-sage = 12 | leaf | sage | chopped',
        'bird-onion = 2 | large | onion | quartered',
        'bird-apple = 2 | medium | apple | quartered',
        'bird-thyme = 6 | sprig | thyme',
      ],
    },
    {
      title: 'Gravy',
      lines: [
        'neck = 1 | | turkey neck | and giblets, not the liver',
        'gravy-carrot = 1 | medium | carrot | halved',
        'gravy-celery = 1 | stalk | celery',
        'gravy-bay = 1 | | bay leaf',
        'gravy-flour = 1/2 | cup | all-purpose flour',
        'gravy-cider = 1 | cup | sweet cider',
        'vinegar = 1 | teaspoon | cider vinegar',
      ],
    },
    {
      title: 'Bread dressing',
      lines: [
        'bread = 2 | pound | stale country bread | in 1-inch cubes',
        'sausage = 1 | pound | pork sausage | out of its skin',
        'dressing-butter = 8 | tablespoon | butter',
        'dressing-onion = 3 | medium | onion | chopped',
        'dressing-celery = 5 | stalk | celery | sliced',
        'chestnuts = 2 | cup | chestnut | cooked, crumbled | optional',
        'dressing-sage = 10 | leaf | sage | chopped',
        'parsley = 1 | bunch | parsley | chopped',
        'eggs = 3 | large | egg',
        'dressing-stock = 3-4 | cup | turkey stock',
      ],
    },
    {
      title: 'Maple squash',
      lines: [
        'squash = 5 | pound | buttercup squash | halved, seeded',
        'squash-butter = 4 | tablespoon | butter',
        'maple = 3 | tablespoon | maple syrup',
        'squash-nutmeg = 1/4 | teaspoon | nutmeg',
        '1 | teaspoon | fine sea salt',
      ],
    },
    {
      title: 'Mashed potatoes',
      lines: [
        'potatoes = 6 | pound | russet potato | peeled, in chunks',
        'milk = 1 1/2 | cup | whole milk | hot',
        'potato-butter = 8 | tablespoon | butter',
        'sour = 1/2 | cup | sour cream | optional',
        '1 | tablespoon | kosher salt',
      ],
    },
    {
      title: 'Creamed onions',
      lines: [
        'pearl = 2 | pound | pearl onion | blanched and slipped from their skins',
        'onion-butter = 3 | tablespoon | butter',
        'onion-flour = 3 | tablespoon | all-purpose flour',
        'onion-milk = 2 | cup | whole milk',
        'cheddar = 2 | ounce | sharp cheddar | grated',
        '1 | pinch | nutmeg',
      ],
    },
    {
      title: 'Brussels sprouts',
      lines: [
        'sprouts = 2 | pound | brussels sprout | halved',
        'bacon = 4 | slice | bacon | cut across',
        'walnuts = 1/2 | cup | walnut | broken',
        'sprout-vinegar = 1 | tablespoon | cider vinegar | | optional',
      ],
    },
    {
      title: 'Cranberry sauce',
      lines: [
        'berries = 24 | ounce | cranberry',
        'cran-sugar = 1 1/4 | cup | sugar',
        'orange = 1 | | orange | zest and juice',
        '1/2 | cup | water',
      ],
    },
    {
      title: 'Squash pie',
      lines: [
        'pie-flour = 160 | gram | all-purpose flour',
        'pie-butter = 4 | ounce | butter | cold, in dice',
        'ice = 3-4 | tablespoon | water | iced',
        'pie-squash = 2 | cup | squash purée',
        'pie-eggs = 3 | large | egg',
        'pie-cream = 1 | cup | heavy cream',
        'pie-maple = 3/4 | cup | dark maple syrup',
        'pie-cinnamon = 1 | teaspoon | cinnamon',
        'pie-ginger = 1 | teaspoon | ground ginger',
        '1/4 | teaspoon | clove',
        '1/2 | teaspoon | fine sea salt',
      ],
    },
  ],
  instructions: [
    {
      title: 'Tuesday night',
      steps: [
        'Dry the [@turkey], rub it inside and out with the [@bird-salt] and [@pepper], and leave it bare on a rack in the refrigerator.',
      ],
    },
    {
      title: 'Wednesday: what keeps',
      steps: [
        {
          text: 'Simmer the [@berries], [@cran-sugar], [@orange] and water until they pop and the spoon leaves a road.',
          timerMinutes: 12,
        },
        'Rub the [@pie-butter] into the [@pie-flour] with a pinch of salt, bind with the [@ice], chill an hour, line a 9-inch dish. Prick it.',
        { text: 'Bake the shell at 400°F, weighted, until dry.', timerMinutes: 25 },
        {
          text: 'Whisk the [@pie-squash], [@pie-eggs], [@pie-cream], [@pie-maple] and spices. Fill and bake at 350°F until only the middle trembles.',
          timerMinutes: 50,
        },
        {
          text: 'Simmer the [@neck], [@gravy-carrot], [@gravy-celery] and [@gravy-bay] in {10 cup} of water. Strain.',
          timerMinutes: 120,
        },
        'Dry the [@bread] in the oven as it cools.',
      ],
    },
    {
      title: '9:30, the dressing and the squash',
      steps: [
        'Brown the [@sausage]; add the [@dressing-butter], [@dressing-onion] and [@dressing-celery] and cook soft. Toss with the bread, [@chestnuts], [@dressing-sage] and [@parsley]; then the [@eggs] and enough [@dressing-stock] that a handful squeezed just drips. Butter a deep dish and fill it.',
        {
          text: 'Roast the [@squash] at 400°F, cut side down, until it slumps. Scrape, and beat with the [@squash-butter], [@maple] and [@squash-nutmeg]. Dish it up and cover it.',
          timerMinutes: 50,
        },
      ],
    },
    {
      title: '11:00, the bird',
      steps: [
        'Mash the [@bird-butter] with the [@bird-sage] and push it under the skin of the breast. [@bird-onion], [@bird-apple] and [@bird-thyme] inside.',
        { text: 'Roast at 425°F, breast down.', timerMinutes: 45 },
        {
          text: 'Turn it over, with two clean dish towels and a friend. Roast at 325°F until the thigh reads 170°F and the breast 155°F.',
          timerMinutes: 120,
        },
      ],
    },
    {
      title: '1:45, while the bird stands',
      steps: [
        {
          text: 'Bird out, under foil. Dressing and squash in at 375°F, with the [@sprouts] and [@bacon] on a sheet below; [@walnuts] for the last five minutes, the [@sprout-vinegar] as they come out.',
          timerMinutes: 40,
        },
        {
          text: 'Boil the [@potatoes], drain, dry over the heat, and mash with the [@potato-butter], then the [@milk], then the [@sour].',
          timerMinutes: 25,
        },
        'Melt the [@onion-butter], stir in the [@onion-flour], then the [@onion-milk], until thick; add the [@cheddar] and the [@pearl] and keep them warm.',
        {
          text: 'Pour off the pan, leaving {6 tablespoon} of fat. Brown the [@gravy-flour] in it, pour in the [@gravy-cider], scrape, then {6 cup} of the stock. Simmer; sharpen with the [@vinegar].',
          timerMinutes: 15,
        },
      ],
    },
    {
      title: '2:45',
      steps: [
        'Carve: legs off, breasts off whole, slice across. Sit down at three. Somebody else does the dishes.',
      ],
    },
  ],
  equipment: [
    { title: 'Roasting pan with a rack' },
    { title: 'Probe thermometer' },
    { title: 'A sheet of paper and a pencil', note: 'For the clock.' },
  ],
  pictures: [
    print(
      'A Thanksgiving table: pie, rolls, a pot and apples in front of the rays',
      ['straw', 'red', 'rays'],
      [
        ['jug', 270, 1400, 1],
        ['stewPot', 980, 1430, 1],
        ['pie', 560, 1640, 1.1],
        ['rolls', 1230, 1720, 0.85],
        ['apple', 860, 1840, 0.9],
      ],
    ),
    print(
      'The pie, waiting by the window',
      ['slate', 'bark', 'window'],
      [
        ['pie', 800, 1560, 1.4],
        ['candle', 330, 1400, 1.1],
      ],
    ),
  ],
};
