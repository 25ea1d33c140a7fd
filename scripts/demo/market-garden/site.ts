import type { DemoSite } from '../demo-site.ts';
import { poster } from './poster.ts';

export const gardenSite: Omit<DemoSite, 'collections' | 'recipes'> = {
  slug: 'market-garden',
  title: 'Nine Beds',
  look: 'garden',
  defaultMeasurementSystem: 'metric',
  defaultTemperatureSystem: 'celsius',
  owner: {
    displayName: 'Aoife Rennick',
    handle: 'ninebeds',
    bio: 'Grows vegetables on an acre and a bit outside Enniscorthy, County Wexford, and cooks whatever did not sell.',
  },
  aboutHeading: 'An acre and a bit',
  aboutShort:
    'Nine raised beds, two tunnels, one van. I grow it, sell it on Saturday, and cook the crooked ones.',
  about: `Nine Beds is a market garden on a south slope over the Slaney. There were nine beds the first year and there are forty-one now, but the sign was painted.

I do the growing with Deirdre, who is better at it, and a changing cast of students who are better at lifting. We sell at Enniscorthy on Saturdays and Gorey on Sundays, and the box goes to ninety houses on a Thursday.

**The recipes are for the box.** People would ring on Thursday night holding a kohlrabi. So: short lists, one pan where one pan will do, twenty minutes where twenty minutes will do. Everything is sorted by what is in the ground this week. If a recipe calls for tomatoes it is August.

I don't weigh salt. I do weigh pasta, because nobody has ever guessed pasta.`,
  socialMediaLinks: [
    { platform: 'instagram', url: 'https://www.instagram.com/ninebeds.example' },
    { platform: 'youtube', url: 'https://www.youtube.com/@ninebeds.example' },
    { platform: 'substack', url: 'https://ninebeds.example/letter' },
    { platform: 'email', url: 'mailto:aoife@ninebeds.example' },
  ],
  headerLinks: [
    { label: 'Under 30 minutes', href: '/recipes?tags=under-30', openInNewTab: false },
    { label: 'The box', href: 'https://ninebeds.example/box', openInNewTab: true },
  ],
  linkPageHeading: 'Find us',
  links: [
    { label: 'Get the Thursday box|UK|15', href: 'https://ninebeds.example/box' },
    { label: 'What is in the ground this week', href: 'https://ninebeds.example/this-week' },
    { label: 'Seeds we trust', href: 'https://ninebeds.example/seeds' },
    {
      label: 'Enniscorthy market, Saturdays from nine',
      href: 'https://ninebeds.example/enniscorthy',
    },
    { label: 'Volunteer for a day', href: 'https://ninebeds.example/volunteer' },
  ],
  productLinks: [
    {
      title: 'The *hand hoe* we fight over',
      href: 'https://gardenforge.example/hand-hoe',
      picture: {
        ...poster(
          'Carrots in a row on green',
          ['chlorophyll'],
          [
            {
              row: 'carrot',
              count: 3,
              from: [330, 1000],
              step: [470, 0],
              scale: 1.5,
              turn: 8,
              sway: 8,
            },
          ],
        ),
        format: 'square',
      },
    },
    {
      title: 'Salad spinner, the big one',
      href: 'https://kitchenprovisions.example/spinner',
      picture: {
        ...poster(
          'A bowl of leaves from above',
          ['yolk'],
          [
            {
              dish: 'bowl',
              x: 800,
              y: 1000,
              radius: 620,
              color: 'white',
              bed: 'mint',
              food: [
                ['spinach', 14, 0.5],
                ['radicchio', 2, 0.4],
                ['flower', 5, 0.6],
              ],
            },
          ],
        ),
        format: 'square',
      },
    },
    {
      title: 'Nine Beds seed tin',
      href: 'https://ninebeds.example/seed-tin',
      picture: {
        ...poster('A pumpkin on coral', ['coral'], [['pumpkin', 800, 1010, 1.7]]),
        format: 'square',
      },
    },
  ],
  events: [
    {
      title: 'Winter market, and soup',
      date: '2026-12-19',
      location: 'Abbey Square, Enniscorthy',
      description:
        'The last market of the year. Sprouts on the stalk, squash by the kilo, and a pot of something from ten o’clock.',
      href: 'https://ninebeds.example/winter-market',
      picture: {
        ...poster(
          'Leeks standing in a row',
          ['sea'],
          [
            {
              row: 'leek',
              count: 6,
              from: [-120, 1020],
              step: [370, 0],
              scale: 1.55,
              turn: 0,
              sway: 6,
            },
          ],
        ),
        format: 'landscape',
      },
    },
    {
      title: 'Sowing day for box subscribers',
      date: '2027-03-06',
      location: 'Nine Beds, Ballycarney Road',
      description:
        'Tunnels, trays, tea. Children welcome; they have the right fingers for lettuce seed.',
      href: 'https://ninebeds.example/sowing-day',
      picture: {
        ...poster(
          'Pea pods scattered on pink',
          ['pink'],
          [
            ['peaPod', 300, 600, 1.1, -20],
            ['peaPod', 1250, 760, 1.1, 16],
            ['peaPod', 480, 1200, 1.1, 12],
            ['peaPod', 1300, 1420, 1.1, -14],
          ],
        ),
        format: 'landscape',
      },
    },
    {
      title: 'Open garden: tomatoes',
      date: '2026-08-22',
      location: 'Nine Beds, Ballycarney Road',
      description: 'Twenty-three kinds on one long table, with salt.',
      href: 'https://ninebeds.example/tomatoes',
      picture: {
        ...poster(
          'Tomatoes, whole and sliced',
          ['straw'],
          [
            ['tomato', 280, 700, 1.3],
            ['tomatoSlice', 830, 800, 1.6],
            ['tomato', 1380, 700, 1.3],
            ['tomatoSlice', 240, 1320, 1.4],
            ['tomato', 800, 1380, 1.2],
            ['tomatoSlice', 1360, 1300, 1.4],
          ],
        ),
        format: 'landscape',
      },
    },
  ],
  pressItems: [
    {
      title: 'Ninety boxes before breakfast',
      url: 'https://slaneypost.example/nine-beds',
      description: 'A Thursday with Aoife Rennick and Deirdre Walsh.',
      date: '2026-05-30',
    },
  ],
  featuredRecipeSlugs: [
    'radicchio-apple-hazelnut',
    'roast-squash-feta-seeds',
    'leek-and-cheddar-tart',
    'kale-pesto-rigatoni',
    'mushrooms-on-toast',
  ],
  newslettersEnabled: true,
  subscriptionsEnabled: false,
  paymentsEnabled: false,
  commentsEnabled: true,
  monthlyAmountCents: null,
  yearlyAmountCents: null,
  terms: {
    meal: [
      { slug: 'breakfast', title: 'Breakfast' },
      { slug: 'dinner', title: 'Main Dishes' },
      { slug: 'snack', title: 'Snacks & Sides' },
      { slug: 'dessert', title: 'Baking & Desserts' },
      { slug: 'drink', title: 'Drinks' },
    ],
    category: [
      { slug: 'salad', title: 'Salads' },
      { slug: 'soup', title: 'Soups' },
      { slug: 'pasta', title: 'Pasta & Noodles' },
      { slug: 'sandwich', title: 'Sandwiches' },
      { slug: 'eggs', title: 'Eggs' },
      { slug: 'tart', title: 'Tarts' },
      { slug: 'tray', title: 'Trays & Roasts' },
    ],
    cuisine: [
      { slug: 'irish', title: 'Irish' },
      { slug: 'italian', title: 'Italian' },
      { slug: 'levantine', title: 'Levantine' },
      { slug: 'french', title: 'French' },
      { slug: 'mexican', title: 'Mexican' },
      { slug: 'east-asian', title: 'East Asian' },
    ],
    method: [
      { slug: 'raw', title: 'Raw' },
      { slug: 'grilling', title: 'Grilling' },
      { slug: 'roasting', title: 'Roasting' },
      { slug: 'frying', title: 'Frying' },
      { slug: 'simmering', title: 'Simmering' },
      { slug: 'baking', title: 'Baking' },
    ],
    diet: [
      { slug: 'vegetarian', title: 'Vegetarian' },
      { slug: 'vegan', title: 'Vegan' },
      { slug: 'gluten-free', title: 'Gluten free' },
      { slug: 'dairy-free', title: 'Dairy free' },
    ],
    tag: [
      { slug: 'spring', title: 'Spring' },
      { slug: 'summer', title: 'Summer' },
      { slug: 'autumn', title: 'Autumn' },
      { slug: 'winter', title: 'Winter' },
      { slug: 'under-30', title: 'Under 30 minutes' },
      { slug: 'no-cook', title: 'No cooking' },
      { slug: 'one-pan', title: 'One pan' },
      { slug: 'gluts', title: 'Gluts' },
    ],
  },
  pictures: {
    about: poster(
      'The nine beds from above, each with its own crop',
      ['earth'],
      [
        { row: 'cabbageHalf', count: 3, from: [290, 330], step: [510, 0], scale: 0.82, turn: 0 },
        {
          row: 'carrot',
          count: 5,
          from: [200, 870],
          step: [300, 0],
          scale: 0.62,
          turn: 0,
          sway: 6,
        },
        { row: 'radicchio', count: 3, from: [290, 1280], step: [510, 0], scale: 0.62, turn: 10 },
        { row: 'leek', count: 6, from: [150, 1730], step: [260, 0], scale: 0.52, turn: 0, sway: 4 },
      ],
    ),
    avatar: {
      ...poster('A radish on lime', ['lime'], [['radish', 800, 1050, 1.6, 12]]),
      format: 'square',
    },
    logo: {
      alt: 'Nine Beds',
      format: 'wordmark',
      scene: { style: 'mark', site: 'market-garden', kind: 'wordmark' },
    },
    icon: {
      alt: 'Nine Beds',
      format: 'icon',
      scene: { style: 'mark', site: 'market-garden', kind: 'icon' },
    },
  },
};
