import type { DemoSite } from '../demo-site.ts';
import { book, pressItems } from './book.ts';
import { plate } from './plate.ts';

export const atelierSite: Omit<DemoSite, 'collections' | 'recipes'> = {
  slug: 'atelier',
  title: 'Atelier Sorel',
  look: 'atelier',
  defaultMeasurementSystem: 'metric',
  defaultTemperatureSystem: 'celsius',
  owner: {
    displayName: 'Inès Sorel',
    handle: 'ines-sorel',
    bio: 'Pastry cook. Trained in Lyon, eleven years in hotel kitchens, now six seats and one oven on the Shore in Leith.',
  },
  aboutHeading: 'The atelier',
  aboutShort:
    'Patisserie, weighed to the gram and explained. Six seats and one oven on the Shore, Leith.',
  about: `The room was a chandler’s shop. It has a north window, a marble slab that took four men and a borrowed crane, and one oven. I make what the oven allows.

I learned in Lyon under a chef who threw away anything a millimetre too tall. I do not throw things away. But I kept the ruler.

## How these recipes are written

Everything is in grams, eggs included, because an egg is not a unit. Temperatures are in Celsius and mean the temperature of the thing, not of the dial. Each component stands alone: make the cream on Thursday, the dough on Friday, and put them together on Saturday with clean hands and time to look.

When a step matters, I say what you should see. When a step does not matter, I leave it out.

## The book

*Elevations: Patisserie in Section* collects sixty of these with their drawings. It took three years, mostly the drawings.`,
  socialMediaLinks: [
    { platform: 'instagram', url: 'https://www.instagram.com/ateliersorel.example' },
    { platform: 'youtube', url: 'https://www.youtube.com/@ateliersorel.example' },
    { platform: 'email', url: 'mailto:bonjour@ateliersorel.example' },
  ],
  headerLinks: [
    { label: 'The book', href: '/book', openInNewTab: false },
    { label: 'Reserve a seat', href: 'https://ateliersorel.example/seats', openInNewTab: true },
  ],
  linkPageHeading: 'Elevations, and where to find us',
  links: [
    {
      label: 'Elevations at Northgate Books|UK|20',
      href: 'https://northgatebooks.example/elevations',
    },
    {
      label: 'Elevations, signed, from the atelier|UK|',
      href: 'https://ateliersorel.example/book',
    },
    { label: 'Elevations at Harbor Lane|US|15', href: 'https://harborlane.example/elevations' },
    { label: 'Elevations at your local shop|US|', href: 'https://indieshelf.example/elevations' },
    { label: 'Reserve one of six seats', href: 'https://ateliersorel.example/seats' },
  ],
  productLinks: [
    {
      title: 'Balance, *accurate to 0.1 g*',
      href: 'https://finescale.example/balance',
      picture: {
        ...plate(
          'A balance, level',
          ['porcelain', 'disc', 'pistachio'],
          [[['balance', 800, 1300, 1.25]]],
        ),
        format: 'square',
      },
    },
    {
      title: 'Copper pan, 16 cm',
      href: 'https://cuivre.example/16',
      picture: {
        ...plate(
          'A small copper pan',
          ['blush', 'horizon', 'porcelain'],
          [[['pan', 680, 1480, 1.6]], [{ from: [350, 1580], to: [1010, 1580] }]],
        ),
        format: 'square',
      },
    },
    {
      title: 'Piping bags, cotton',
      href: 'https://finescale.example/bags',
      picture: {
        ...plate(
          'A piping bag and a whisk',
          ['mist', 'disc', 'porcelain'],
          [
            [
              ['pipingBag', 680, 1420, 1.35],
              ['whisk', 1110, 1360, 1],
            ],
          ],
        ),
        format: 'square',
      },
    },
    {
      title: 'Rolling pin without handles',
      href: 'https://finescale.example/pin',
      picture: {
        ...plate(
          'A rolling pin on butter yellow',
          ['butter', 'disc', 'porcelain'],
          [[['rollingPin', 800, 1000, 1.15, -24]]],
        ),
        format: 'square',
      },
    },
  ],
  events: [
    {
      title: 'Laminated doughs, two days',
      date: '2027-01-23',
      location: 'Atelier Sorel, the Shore, Leith',
      description:
        'Four people. Croissants, pain au chocolat and kouign-amann, from flour to box. Marble provided.',
      href: 'https://ateliersorel.example/lamination',
      picture: {
        ...plate(
          'A croissant on a plinth',
          ['porcelain', 'arch', 'butter'],
          [
            [
              ['plinth', 800, 1560, 1],
              ['croissant', 800, 1402, 1.15],
            ],
          ],
        ),
        format: 'landscape',
      },
    },
    {
      title: 'Galette evening',
      date: '2027-01-06',
      location: 'Atelier Sorel, the Shore, Leith',
      description: 'Six seats, three galettes, one bean. The crown is paper and you may keep it.',
      href: 'https://ateliersorel.example/galette',
      picture: {
        ...plate(
          'A galette from above',
          ['mist', 'none', 'porcelain'],
          [
            [
              ['roundPlate', 800, 1160, 0.84],
              ['galettePlan', 800, 1160, 0.88],
            ],
          ],
        ),
        format: 'landscape',
      },
    },
    {
      title: 'Elevations: launch and signing',
      date: '2026-10-08',
      location: 'Northgate Books, Edinburgh',
      description: 'A talk about drawing cakes before baking them. Madeleines until they are gone.',
      href: 'https://northgatebooks.example/events/elevations',
      picture: {
        ...plate(
          'The book beside a stack of macarons',
          ['pistachio', 'horizon', 'porcelain'],
          [
            [
              ['book', 620, 1520, 1],
              ['macarons', 1180, 1520, 1.25],
            ],
          ],
        ),
        format: 'landscape',
      },
    },
  ],
  pressItems,
  book,
  featuredRecipeSlugs: [
    'raspberry-pistachio-tart',
    'paris-brest',
    'lemon-meringue-tart',
    'madeleines',
    'opera',
  ],
  newslettersEnabled: true,
  subscriptionsEnabled: true,
  paymentsEnabled: true,
  commentsEnabled: true,
  monthlyAmountCents: 900,
  yearlyAmountCents: 8400,
  terms: {
    meal: [
      { slug: 'breakfast', title: 'Breakfast' },
      { slug: 'snack', title: 'Snacks & Sides' },
      { slug: 'dessert', title: 'Baking & Desserts' },
      { slug: 'drink', title: 'Drinks' },
    ],
    category: [
      { slug: 'tarts', title: 'Tarts' },
      { slug: 'choux', title: 'Choux' },
      { slug: 'laminated', title: 'Laminated' },
      { slug: 'entremets', title: 'Entremets' },
      { slug: 'small-cakes', title: 'Small cakes' },
      { slug: 'confectionery', title: 'Confectionery' },
    ],
    cuisine: [
      { slug: 'french', title: 'French' },
      { slug: 'breton', title: 'Breton' },
      { slug: 'bordelais', title: 'Bordelais' },
      { slug: 'scottish', title: 'Scottish' },
    ],
    method: [
      { slug: 'baking', title: 'Baking' },
      { slug: 'laminating', title: 'Laminating' },
      { slug: 'piping', title: 'Piping' },
      { slug: 'glazing', title: 'Glazing' },
      { slug: 'freezing', title: 'Freezing' },
    ],
    diet: [
      { slug: 'vegetarian', title: 'Vegetarian' },
      { slug: 'gluten-free', title: 'Gluten free' },
    ],
    tag: [
      { slug: 'weekend-project', title: 'Weekend project' },
      { slug: 'pistachio', title: 'Pistachio' },
      { slug: 'chocolate', title: 'Chocolate' },
      { slug: 'citrus', title: 'Citrus' },
      { slug: 'vanilla', title: 'Vanilla' },
      { slug: 'in-an-afternoon', title: 'In an afternoon' },
    ],
  },
  pictures: {
    about: plate(
      'The north window of the atelier: a balance, eggs and butter on the slab',
      ['porcelain', 'arch', 'mist'],
      [
        [
          ['balance', 660, 1540, 1.15],
          ['egg', 1150, 1560, 0.9],
          ['egg', 1290, 1590, 0.9],
          ['butter', 1240, 1760, 0.9],
        ],
      ],
    ),
    avatar: {
      ...plate(
        'An apron, or rather the whisk that hangs on it',
        ['blush', 'disc', 'porcelain'],
        [[['whisk', 800, 1260, 1.2]]],
      ),
      format: 'square',
    },
    logo: {
      alt: 'Atelier Sorel',
      format: 'wordmark',
      scene: { style: 'mark', site: 'atelier', kind: 'wordmark' },
    },
    icon: {
      alt: 'Atelier Sorel',
      format: 'icon',
      scene: { style: 'mark', site: 'atelier', kind: 'icon' },
    },
  },
};
