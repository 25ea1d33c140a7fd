import type { Image } from '#domain/media/image.ts';
import { anonymous } from '#domain/recipe/recipe-access.ts';
import { cardOf, type RecipeFacts } from '#domain/recipe/recipe-facts.ts';
import { emptyContent } from '#domain/recipe/empty-content.ts';
import type { TermFacts } from '#domain/recipe/recipe-terms.ts';
import type { ShownRecipe } from '#domain/recipe/shown-recipe.ts';
import type { CollectionFacts } from '#domain/site/collection-facts.ts';
import { siteFeatures } from '#domain/site/site-features.ts';
import { defaultSiteSettings, type SiteSettings } from '#domain/site/site.ts';
import type { PageFacts, SiteFacts } from '../facts.ts';
import type { ThemeOf } from '../frame.ts';
import { aSiteFrame, anImage } from './frame-builders.ts';

/** The day on which everything that a test does not date was published. */
const publishedAt = Date.UTC(2026, 4, 17, 9, 30);

export const plainTheme: ThemeOf = () => aSiteFrame().theme;

export function aSite(
  changes: Partial<Omit<SiteFacts, 'settings' | 'features'>> & {
    settings?: Partial<SiteSettings>;
  } = {},
): SiteFacts {
  const settings = { ...defaultSiteSettings, ...changes.settings };
  return {
    id: 'site-1',
    slug: 'hearth',
    title: 'Old Hearth',
    origin: 'https://hearth.example',
    platformOrigin: 'https://larder.example',
    owner: { id: 'owner-1', displayName: 'Marta Lindqvist', avatar: null },
    recipeCount: 1,
    nextSequence: 1,
    collections: [],
    terms: new Map(),
    units: { units: new Map(), own: [] },
    images: new Map(),
    ...changes,
    settings,
    features: siteFeatures(settings, {
      hasCollections: (changes.collections ?? []).length > 0,
      hasNewsletters: false,
    }),
  };
}

/** A published recipe without anything that a test does not name. */
export function aPublishedRecipe(
  content: Partial<ShownRecipe> = {},
  { id = 'recipe-1', ...dates }: Partial<Omit<RecipeFacts, 'content'>> = {},
): RecipeFacts {
  return {
    id,
    collectionIds: [],
    isPublished: true,
    publishedAt,
    changedAt: publishedAt,
    ...dates,
    content: { ...anEmptyRecipe, slug: id, title: `Title of ${id}`, ...content },
  };
}

const anEmptyRecipe: ShownRecipe = { ...emptyContent, ingredientUsageGroups: [] };

export const aTerm = (changes: Partial<TermFacts> = {}): TermFacts => ({
  id: 'term-1',
  kind: 'tag',
  slug: 'slow',
  title: 'Slow',
  recipeCount: 1,
  ...changes,
});

export const aCollection = (changes: Partial<CollectionFacts> = {}): CollectionFacts => ({
  id: 'collection-1',
  slug: 'bakes',
  title: 'Bakes',
  description: null,
  imageId: null,
  imageCrop: null,
  cover: null,
  videoId: null,
  recipeCount: 1,
  updatedAt: publishedAt,
  ...changes,
});

export const imagesOf = (...ids: string[]): Map<string, Image> =>
  byId(ids.map((id) => anImage({ id, key: `${id}.jpg`, alt: `Alt of ${id}` })));

export const byId = <Fact extends { id: string }>(facts: Fact[]): Map<string, Fact> =>
  new Map(facts.map((fact) => [fact.id, fact]));

/** Facts of a site with the given recipes, newest first. */
export function pageFacts(
  recipes: RecipeFacts[] = [],
  changes: Partial<Omit<PageFacts, 'recipes' | 'recipeCards'>> = {},
): PageFacts {
  const site = aSite({ recipeCount: recipes.length, nextSequence: recipes.length });
  const { images } = changes.site ?? site;
  return {
    site,
    reader: anonymous,
    recipes: byId(recipes),
    recipeCards: byId(recipes.map((recipe) => cardOf(recipe, images))),
    related: new Map(),
    latestRecipeIds: recipes.map(({ id }) => id),
    picturedRecipeIds: recipes.flatMap(({ id, content }) =>
      content.images.length > 0 ? [id] : [],
    ),
    collectionRecipeIds: new Map(),
    ingredients: new Map(),
    equipment: new Map(),
    videos: new Map(),
    sitemapParts: new Map(),
    indexParts: new Map(),
    sitemapPartChangedAt: new Map(),
    redirects: new Map(),
    newsletters: [],
    newsletterNotes: new Map(),
    ...changes,
  };
}
