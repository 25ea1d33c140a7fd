import type { ChangeKey, PageRef } from '#domain/publishing/publishing.ts';
import type { Id, TermId } from '#domain/ids.ts';
import type { RecipeFacts } from '#domain/recipe/recipe-facts.ts';
import { mediaKeysIn } from '#domain/media/picture-address.ts';
import { chainOf } from '#domain/ingredients/own-units/said-units.ts';
import { unitIdsIn } from '#domain/recipe/unit-ids.ts';
import { languageOf } from '#domain/text/language.ts';
import { partIdsOf } from '#domain/recipe/recipe-parts.ts';
import { termIdsOf } from '#domain/recipe/recipe-terms.ts';
import type { CollectionFacts } from '#domain/site/collection-facts.ts';
import type { PageFacts } from '../facts.ts';
import { siteIcons } from '../frame.ts';
import type { AnyPage } from '../page-models.ts';

/**
 * What a page was made of. The site's own settings are not listed: a change of them renders every
 * page. A page that lists recipes also hears of those that come and go.
 */
export function dependenciesOf(facts: PageFacts, ref: PageRef, page: AnyPage | null): ChangeKey[] {
  const keys = new Set<ChangeKey>([
    ...(listKeys[ref.kind] ?? []),
    ...subjectKeys(ref),
    ...recipesOn(page).flatMap((id) => cardKeys(facts, id)),
    ...shownByKind(facts, ref, page),
    ...mediaKeys(facts, ref.kind === 'manifest' ? siteIcons(facts) : page),
  ]);
  return [...keys];
}

const kindsWithNewsletters = new Set(['newsletters', 'sitemap-pages']);
const kindsWithCollections = new Set(['home', 'recipes', 'collections', 'sitemap-pages']);

function subjectKeys({ kind, subjectId }: PageRef): ChangeKey[] {
  if (kind === 'recipe') return [`recipe:${subjectId}`];
  if (kind === 'collection') return [`collection:${subjectId}`];
  return kind === 'redirect' ? [`recipe:${subjectId}`, `collection:${subjectId}`] : [];
}

function shownByKind(
  facts: PageFacts,
  { kind, subjectId }: PageRef,
  page: AnyPage | null,
): ChangeKey[] {
  const { collections, terms } = facts.site;
  const recipe = kind === 'recipe' ? facts.recipes.get(subjectId ?? '') : undefined;
  return [
    ...(recipe ? recipeKeys(facts, recipe) : []),
    ...(recipe ? unitKeys(facts, recipe, page) : []),
    ...(kind === 'recipe' ? consideredKeys(facts, subjectId ?? '') : []),
    ...(kind === 'recipes' ? [...terms.keys()].map((id): ChangeKey => `term:${id}`) : []),
    ...(kindsWithCollections.has(kind)
      ? collections.flatMap((each): ChangeKey[] => [`collection:${each.id}`, ...coverKeys(each)])
      : []),
    ...(kind === 'newsletter' ? newsletterKeys(facts, subjectId ?? '') : []),
    ...(kindsWithNewsletters.has(kind)
      ? facts.newsletters.map(({ id }): ChangeKey => `newsletter:${id}`)
      : []),
    ...(kind === 'collection'
      ? collections.filter(({ id }) => id === subjectId).flatMap(coverKeys)
      : []),
  ];
}

/** Its recipe is shown as soon as it can be read again. */
function newsletterKeys({ newsletters }: PageFacts, id: string): ChangeKey[] {
  const recipeId = newsletters.find((each) => each.id === id)?.recipeId ?? null;
  return [`newsletter:${id}`, ...(recipeId === null ? [] : [`recipe:${recipeId}` as const])];
}

const coverKeys = ({ cover }: CollectionFacts): ChangeKey[] =>
  cover ? [`recipe:${cover.recipeId}`] : [];

/** Where one of these goes away or loses its picture, another may be recommended. */
const consideredKeys = ({ related }: PageFacts, recipeId: string): ChangeKey[] =>
  (related.get(recipeId) ?? []).map((id): ChangeKey => `recipe:${id}`);

const listKeys: Partial<Record<PageRef['kind'], ChangeKey[]>> = {
  home: ['recipes', 'collections'],
  recipes: ['recipes', 'collections'],
  collections: ['recipes', 'collections'],
  'not-found': ['recipes'],
  newsletters: ['newsletters'],
  feed: ['recipes', 'newsletters'],
  'sitemap-index': ['recipes'],
  'sitemap-pages': ['collections', 'newsletters'],
};

function recipesOn(page: AnyPage | null): string[] {
  if (!page) return [];
  const { body } = page;
  const lists = [
    page.kind === 'recipes' || page.kind === 'collection' ? page.body.recipes : [],
    'latestRecipes' in body ? body.latestRecipes : [],
    'featuredRecipes' in body ? body.featuredRecipes : [],
    page.kind === 'home' && page.body.lead ? [page.body.lead] : [],
    page.kind === 'newsletter' && page.body.recipe ? [page.body.recipe] : [],
    'moreRecipes' in body ? body.moreRecipes : [],
    'suggestions' in body && page.kind === 'not-found' ? page.body.suggestions : [],
  ];
  return lists.flat().map((card) => card.id);
}

/** Of a recipe's terms a card shows the badges of some meals and categories. */
function cardKeys(facts: PageFacts, id: string): ChangeKey[] {
  const content = facts.recipeCards.get(id)?.content;
  const termIds = content ? [...content.mealIds, ...content.foodCategoryIds] : [];
  return [`recipe:${id}`, ...termKeys(facts, termIds)];
}

/** What a recipe names, and what is shown in its place since they were merged. */
const termKeys = ({ site }: PageFacts, ids: readonly TermId[]): ChangeKey[] =>
  ids.flatMap((id) => standingKeys('term', id, site.terms));

const standingKeys = (
  kind: 'term' | 'ingredient' | 'equipment',
  id: Id,
  entries: ReadonlyMap<Id, { id: Id }>,
): ChangeKey[] => [`${kind}:${id}`, `${kind}:${entries.get(id)?.id ?? id}`];

function recipeKeys(facts: PageFacts, { content, collectionIds }: RecipeFacts): ChangeKey[] {
  const { ingredientIds, equipmentIds } = partIdsOf(content);
  return [
    ...termKeys(facts, termIdsOf(content)),
    ...ingredientIds.flatMap((id) => standingKeys('ingredient', id, facts.ingredients)),
    ...equipmentIds.flatMap((id) => standingKeys('equipment', id, facts.equipment)),
    ...collectionIds.map((id): ChangeKey => `collection-title:${id}`),
  ];
}

/**
 * The units that a recipe names, and all that are said for them; with the measures its amounts are
 * converted to, where any are, which of a locked recipe only its reader's device knows.
 */
function unitKeys(
  { site }: PageFacts,
  { content }: RecipeFacts,
  page: AnyPage | null,
): ChangeKey[] {
  const language = languageOf(content, site.settings.language);
  const ids = unitIdsIn(content).flatMap((id) => chainOf(id, site.units.own, language));
  const work = page?.kind === 'recipe' ? page.body.work : null;
  const isConverted = work === null || work.choices.includes('measures');
  return [
    ...ids.map((id): ChangeKey => `unit:${id}`),
    ...(isConverted ? ['measures' as const] : []),
  ];
}

/** Every picture and film anywhere in a model, whether it is there itself or by its address alone. */
function mediaKeys({ site, videos }: PageFacts, model: unknown): ChangeKey[] {
  const { ids, keys } = mediaIn(model);
  const { avatar } = site.owner;
  const isAddressed = ({ key }: { key: string }) => keys.has(key);
  const pictures = [...site.images.values(), ...(avatar ? [avatar] : [])].filter(isAddressed);
  return [
    ...[...ids, ...pictures.map(({ id }) => id)].map((id): ChangeKey => `image:${id}`),
    ...[...videos.values()].filter(isAddressed).map(({ id }): ChangeKey => `video:${id}`),
  ];
}

type Media = { ids: Set<string>; keys: Set<string> };

/** Pictures are the only values with a placeholder; files of others are named in texts. */
function mediaIn(value: unknown, found: Media = { ids: new Set(), keys: new Set() }): Media {
  if (typeof value === 'string') for (const key of mediaKeysIn(value)) found.keys.add(key);
  if (typeof value !== 'object' || value === null) return found;
  if ('lqip' in value && 'id' in value) found.ids.add(String(value.id));
  else for (const each of Object.values(value)) mediaIn(each, found);
  return found;
}
