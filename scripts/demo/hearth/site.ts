import type { DemoSite } from '../demo-site.ts';
import { cut, print } from './print.ts';

const kitchenWindow = print(
  'The kitchen at Averill Notch: a jug and a loaf below the window, snow on the hill',
  ['straw', 'bark', 'window'],
  [
    ['jug', 400, 1460, 1.1],
    ['boule', 930, 1500, 1.05],
    ['apple', 1330, 1690, 0.9],
    ['candle', 1270, 1380, 0.8],
  ],
);

export const hearthSite: Omit<DemoSite, 'collections' | 'recipes'> = {
  slug: 'hearth',
  title: 'The Ash Drawer',
  look: 'hearth',
  defaultMeasurementSystem: 'imperial',
  defaultTemperatureSystem: 'fahrenheit',
  owner: {
    displayName: 'Ruth Pelletier',
    handle: 'ruth-pelletier',
    bio: 'Retired county nurse. Bakes for forty families on the Averill road, out of a brick oven her husband built from a creamery chimney.',
  },
  aboutHeading: 'Who is baking',
  aboutShort:
    'I am Ruth. I was a visiting nurse in northern Vermont for nineteen years, and I have been baking for the people I used to bandage for eleven.',
  about: `I was born in Coaticook, on the Quebec side, the fourth of seven, and came over the line at twenty to marry a man who fixed milking machines. Walt is gone five years now. The oven he built stands.

He built it the winter the creamery came down. They were giving the brick away to anyone who would carry it, and he carried two thousand of them home in the back of a Subaru, forty at a time. It took until June. The first thing out of it was a loaf you could have roofed a shed with. I ate a slice and told him it had a good crumb, and that was as close as we ever came to lying to each other.

## What you will find here

Bread, mostly, and what goes beside bread when it is dark at four: stews, beans, chowders, a pie. I weigh flour in grams, because a cup of flour is whatever the person holding the cup is like, and measure the rest the way my neighbors do. The oven is in Fahrenheit.

The stories are longer than the recipes. There is a button to skip them and you will not hurt my feelings.

## The ash drawer

Under the firebox is a shallow iron drawer. You empty it every morning, before anything else, and the ashes go on the roses. I write the recipes down while the oven heats, so that is when these get done: after the drawer, before the bread.`,
  socialMediaLinks: [
    { platform: 'email', url: 'mailto:ruth@theashdrawer.example' },
    { platform: 'instagram', url: 'https://www.instagram.com/theashdrawer.example' },
    { platform: 'pinterest', url: 'https://www.pinterest.com/theashdrawer.example' },
  ],
  headerLinks: [{ label: 'Saturday bread list', href: '/links', openInNewTab: false }],
  linkPageHeading: 'From the oven and around it',
  links: [
    { label: 'Order Saturday bread|US|10', href: 'https://theashdrawer.example/bread-list' },
    { label: 'Stone-ground flour from the Barton mill|US|', href: 'https://bartonmill.example' },
    {
      label: 'Walt’s oven plans, as he drew them',
      href: 'https://theashdrawer.example/oven-plans.pdf',
    },
    { label: 'Letters: write to me about your starter', href: 'mailto:ruth@theashdrawer.example' },
  ],
  productLinks: [
    {
      title: 'The *5-quart pot* I bake in',
      href: 'https://kettleworks.example/five-quart',
      picture: cut(
        print(
          'An iron pot with its lid beside it',
          ['straw', 'red', 'gouges'],
          [
            ['emptyPot', 700, 1480, 1.05],
            ['lid', 1090, 1660, 0.8, -8],
          ],
        ),
        'square',
      ),
    },
    {
      title: 'A bread knife that lasts',
      href: 'https://kettleworks.example/bread-knife',
      picture: cut(
        print(
          'A bread knife before a long loaf',
          ['moss', 'linen', 'rays'],
          [
            ['longLoaf', 800, 1400, 1.05],
            ['knife', 760, 1600, 1.05, 4],
          ],
        ),
        'square',
      ),
    },
    {
      title: 'Rye starter, dried, with a letter',
      href: 'https://theashdrawer.example/starter',
      picture: cut(
        print(
          'A jar of rye starter between ears of wheat',
          ['red', 'soot', 'rays'],
          [
            ['wheat', 470, 1500, 0.95, -14],
            ['jar', 800, 1500, 1.4],
            ['wheat', 1090, 1500, 0.95, 12],
          ],
        ),
        'square',
      ),
    },
  ],
  events: [
    {
      title: 'Bake day at the brick oven',
      date: '2026-12-12',
      location: 'Averill Notch, Vermont',
      description:
        'Eight people, one firing, six doughs. Bring an apron and something to carry bread home in. Soup at noon.',
      href: 'https://theashdrawer.example/bake-day',
      picture: cut(
        print(
          'Loaves waiting before the oven on bake day',
          ['soot', 'bark', 'oven'],
          [
            ['boule', 500, 1500, 0.8],
            ['longLoaf', 1080, 1500, 0.75],
            ['rolls', 800, 1720, 0.85],
          ],
        ),
        'landscape',
      ),
    },
    {
      title: 'Grange supper and bean-hole beans',
      date: '2027-03-20',
      location: 'Caspian Grange Hall, Greensboro Bend',
      description:
        'The pots go into the ground on Friday night. Supper at five and again at six thirty.',
      href: 'https://caspiangrange.example/supper',
      picture: cut(
        print(
          'A pot of beans and a stack of rolls for the Grange supper',
          ['moss', 'straw', 'gouges'],
          [
            ['steam', 560, 960],
            ['beanPot', 560, 1460, 1],
            ['rolls', 1240, 1560, 0.8],
          ],
        ),
        'landscape',
      ),
    },
    {
      title: 'Starting a starter: an evening at the library',
      date: '2026-04-09',
      location: 'Simpson Library, East Craftsbury',
      description:
        'Flour, water, patience and a jar for everyone to take home. Free, and there will be pie.',
      href: 'https://simpsonlibrary.example/starter',
      picture: cut(
        print(
          'Jars of starter on the library table',
          ['slate', 'linen', 'plain'],
          [
            ['jar', 460, 1470, 0.9],
            ['jar', 860, 1470, 0.9],
            ['jar', 1240, 1470, 0.9],
          ],
        ),
        'landscape',
      ),
    },
  ],
  pressItems: [
    {
      title: 'The nurse who stayed for supper',
      url: 'https://northernroads.example/ruth-pelletier',
      description: 'A winter Saturday at the oven in Averill Notch.',
      date: '2026-02-14',
    },
  ],
  featuredRecipeSlugs: [
    'notch-country-loaf',
    'town-meeting-beef-stew',
    'saturday-baked-beans',
    'apple-pie-cheddar-crust',
    'friday-challah',
  ],
  newslettersEnabled: true,
  subscriptionsEnabled: true,
  paymentsEnabled: true,
  commentsEnabled: true,
  monthlyAmountCents: 500,
  yearlyAmountCents: 4800,
  terms: {
    meal: [
      { slug: 'breakfast', title: 'Breakfast' },
      { slug: 'dinner', title: 'Main Dishes' },
      { slug: 'snack', title: 'Snacks & Sides' },
      { slug: 'dessert', title: 'Baking & Desserts' },
      { slug: 'drink', title: 'Drinks' },
    ],
    category: [
      { slug: 'bread', title: 'Bread' },
      { slug: 'stew', title: 'Stews' },
      { slug: 'soup', title: 'Soups & Chowders' },
      { slug: 'beans', title: 'Beans' },
      { slug: 'pie', title: 'Pies' },
      { slug: 'feast', title: 'Feasts' },
    ],
    cuisine: [
      { slug: 'new-england', title: 'New England' },
      { slug: 'quebecois', title: 'Québécois' },
      { slug: 'german', title: 'German' },
      { slug: 'jewish', title: 'Jewish' },
      { slug: 'italian', title: 'Italian' },
    ],
    method: [
      { slug: 'baking', title: 'Baking' },
      { slug: 'braising', title: 'Braising' },
      { slug: 'simmering', title: 'Simmering' },
      { slug: 'fermenting', title: 'Fermenting' },
      { slug: 'embers', title: 'In the embers' },
    ],
    diet: [
      { slug: 'vegetarian', title: 'Vegetarian' },
      { slug: 'vegan', title: 'Vegan' },
      { slug: 'dairy-free', title: 'Dairy free' },
      { slug: 'gluten-free', title: 'Gluten free' },
    ],
    tag: [
      { slug: 'sourdough', title: 'Sourdough' },
      { slug: 'overnight', title: 'Overnight' },
      { slug: 'rye', title: 'Rye' },
      { slug: 'one-pot', title: 'One pot' },
      { slug: 'company', title: 'For company' },
      { slug: 'freezes-well', title: 'Freezes well' },
      { slug: 'maple', title: 'Maple' },
    ],
  },
  pictures: {
    about: kitchenWindow,
    avatar: cut(
      print(
        'A mug and a warm loaf, Ruth’s place at the table',
        ['red', 'straw', 'rays'],
        [
          ['crossLoaf', 800, 1490, 1.3],
          ['mug', 1150, 1640, 0.8],
        ],
      ),
      'square',
    ),
    logo: {
      alt: 'The Ash Drawer',
      format: 'wordmark',
      scene: { style: 'mark', site: 'hearth', kind: 'wordmark' },
    },
    icon: {
      alt: 'The Ash Drawer',
      format: 'icon',
      scene: { style: 'mark', site: 'hearth', kind: 'icon' },
    },
  },
};
