import type {
  AboutBody,
  BookBody,
  CollectionBody,
  CollectionsBody,
  EventsBody,
  HomeBody,
  LinksBody,
  NotFoundBody,
  Page,
  PageBodies,
  PageKind,
  RecipesBody,
  SiteFrame,
  TextBody,
} from '../page-models.ts';
import {
  aCollectionCard,
  aPageMeta,
  aProfile,
  aRecipeCard,
  aSiteFrame,
  anImage,
} from './frame-builders.ts';
import { aText } from './text-builders.ts';

const titles = [
  'Country loaf with rye',
  'Barley broth with marrow bones',
  'Oven-dried plums',
  'Butter beans under embers',
  'Seeded crispbread',
  'Onion and caraway tart',
  'Lamb shoulder, seven hours',
  'Baked apples with juniper',
  'Buckwheat pancakes',
];

const someCards = titles.map((title, index) =>
  aRecipeCard({
    id: `recipe-${index}`,
    title,
    href: `/recipes/recipe-${index}`,
    image: index === 3 ? null : anImage({ key: `pictures/dish-${index}` }),
    isLocked: index === 2,
  }),
);

const someCollections = ['Slow Sundays', 'From one pot', 'Bread week', 'Cellar and jar'].map(
  (title, index) =>
    aCollectionCard({
      id: `collection-${index}`,
      title,
      href: `/collections/collection-${index}`,
      image: anImage({ key: `pictures/collection-${index}` }),
    }),
);

type Given<Body> = { frame?: Partial<SiteFrame>; body?: Partial<Body> };

const page = <Kind extends PageKind>(
  kind: Kind,
  body: PageBodies[Kind],
  frame: Partial<SiteFrame> | undefined,
): { kind: Kind } & Page<PageBodies[Kind]> => ({
  kind,
  frame: aSiteFrame(frame),
  meta: aPageMeta({ path: kind === 'home' ? '/' : `/${kind}` }),
  body,
});

export const aHomePage = ({ frame, body }: Given<HomeBody> = {}) =>
  page(
    'home',
    {
      featuredImage: null,
      featuredRecipes: someCards.slice(0, 5),
      latestRecipes: someCards,
      collections: someCollections,
      collectionsShownInitially: 3,
      products: ['Bread knife', 'Linen cloth', 'Clay baker', 'Rye from the mill'].map(
        (title, index) => ({
          id: `product-${index}`,
          title: aText(title),
          href: 'https://shop.example/thing',
          image: anImage({ key: `pictures/product-${index}` }),
        }),
      ),
      pressItems: [
        {
          title: 'The Baker’s Almanac',
          href: 'https://press.example/almanac',
          description: 'A kitchen that has not hurried since 1911.',
          date: { iso: '2026-03-02', text: 'March 2, 2026' },
        },
      ],
      profile: aProfile(),
      newsletter: true,
      isEmpty: false,
      ...body,
    },
    frame,
  );

export const anEmptyHomePage = ({ frame }: Given<HomeBody> = {}) =>
  aHomePage({
    ...(frame && { frame }),
    body: {
      featuredRecipes: [],
      latestRecipes: [],
      collections: [],
      products: [],
      pressItems: [],
      isEmpty: true,
    },
  });

export const aRecipesPage = ({ frame, body }: Given<RecipesBody> = {}) =>
  page(
    'recipes',
    {
      recipeCount: someCards.length,
      recipes: someCards,
      collections: someCollections,
      suggestions: ['Main Dishes', 'Scandinavian', 'Bread', 'Vegetarian', 'Braising'].map(
        (label, index) => ({ label, href: `/recipes?meals=${index}`, recipeCount: 9 - index }),
      ),
      filters: [
        {
          kind: 'meals',
          label: 'Meals',
          options: [
            { slug: 'dinner', title: 'Main Dishes', recipeCount: 9 },
            { slug: 'dessert', title: 'Baking & Desserts', recipeCount: 4 },
          ],
        },
        {
          kind: 'methods',
          label: 'Methods',
          options: [{ slug: 'braising', title: 'Braising', recipeCount: 3 }],
        },
      ],
      showsFilterBar: true,
      ...body,
    },
    frame,
  );

export const aCollectionsPage = ({ frame, body }: Given<CollectionsBody> = {}) =>
  page('collections', { collections: someCollections, ...body }, frame);

export const aCollectionPage = ({ frame, body }: Given<CollectionBody> = {}) =>
  page(
    'collection',
    {
      id: 'collection-0',
      title: 'Slow Sundays',
      recipeCountText: '5 recipes',
      description: aText('Dishes that need a whole day and hardly any of your time.'),
      image: anImage({ key: 'pictures/collection-0' }),
      video: null,
      youtubeVideoId: null,
      recipes: someCards.slice(0, 5),
      recipeCount: 5,
      ...body,
    },
    frame,
  );

export const anAboutPage = ({ frame, body }: Given<AboutBody> = {}) =>
  page(
    'about',
    {
      heading: 'About',
      about: aText(
        'The stove came with the house, and the house came with winters in which nothing else was warm.',
        'So I learned to cook slowly. I bake on Saturdays, braise on Sundays and write on the days between.',
      ),
      featuredImage: anImage({ key: 'pictures/cook' }),
      socialLinks: aSiteFrame().socialLinks,
      ...body,
    },
    frame,
  );

export const aLinksPage = ({ frame, body }: Given<LinksBody> = {}) =>
  page(
    'links',
    {
      heading: 'Everything in one place',
      image: anImage({ key: 'pictures/cook' }),
      links: ['The flour I bake with', 'Classes in spring', 'My pots'].map((label, index) => ({
        id: `link-${index}`,
        label,
        href: 'https://shop.example/link',
        region: null,
        discountText: index === 0 ? '15% off' : null,
      })),
      socialLinks: aSiteFrame().socialLinks,
      ...body,
    },
    frame,
  );

export const aBookPage = ({ frame, body }: Given<BookBody> = {}) =>
  page(
    'book',
    {
      title: 'Bread and Embers',
      subtitle: 'Eighty recipes from one stove',
      description: aText('A year of baking and braising, with the failures left in.'),
      image: anImage({ key: 'pictures/book', width: 1200, height: 1500 }),
      regions: (['UK', 'US'] as const).map((region) => ({
        region,
        label: region === 'UK' ? 'Order for UK' : 'Pre-order for US',
        links: ['Corner Books', 'Paper & Co'].map((label, index) => ({
          id: `${region}-${index}`,
          label: `${label} ${region}`,
          href: 'https://books.example/order',
          region,
          discountText: index === 0 ? '20% off' : null,
        })),
      })),
      pressItems: [],
      ...body,
    },
    frame,
  );

export const anEventsPage = ({ frame, body }: Given<EventsBody> = {}) =>
  page(
    'events',
    {
      heading: 'Events',
      events: [
        {
          id: 'event-0',
          title: 'Baking day at the mill',
          image: anImage({ key: 'pictures/mill' }),
          date: { iso: '2026-12-05', text: 'December 5, 2026' },
          location: 'The old mill, Uppsala',
          description: 'Twelve people, two ovens and as much rye as we can carry.',
          href: 'https://events.example/mill',
        },
      ],
      ...body,
    },
    frame,
  );

export const aTextPage = ({ frame, body }: Given<TextBody> = {}) =>
  page(
    'text',
    {
      heading: 'Terms of use',
      updatedText: 'Last modified August 5, 2025',
      text: aText('You must be 16 or older to use this site.'),
      ...body,
    },
    frame,
  );

export const aNotFoundPage = ({ frame, body }: Given<NotFoundBody> = {}) =>
  page(
    'not-found',
    {
      heading: 'This page went cold',
      text: 'Perhaps the recipe moved. These are still warm.',
      suggestions: someCards.slice(0, 3),
      ...body,
    },
    frame,
  );
