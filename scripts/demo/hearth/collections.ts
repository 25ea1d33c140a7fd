import type { DemoCollection } from '../demo-site.ts';
import { cut, print } from './print.ts';

export const hearthCollections: DemoCollection[] = [
  {
    slug: 'bread-from-the-brick-oven',
    title: 'Bread from the brick oven',
    description:
      'Every loaf I bake for the Saturday list, and the ones I bake for myself on Sunday.\n\nIf you have never kept a starter, begin with the potato rolls or the focaccia. They want only a packet of yeast and an afternoon.',
    picture: cut(
      print(
        'Three kinds of bread on a red table',
        ['straw', 'red', 'rays'],
        [
          ['boule', 470, 1460, 0.95],
          ['longLoaf', 1120, 1480, 0.85],
          ['rolls', 800, 1700, 0.8],
        ],
      ),
      'landscape',
    ),
    recipeSlugs: [
      'notch-country-loaf',
      'fraenkisches-bauernbrot',
      'two-day-batard',
      'anadama-bread',
      'grange-potato-rolls',
      'friday-challah',
      'wood-stove-focaccia',
      'skillet-cornbread',
    ],
  },
  {
    slug: 'one-pot-and-a-long-afternoon',
    title: 'One pot and a long afternoon',
    picture: cut(
      print(
        'A red pot steaming, carrots and an onion before it',
        ['slate', 'linen', 'gouges'],
        [
          ['steam', 800, 990],
          ['stewPot', 800, 1480, 1.05],
          ['onion', 300, 1560, 0.85],
          ['carrot', 1150, 1640, 0.75, 10],
        ],
      ),
      'landscape',
    ),
    recipeSlugs: [
      'town-meeting-beef-stew',
      'chicken-and-sage-dumplings',
      'mud-season-lamb-and-barley',
      'saturday-baked-beans',
      'hard-cider-pork',
      'leek-and-mushroom-pottage',
      'haddock-and-corn-chowder',
    ],
  },
  {
    slug: 'winter',
    title: 'Winter, by the stove',
    description:
      'November to mud season. The woodbox is full, the road is not plowed, and nobody is going anywhere.',
    picture: cut(
      print(
        'A bowl of stew by the snowy window',
        ['straw', 'bark', 'window'],
        [
          ['stewBowl', 620, 1520, 1.15],
          ['slice', 1120, 1500, 0.9, 6],
          ['spoon', 1330, 1700, 0.8, 60],
        ],
      ),
      'landscape',
    ),
    recipeSlugs: [
      'mud-season-lamb-and-barley',
      'potato-in-the-ashes',
      'leek-and-mushroom-pottage',
      'fraenkisches-bauernbrot',
      'town-meeting-beef-stew',
    ],
  },
  {
    slug: 'winter-thanksgiving',
    title: 'Winter, first course: Thanksgiving',
    description: 'The one dinner of the year I plan on paper.',
    picture: cut(
      print(
        'A pie, apples and pears laid out for Thanksgiving',
        ['red', 'linen', 'rays'],
        [
          ['pie', 800, 1480, 1.05],
          ['apple', 290, 1560, 0.9],
          ['pear', 1330, 1560, 0.95],
        ],
      ),
      'landscape',
    ),
    recipeSlugs: [
      'thanksgiving-from-one-oven',
      'grange-potato-rolls',
      'apple-pie-cheddar-crust',
      'skillet-cornbread',
    ],
  },
  {
    slug: 'no-meat-in-it',
    title: 'No meat in it',
    picture: cut(
      print(
        'Leeks, mushrooms and a bowl of greens',
        ['moss', 'linen', 'plain'],
        [
          ['greenBowl', 800, 1470, 1.1],
          ['mushroom', 300, 1560, 1],
          ['leek', 950, 1680, 0.62, -8],
        ],
      ),
      'landscape',
    ),
    recipeSlugs: [
      'leek-and-mushroom-pottage',
      'wood-stove-focaccia',
      'potato-in-the-ashes',
      'switchel',
    ],
  },
];
