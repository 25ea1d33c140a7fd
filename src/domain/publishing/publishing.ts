import { checkoutSuccessPath } from './page-path.ts';
import {
  drawnIconPath,
  drawnIconSizes,
  newslettersPath,
  recipeIndexPath,
  sharePicturePath,
  unsubscribeBackPath,
  unsubscribeDonePath,
  unsubscribePath,
  unsubscribeRepliesBackPath,
  unsubscribeRepliesDonePath,
  unsubscribeRepliesPath,
} from './site-paths.ts';
import type {
  CollectionId,
  Id,
  ImageId,
  NewsletterId,
  RecipeId,
  TermId,
  UnitId,
  VideoId,
} from '../ids.ts';

export const buildTriggers = ['publish', 'deploy', 'rollback'] as const;
export type BuildTrigger = (typeof buildTriggers)[number];

export const buildStatuses = ['running', 'live', 'failed'] as const;
export type BuildStatus = (typeof buildStatuses)[number];

/**
 * What a change touched and what a page was made of, in one vocabulary. Pages of recipes show the
 * titles of their collections, so a title has its own key: adding a recipe must not touch them all.
 */
export type ChangeKey =
  | 'site'
  /** A featured recipe went or came back; whose site it is, and what pages show of them; its host. */
  | 'featured'
  | 'owner'
  | 'address'
  | 'recipes'
  | 'collections'
  | 'newsletters'
  | `recipe:${RecipeId}`
  | `collection:${CollectionId}`
  | `collection-title:${CollectionId}`
  | `newsletter:${NewsletterId}`
  | `term:${TermId}`
  | `image:${ImageId}`
  | `video:${VideoId}`
  | `ingredient:${Id}`
  | `equipment:${Id}`
  | `unit:${UnitId}`
  /** The words of units that amounts are converted to. */
  | 'measures'
  | BuildCause;

/** Says why a build is made; no page depends on it. */
export type BuildCause = `rollback:${number}` | 'retry' | 'schedule';

/** How many of what changed for a build: subjects by the first word of their keys. */
export type ChangedSubjects = Partial<Record<ChangedKind, number>>;

/** The first words of change keys. */
export const changedKinds = [
  'site',
  'featured',
  'owner',
  'address',
  'recipes',
  'recipe',
  'collections',
  'collection',
  'collection-title',
  'newsletters',
  'newsletter',
  'term',
  'image',
  'video',
  'ingredient',
  'equipment',
  'unit',
  'measures',
  'rollback',
  'retry',
  'schedule',
] as const;
export type ChangedKind = (typeof changedKinds)[number];

export const sitemapPartSize = 1000;
/** Recipes that a list shows without a script; a site with more has a recipe index. */
export const recipesPerList = 24;
/** Recipes that a page of the recipe index lists. */
export const indexPartSize = 200;
export const moreRecipesCount = 4;
/** Of so many recipes that follow one in its group it recommends those with pictures first. */
export const relatedWindow = 8;
/** The latest recipes with pictures of which a home page chooses those that lead it. */
export const picturedPerSite = 16;

export const storedPageKinds = [
  'home',
  'recipes',
  'recipe-index',
  'recipe',
  'collections',
  'collection',
  'newsletters',
  'newsletter',
  'about',
  'links',
  'book',
  'events',
  'text',
  'sign-in',
  'sign-up',
  'sign-in-callback',
  'subscribe',
  'subscribe-success',
  'unsubscribe',
  'not-found',
  'feed',
  'sitemap-index',
  'sitemap-pages',
  'sitemap-recipes',
  'robots',
  'manifest',
  'share-picture',
  'icon',
  'redirect',
  'gone',
] as const;
export type StoredPageKind = (typeof storedPageKinds)[number];

/** A page of a site: its path, its kind and its subject. */
export type PageRef = { path: string; kind: StoredPageKind; subjectId: string | null };

/** What decides which of a site's fixed pages exist and what every navigation shows. */
export type SiteFeatures = {
  hasCollections: boolean;
  hasAbout: boolean;
  hasLinks: boolean;
  hasEvents: boolean;
  hasBook: boolean;
  /** Whether letters of the past stand on the site. */
  hasNewsletters: boolean;
};

/** What a page names, recipes apart by whether they were locked then. */
export type NamedSubjects = {
  open: RecipeId[];
  locked: RecipeId[];
  collections: CollectionId[];
  newsletters: NewsletterId[];
};

export function sitemapPartRef(part: number): PageRef {
  return {
    path: `/sitemaps/recipes-${part}.xml`,
    kind: 'sitemap-recipes',
    subjectId: String(part),
  };
}

function recipeIndexRef(part: number): PageRef {
  return { path: recipeIndexPath(part), kind: 'recipe-index', subjectId: String(part) };
}

const legalPages: PageRef[] = [
  { path: '/terms', kind: 'text', subjectId: 'terms' },
  { path: '/privacy', kind: 'text', subjectId: 'privacy' },
  { path: '/terms-of-use', kind: 'text', subjectId: 'terms-of-use' },
];

const accountPages: PageRef[] = [
  { path: '/sign-in', kind: 'sign-in', subjectId: null },
  { path: '/sign-up', kind: 'sign-up', subjectId: null },
  { path: '/sign-in/callback', kind: 'sign-in-callback', subjectId: null },
];

const subscribePages: PageRef[] = [
  { path: '/subscribe', kind: 'subscribe', subjectId: null },
  { path: '/subscribe/success', kind: 'subscribe-success', subjectId: 'free' },
  { path: checkoutSuccessPath, kind: 'subscribe-success', subjectId: 'checkout' },
  { path: unsubscribePath, kind: 'unsubscribe', subjectId: 'ask' },
  { path: unsubscribeDonePath, kind: 'unsubscribe', subjectId: 'done' },
  { path: unsubscribeBackPath, kind: 'unsubscribe', subjectId: 'back' },
  { path: `${unsubscribePath}/failed`, kind: 'unsubscribe', subjectId: 'failed' },
  { path: unsubscribeRepliesPath, kind: 'unsubscribe', subjectId: 'ask-replies' },
  { path: unsubscribeRepliesDonePath, kind: 'unsubscribe', subjectId: 'done-replies' },
  { path: unsubscribeRepliesBackPath, kind: 'unsubscribe', subjectId: 'back-replies' },
];

const machinePages: PageRef[] = [
  { path: '/feed.xml', kind: 'feed', subjectId: null },
  { path: '/sitemap.xml', kind: 'sitemap-index', subjectId: null },
  { path: '/sitemaps/pages.xml', kind: 'sitemap-pages', subjectId: null },
  { path: '/robots.txt', kind: 'robots', subjectId: null },
  { path: '/manifest.webmanifest', kind: 'manifest', subjectId: null },
  { path: sharePicturePath, kind: 'share-picture', subjectId: null },
  ...drawnIconSizes.map((size): PageRef => ({
    path: drawnIconPath(size),
    kind: 'icon',
    subjectId: String(size),
  })),
];

export function fixedPages(features: SiteFeatures): PageRef[] {
  const optional: [boolean, PageRef][] = [
    [features.hasAbout, { path: '/about', kind: 'about', subjectId: null }],
    [features.hasLinks, { path: '/links', kind: 'links', subjectId: null }],
    [features.hasEvents, { path: '/events', kind: 'events', subjectId: null }],
    [features.hasBook, { path: '/book', kind: 'book', subjectId: null }],
    [features.hasNewsletters, { path: newslettersPath, kind: 'newsletters', subjectId: null }],
  ];
  return [
    { path: '/', kind: 'home', subjectId: null },
    { path: '/recipes', kind: 'recipes', subjectId: null },
    { path: '/collections', kind: 'collections', subjectId: null },
    ...optional.flatMap(([exists, page]) => (exists ? [page] : [])),
    ...legalPages,
    ...accountPages,
    ...subscribePages,
    { path: '/404', kind: 'not-found', subjectId: null },
    ...machinePages,
  ];
}

/** What every page of a site may show. */
export const wholeSiteKeys: readonly string[] = [
  'site',
  'featured',
  'owner',
  'address',
] satisfies ChangeKey[];

/** None of a site's features comes or goes without a change of one of these. */
export const navigationKeys: readonly string[] = [
  'site',
  'collections',
  'newsletters',
] satisfies ChangeKey[];

/** Two sites with the same state show the same navigation on every page. */
export function navigationState(features: SiteFeatures): string {
  return Object.values(features)
    .map((exists) => (exists ? '1' : '0'))
    .join('');
}

/** All pages that divide the recipes of a site by their sequence. */
export function partPages(nextSequence: number): PageRef[] {
  return [
    ...partsUpTo(nextSequence, sitemapPartSize).map(sitemapPartRef),
    ...indexParts(nextSequence).map(recipeIndexRef),
  ];
}

/** Those of them that list a recipe; the first of a part is also linked to by the part before. */
export function partPagesOf(sequence: number, nextSequence: number): PageRef[] {
  const part = partOf(sequence, indexPartSize);
  const before = part > 1 && sequence % indexPartSize === 0 ? [recipeIndexRef(part - 1)] : [];
  const sitemapPart = sitemapPartRef(partOf(sequence, sitemapPartSize));
  return nextSequence > recipesPerList
    ? [sitemapPart, ...before, recipeIndexRef(part)]
    : [sitemapPart];
}

export const indexParts = (nextSequence: number): number[] =>
  nextSequence > recipesPerList ? partsUpTo(nextSequence, indexPartSize) : [];

const partOf = (sequence: number, size: number): number => Math.floor(sequence / size) + 1;

function partsUpTo(nextSequence: number, size: number): number[] {
  return Array.from({ length: Math.ceil(nextSequence / size) }, (_, index) => index + 1);
}

/** What a path becomes that has no page any more. */
export const gonePage = (path: string): PageRef => ({ path, kind: 'gone', subjectId: null });

/** What changes where a newsletter comes to the site, or leaves it. */
export const pageKeysOf = (id: NewsletterId): ChangeKey[] => ['newsletters', `newsletter:${id}`];

export type SubjectIds = {
  recipeIds: RecipeId[];
  collectionIds: CollectionId[];
  newsletterIds: NewsletterId[];
};

/** The subjects that a set of change keys names. */
export function subjectsOf(keys: readonly string[]): SubjectIds {
  const idsOf = (prefix: string) =>
    keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
  return {
    recipeIds: idsOf('recipe:'),
    collectionIds: idsOf('collection:'),
    newsletterIds: idsOf('newsletter:'),
  };
}
