import type { DemoCollection } from '../demo-site.ts';
import { poster } from './poster.ts';

export const gardenCollections: DemoCollection[] = [
  {
    slug: 'spring',
    title: 'Spring',
    description: 'March to May: the hungry gap and the end of it. Small, green, quick.',
    picture: poster(
      'Asparagus spears on lime',
      ['lime'],
      [
        {
          row: 'asparagus',
          count: 6,
          from: [110, 1080],
          step: [276, 0],
          scale: 1.75,
          turn: 0,
          sway: 3,
        },
      ],
    ),
    recipeSlugs: [
      'asparagus-egg-butter-crumbs',
      'pea-and-mint-soup',
      'radishes-butter-toast',
      'rhubarb-cordial',
      'broad-beans-on-toast',
    ],
  },
  {
    slug: 'summer',
    title: 'Summer',
    picture: poster(
      'A checked cloth and a plate of tomatoes',
      ['tomato', { shape: 'checks', color: 'coral' }],
      [
        {
          dish: 'plate',
          x: 800,
          y: 1000,
          radius: 680,
          color: 'white',
          food: [
            ['tomatoSlice', 7, 1],
            ['basil', 7, 0.4],
          ],
        },
      ],
    ),
    recipeSlugs: [
      'tomatoes-basil-ricotta',
      'courgette-fritters',
      'corn-chilli-lime-butter',
      'new-potatoes-dill-mustard',
      'strawberries-pepper-cream',
      'green-bean-sesame-noodles',
      'charred-aubergine-tahini',
    ],
  },
  {
    slug: 'autumn',
    title: 'Autumn',
    picture: poster(
      'A pumpkin on a green hill',
      ['sky', { shape: 'hill', color: 'leaf' }],
      [['pumpkin', 800, 1060, 2]],
    ),
    recipeSlugs: [
      'roast-squash-feta-seeds',
      'mushrooms-on-toast',
      'two-beetroots-dill-yogurt',
      'eggs-in-peppers',
      'radicchio-apple-hazelnut',
    ],
  },
  {
    slug: 'winter',
    title: 'Winter',
    picture: poster(
      'Leeks standing against dark green',
      ['forest'],
      [{ row: 'leek', count: 5, from: [100, 1020], step: [350, 0], scale: 1.6, turn: 0, sway: 5 }],
    ),
    recipeSlugs: [
      'leek-and-cheddar-tart',
      'kale-pesto-rigatoni',
      'celeriac-remoulade',
      'chard-and-chickpeas',
      'charred-cabbage-lemon',
      'carrots-cumin-yogurt',
    ],
  },
  {
    slug: 'winter-under-half-an-hour',
    title: 'Winter, in under half an hour',
    description: 'For the days it is dark before the van is washed.',
    picture: poster(
      'A bowl of kale and pasta',
      ['beet'],
      [
        {
          dish: 'bowl',
          x: 800,
          y: 1000,
          radius: 670,
          color: 'chalk',
          bed: 'leaf',
          food: [
            ['tube', 30, 0.7],
            ['kale', 4, 0.34],
          ],
        },
      ],
    ),
    recipeSlugs: [
      'kale-pesto-rigatoni',
      'chard-and-chickpeas',
      'mushrooms-on-toast',
      'celeriac-remoulade',
    ],
  },
];
