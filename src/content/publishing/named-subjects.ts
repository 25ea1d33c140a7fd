import type { ChangeKey, NamedSubjects, PageRef } from '#domain/publishing/publishing.ts';
import { anonymous, isLocked } from '#domain/recipe/recipe-access.ts';
import type { StoredDocument } from './documents.ts';
import type { PageFacts } from '../facts.ts';

/** These name hundreds of recipes, so their subjects are not recorded. */
const kindsWithoutNames = new Set<PageRef['kind']>(['feed', 'sitemap-index', 'sitemap-recipes']);

type Rendered = Pick<StoredDocument, 'dependencies' | 'location'>;

/** What a document names; null where that is not recorded. */
export function namedSubjects(
  facts: PageFacts,
  { kind, subjectId }: PageRef,
  { dependencies, location }: Rendered,
): NamedSubjects | null {
  if (kindsWithoutNames.has(kind)) return null;
  if (kind === 'redirect') return targetOf(subjectId ?? '', location ?? '');
  const recipes = idsIn(dependencies, 'recipe:');
  const isOpen = (id: string) => {
    const recipe = facts.recipeCards.get(id);
    return recipe !== undefined && !isLocked(recipe.content, anonymous);
  };
  return {
    open: recipes.filter(isOpen),
    locked: recipes.filter((id) => !isOpen(id)),
    collections: [
      ...idsIn(dependencies, 'collection:'),
      ...idsIn(dependencies, 'collection-title:'),
    ],
    newsletters: idsIn(dependencies, 'newsletter:'),
  };
}

/** A redirect shows no more of a recipe than a locked page, so its target counts as locked. */
function targetOf(id: string, location: string): NamedSubjects {
  const isRecipe = location.startsWith('/recipes/');
  return {
    open: [],
    locked: isRecipe ? [id] : [],
    collections: isRecipe ? [] : [id],
    newsletters: [],
  };
}

const idsIn = (keys: readonly ChangeKey[], prefix: string): string[] =>
  keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
