import type { DemoRecipe } from '../demo-site.ts';
import { focusedAt, print } from './print.ts';

export const batard: DemoRecipe = {
  slug: 'two-day-batard',
  title: 'Two-Day Bâtard',
  description: 'A pinch of yeast, a night in the cold pantry, and a long loaf for soup.',
  publishedAt: '2026-05-09',
  prepTimeMinutes: 40,
  cookTimeMinutes: 30,
  customTimeLabel: 'Overnight and rising',
  customTimeMinutes: 960,
  yieldServings: 2,
  servingDescription: 'long loaves',
  difficultyLevel: 'medium',
  terms: {
    meal: ['snack'],
    category: ['bread'],
    cuisine: ['quebecois'],
    method: ['baking', 'fermenting'],
    diet: ['vegan', 'dairy-free'],
    tag: ['overnight'],
  },
  ingredients: [
    {
      title: 'The night before',
      lines: [
        'pre-flour = 200 | gram | bread flour',
        'pre-water = 200 | gram | water | cold',
        'pre-yeast = 1 | pinch | instant yeast',
      ],
    },
    {
      title: 'The day itself',
      lines: [
        'flour = 450 | gram | bread flour',
        'rye = 50 | gram | whole rye flour',
        'water = 280 | gram | water | at 80°F',
        'yeast = 1 | teaspoon | instant yeast',
        'salt = 14 | gram | fine sea salt',
      ],
    },
  ],
  instructions: [
    {
      title: 'The night before',
      steps: [
        {
          text: 'Stir the [@pre-flour], [@pre-water] and [@pre-yeast] to a paste, cover, and leave at cool room temperature until it is all bubbles and has just begun to sink.',
          timerMinutes: 720,
        },
      ],
    },
    {
      title: 'The day itself',
      steps: [
        {
          text: 'Mix everything into the paste and knead until it stretches to a window.',
          timerMinutes: 8,
        },
        { text: 'Let it rise, folding it once halfway.', timerMinutes: 100 },
        'Halve it. Pat each piece to an oval, fold the top third down, then the bottom third up over it, seal with the heel of your hand and roll out to 14 inches.',
        { text: 'Proof in the pleats of a floured cloth.', timerMinutes: 45 },
        {
          text: 'Heat a stone at 475°F. Cut each loaf with five slanting strokes, slide onto the stone, throw {1/2 cup} of water on the oven floor pan, and bake.',
          timerMinutes: 28,
        },
      ],
    },
  ],
  equipment: [
    { title: 'Baking stone' },
    { title: 'Heavy linen cloth', note: 'An old tablecloth, never washed with softener.' },
  ],
  pictures: [
    focusedAt(
      1400,
      print(
        'Two long loaves before the fire',
        ['soot', 'bark', 'oven'],
        [
          ['longLoaf', 840, 1440, 1.2, -3],
          ['longLoaf', 740, 1680, 1.35, 2],
        ],
      ),
    ),
  ],
};

export const fridayChallah: DemoRecipe = {
  slug: 'friday-challah',
  title: 'Friday Challah',
  description: 'Six strands, honey, and eggs enough to turn the crumb the color of straw.',
  storyExcerpt:
    'Dr. Edelman ran the clinic in Island Pond for thirty years and took no appointment after two on a Friday. I found out why the winter his wife broke her wrist and I was sent to do the bandage, and was handed the dough.',
  storyMore:
    'Miriam stood at my shoulder and called the strands by number, over two, under one, over two, and when I lost count she said a word that I do not think was Hebrew. I have done it most Fridays since. The first year it looked like a rope that had been run over.\n\nShe sends me a card at the New Year with nothing written in it but the number of eggs.',
  note: 'If six is too many, plait three. It is the same bread.\n\nSave the end for French toast; it was made for it.',
  publishedAt: '2026-09-11',
  privacySetting: 'subscribers_only',
  prepTimeMinutes: 50,
  cookTimeMinutes: 32,
  customTimeLabel: 'Rising',
  customTimeMinutes: 180,
  yieldServings: 1,
  servingDescription: 'large loaf',
  difficultyLevel: 'medium',
  terms: {
    meal: ['snack', 'breakfast'],
    category: ['bread'],
    cuisine: ['jewish'],
    method: ['baking'],
    diet: ['vegetarian', 'dairy-free'],
    tag: ['company', 'freezes-well'],
  },
  ingredients: [
    {
      title: 'For the dough',
      lines: [
        'yeast = 2 1/4 | teaspoon | active dry yeast',
        'water = 3/4 | cup | water | at 100°F',
        'honey = 1/3 | cup | honey',
        'eggs = 2 | large | egg',
        'yolks = 2 | large | egg yolk',
        'oil = 1/3 | cup | vegetable oil',
        'salt = 2 | teaspoon | fine sea salt',
        'flour = 560-600 | gram | bread flour',
      ],
    },
    {
      title: 'For the top',
      lines: [
        'wash = 1 | large | egg | beaten with a pinch of salt',
        'seeds = 1 | tablespoon | sesame seed | | or poppy',
      ],
    },
  ],
  instructions: [
    {
      title: 'Make the dough',
      steps: [
        'Dissolve the [@yeast] in the [@water] with a spoonful of the [@honey]. When it foams, beat in the rest of the honey, the [@eggs], [@yolks], [@oil] and [@salt].',
        {
          text: 'Add {560 gram} of the [@flour] and knead until it is as smooth as an earlobe.',
          timerMinutes: 10,
        },
        { text: 'Let it double, covered.', timerMinutes: 105 },
      ],
    },
    {
      title: 'Plait',
      note: 'Number the strands from the left after every move.',
      steps: [
        'Divide in six pieces, {170 gram} each; roll each to 16 inches, thinner at the ends, and pinch them together at the top.',
        'Take the strand on the far right over two, under one, over two. Again from the right, until the strands run out. Tuck both ends under.',
        {
          text: 'Brush with the [@wash], let it rise until a finger leaves its mark, brush again and sprinkle with the [@seeds].',
          timerMinutes: 65,
        },
        { text: 'Bake at 350°F to 190°F inside.', timerMinutes: 32 },
      ],
    },
  ],
  pictures: [
    focusedAt(
      1130,
      print(
        'A plaited challah with two candles behind it',
        ['red', 'linen', 'rays'],
        [
          ['candle', 480, 1330, 1.1],
          ['candle', 1120, 1330, 1.1],
          ['plait', 800, 1540, 1.45],
          ['cloth', 1250, 1740, 0.8, -5],
        ],
      ),
    ),
  ],
};

export const applePie: DemoRecipe = {
  slug: 'apple-pie-cheddar-crust',
  title: 'Apple Pie with a Cheddar Crust',
  description:
    'Three kinds of apple, a sharp cheddar in the pastry, and a lattice you can see daylight through.',
  storyExcerpt:
    'An apple pie without the cheese is like a kiss without the squeeze, they say here, and then they hand you the cheese on the side, cold, and you are expected to manage. I put it in.',
  storyMore:
    'Use apples that disagree: one that holds (Northern Spy), one that melts (McIntosh), one for the smell (whatever is falling in your neighbor’s yard, with leave).',
  publishedAt: '2025-10-25',
  prepTimeMinutes: 70,
  cookTimeMinutes: 65,
  customTimeLabel: 'Chilling and cooling',
  customTimeMinutes: 240,
  yieldServings: 8,
  difficultyLevel: 'medium',
  terms: {
    meal: ['dessert'],
    category: ['pie'],
    cuisine: ['new-england'],
    method: ['baking'],
    diet: ['vegetarian'],
    tag: ['company'],
  },
  ingredients: [
    {
      title: 'For the crust',
      lines: [
        'flour = 320 | gram | all-purpose flour',
        'cheddar = 4 | ounce | sharp cheddar | grated fine, cold',
        'butter = 8 | ounce | butter | cold, in dice',
        'crust-salt = 3/4 | teaspoon | fine sea salt',
        'ice-water = 6-8 | tablespoon | water | iced',
      ],
    },
    {
      title: 'For the apples',
      lines: [
        'apples = 3 | pound | apple | peeled, sliced 1/4 inch | three kinds',
        'sugar = 1/2 | cup | sugar',
        'brown = 1/4 | cup | brown sugar',
        'lemon = 1 | tablespoon | lemon juice',
        'cinnamon = 1 | teaspoon | cinnamon',
        'nutmeg = 1/4 | teaspoon | nutmeg',
        'starch = 2 | tablespoon | cornstarch',
        '1 | pinch | fine sea salt',
      ],
    },
    {
      title: 'For the top',
      lines: ['milk = 1 | tablespoon | milk', 'coarse = 1 | tablespoon | turbinado sugar'],
    },
  ],
  instructions: [
    {
      title: 'The crust',
      steps: [
        'Toss the [@flour], [@crust-salt] and [@cheddar]. Rub in the [@butter] until the biggest bits are like lima beans. Sprinkle on {6 tablespoon} of the [@ice-water] and press; add more only where it is dry.',
        { text: 'Make two discs, one a little larger. Wrap and chill.', timerMinutes: 60 },
      ],
    },
    {
      title: 'The apples',
      steps: [
        {
          text: 'Toss the [@apples] with both sugars, the [@lemon], [@cinnamon], [@nutmeg] and salt. Let them weep in a colander over a pot.',
          timerMinutes: 45,
        },
        'Boil the juice down to a syrup, about {1/3 cup}. Toss the apples with the [@starch], then with the syrup.',
      ],
    },
    {
      title: 'Build and bake',
      steps: [
        'Line a 9-inch dish with the larger disc, heap in the apples, weave the strips of the other over them, fold and crimp. Brush with [@milk], scatter with [@coarse].',
        { text: 'Bake at 425°F on the lowest rack.', timerMinutes: 20 },
        {
          text: 'Lower to 375°F until the syrup bubbles slowly in the middle; thick bubbles, like mud.',
          timerMinutes: 45,
        },
        { text: 'Cool. It must be only just warm before you cut.', timerMinutes: 180 },
      ],
    },
  ],
  pictures: [
    print(
      'A lattice apple pie between an apple and a pear',
      ['red', 'linen', 'rays'],
      [
        ['pie', 800, 1500, 1.5],
        ['apple', 300, 1710, 1.15],
        ['apple', 560, 1790, 0.95],
        ['pear', 1310, 1720, 1.1],
      ],
    ),
  ],
};
