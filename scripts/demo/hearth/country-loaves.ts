import type { DemoRecipe } from '../demo-site.ts';
import { focusedAt, print } from './print.ts';

export const notchCountryLoaf: DemoRecipe = {
  slug: 'notch-country-loaf',
  title: 'Notch Country Loaf',
  description:
    'Two crusty sourdough rounds with a fifth of whole wheat in them, shaped in the evening and baked from the cold at breakfast time.',
  storyExcerpt:
    'For nineteen years I drove the Averill road for the county, dressing legs and counting pills, and in every third kitchen there was a loaf going stale under a plate. I learned to tell a house by it.',
  storyMore: `The Marchands bought theirs. Lucille Doyon baked hers in coffee cans. Old Perley Tatro, who lived alone with a goat, made one enormous round a week in a stove he stoked with apple prunings, and when I had finished with his feet he would saw off the heel, butter it to the edges, and stand over me until I ate it.

When Perley went to his daughter's in Barre he gave me the crock his starter lived in and no instructions whatever. "Feed it when you eat," he said. This is his loaf, or as near as I have come in eleven years of asking my hands what they remember. I have put numbers to it because you do not have his hands either.

Walt built our oven out of the brick from the creamery chimney, but I bake this in a lidded iron pot more often than not. The pot is a small brick oven. It costs less and it does not need a permit.`,
  note: 'The dough is ready to shape when it has grown by half, domes at the edge of the bowl, and shivers when you knock the side. In a 68°F kitchen that has taken me seven hours; in August, barely four. Go by the dough.\n\nThe second loaf freezes well, whole, for a month. Thaw it in its bag and give it ten minutes at 375°F.',
  publishedAt: '2025-10-11',
  prepTimeMinutes: 60,
  cookTimeMinutes: 45,
  customTimeLabel: 'Rising',
  customTimeMinutes: 960,
  yieldServings: 2,
  servingDescription: 'loaves',
  difficultyLevel: 'medium',
  terms: {
    meal: ['snack'],
    category: ['bread'],
    cuisine: ['new-england'],
    method: ['baking', 'fermenting'],
    diet: ['vegan'],
    tag: ['sourdough', 'overnight'],
  },
  keywords: ['sourdough', 'country bread', 'Dutch oven bread'],
  ingredients: [
    {
      title: 'For the leaven, the morning before',
      lines: [
        'starter = 40 | gram | rye starter | fed and lively',
        '80 | gram | bread flour',
        '80 | gram | water | at 80°F',
      ],
    },
    {
      title: 'For the dough',
      lines: [
        'flour = 800 | gram | bread flour',
        'wheat = 200 | gram | whole wheat flour',
        'water = 720 | gram | water | at 85°F',
        'salt = 21 | gram | fine sea salt',
        '2 | tablespoon | rice flour | for the baskets',
      ],
    },
  ],
  instructions: [
    {
      title: 'Build the leaven',
      steps: [
        {
          text: 'Stir the [@starter] with the flour and water for the leaven, cover, and leave it on the counter until it has doubled and a spoonful floats in a glass of water.',
          timerMinutes: 300,
        },
      ],
    },
    {
      title: 'Mix and fold',
      steps: [
        {
          text: 'Break the leaven up in {670 gram} of the [@water], then work in the [@flour] and [@wheat] until no dry flour is left. Cover and let it rest. The dough does most of its kneading by itself in this half hour.',
          timerMinutes: 30,
        },
        'Scatter the [@salt] over, add the last {50 gram} of water, and squeeze the dough through your fingers until it comes back together. It will fall apart first. Let it.',
        {
          text: 'Every half hour for two hours, wet a hand, lift one side of the dough as far as it will go and fold it over; a quarter turn; again, until you have been round once. Four rounds in all.',
          timerMinutes: 30,
        },
        'Leave the dough alone until it has grown by half, 2 to 5 hours more.',
      ],
    },
    {
      title: 'Shape, chill, bake',
      steps: [
        'Halve the dough on a bare counter, draw each piece into a loose round, and rest them under a cloth for 20 minutes. Dust two baskets with the rice flour. Shape each round tight, and lay it in its basket seam up.',
        'Slip the baskets into plastic bags and refrigerate overnight, 8 to 14 hours.',
        {
          text: 'Put a 5-quart iron pot and its lid in the oven and heat both at 475°F for a good 45 minutes.',
          timerMinutes: 45,
        },
        'Turn one cold loaf out on a sheet of parchment. Cut a long stroke down the middle and three short ones to each side, holding the blade almost flat. Lower it into the pot by its paper.',
        {
          text: 'Bake with the lid on for 22 minutes. You will smell when it turns from dough to bread.',
          timerMinutes: 22,
        },
        {
          text: 'Take off the lid, turn the oven down to 450°F, and bake until the crust is the brown of a chestnut, not of a cracker. Cool on a rack for an hour at least; then bake the second.',
          timerMinutes: 22,
        },
      ],
    },
  ],
  equipment: [
    {
      title: '5-quart iron pot with a lid',
      note: 'Enamelled or bare, so long as the knob stands 475°F.',
    },
    {
      title: 'Two 9-inch proofing baskets',
      note: 'A colander lined with a floured dish towel does.',
    },
    { title: 'Razor blade or small sharp knife' },
  ],
  pictures: [
    focusedAt(
      1050,
      print(
        'A round country loaf scored with a wheat ear, against a red wall',
        ['red', 'linen', 'rays'],
        [
          ['wheat', 300, 1500, 1.15, -12],
          ['wheat', 400, 1520, 1, 4],
          ['boule', 830, 1440, 1.5],
          ['cloth', 1290, 1640, 0.95, -4],
        ],
      ),
    ),
    print(
      'The loaf and its long neighbour before the mouth of the brick oven',
      ['soot', 'bark', 'oven'],
      [
        ['longLoaf', 800, 1390, 1.25],
        ['crossLoaf', 470, 1700, 0.95],
        ['roll', 1120, 1640, 1.15],
      ],
    ),
  ],
};

export const bauernbrot: DemoRecipe = {
  slug: 'fraenkisches-bauernbrot',
  title:
    'Fränkisches Holzofen-Bauernbrot aus dreistufig geführtem Roggensauerteig mit Kümmel, Fenchel und Koriander',
  description:
    'Anneliese’s dark Franconian loaf: seven parts rye to three of wheat, three feedings of the sour in one day, and a crust that cracks like a pond.',
  storyExcerpt:
    'Anneliese Wirth came over the hill from Newport in 1961 with a sea trunk and a grudge against American bread. She wrote the recipe out for me in full on the back of a feed invoice, and would not hear of a shorter title.',
  storyMore: `"It is not *rye bread*," she said. "Rye bread they have at the Shop ’n Save." The name says where it is from, what it is baked in, how the sour is led and what goes into it, and if you take a word away, she said, somebody will make it wrong.

The three stages are not fuss. The first, warm and wet, wakes the yeast. The second, cool and stiff, makes the acid that keeps rye from turning to glue. The third, warm again, brings both together in time for supper. She set an alarm clock for the middle one and read Westerns until it rang.`,
  note: 'Rye does not stretch. If you catch yourself kneading, stop and have a cup of coffee. Do not cut this loaf on the day it is baked; it is at its best on the third.',
  publishedAt: '2026-01-17',
  privacySetting: 'subscribers_only',
  prepTimeMinutes: 50,
  cookTimeMinutes: 65,
  customTimeLabel: 'Sours and rising',
  customTimeMinutes: 1260,
  yieldServings: 1,
  servingDescription: 'large loaf',
  difficultyLevel: 'hard',
  terms: {
    meal: ['snack'],
    category: ['bread'],
    cuisine: ['german'],
    method: ['baking', 'fermenting'],
    diet: ['vegan', 'dairy-free'],
    tag: ['sourdough', 'overnight', 'rye'],
  },
  keywords: ['Bauernbrot', 'rye sourdough', 'three-stage sour'],
  ingredients: [
    {
      title: 'First sour, 8 in the morning',
      lines: [
        'starter = 20 | gram | rye starter',
        '40 | gram | whole rye flour',
        '50 | gram | water | at 82°F',
      ],
    },
    {
      title: 'Second sour, 2 in the afternoon',
      lines: ['120 | gram | whole rye flour', '90 | gram | water | at 75°F'],
    },
    {
      title: 'Third sour, 10 at night',
      lines: ['200 | gram | medium rye flour', '220 | gram | water | at 90°F'],
    },
    {
      title: 'For the dough, next morning',
      lines: [
        'rye = 340 | gram | medium rye flour',
        'wheat = 300 | gram | bread flour',
        'water = 360 | gram | water | at 85°F',
        'salt = 20 | gram | fine sea salt',
        'caraway = 2 | teaspoon | caraway seed',
        'fennel = 1 | teaspoon | fennel seed',
        'coriander = 1 | teaspoon | coriander seed',
        '1 | teaspoon | barley malt syrup | | optional, for color',
      ],
    },
  ],
  instructions: [
    {
      title: 'Lead the sour through its three stages',
      note: 'Keep the bowl covered throughout. Each stage goes straight into the one before.',
      steps: [
        {
          text: 'Stir up the first sour and keep it warm, about 80°F. It should look like porridge that has begun to think.',
          timerMinutes: 360,
        },
        {
          text: 'Knead in the flour and water of the second stage; it will be as stiff as clay. Leave it somewhere cool, about 72°F.',
          timerMinutes: 480,
        },
        {
          text: 'Beat in the third stage and leave it overnight, starting warm and cooling with the house.',
          timerMinutes: 420,
        },
      ],
    },
    {
      title: 'Make the dough',
      steps: [
        'Toast the [@caraway], [@fennel] and [@coriander] in a dry pan until they jump, and crush them, not too fine.',
        'Take out {20 gram} of the sour for next time. To the rest add the [@rye], [@wheat], [@water], [@salt], the malt if you use it, and two thirds of the spice. Mix with a stout spoon for five minutes, until it is smooth as mortar.',
        { text: 'Cover and rest the dough.', timerMinutes: 40 },
        {
          text: 'With wet hands pat it into a round, roll it in rye flour and set it, seam down, in a basket with the rest of the spice in the bottom. Leave it until the floured top shows cracks as wide as a pencil line.',
          timerMinutes: 75,
        },
      ],
    },
    {
      title: 'Bake',
      steps: [
        'Heat a baking stone or heavy sheet at 500°F for an hour, with an empty pan on the rack below.',
        {
          text: 'Turn the loaf out, seam up, onto the stone. Throw {1 cup} of boiling water into the pan below and shut the door quickly. After 15 minutes open it to let the steam go.',
          timerMinutes: 15,
        },
        {
          text: 'Lower the oven to 400°F and bake until the loaf sounds hollow and its middle reads 208°F.',
          timerMinutes: 50,
        },
        'Brush the crust with water while hot, for the shine. Wrap in a towel when cold and wait a day.',
      ],
    },
  ],
  equipment: [
    { title: 'Baking stone', note: 'Or an upturned heavy sheet pan.' },
    { title: 'Mortar and pestle' },
  ],
  pictures: [
    focusedAt(
      1130,
      print(
        'A dark rye loaf marked with a cross, a jar of starter beside it and snow in the window',
        ['straw', 'soot', 'window'],
        [
          ['jar', 330, 1440, 0.95],
          ['board', 900, 1560, 1.15],
          ['crossLoaf', 900, 1490, 1.4],
          ['knife', 900, 1760, 1, 6],
        ],
      ),
    ),
  ],
};
