import type { ChangeKey, NamedSubjects, PageRef } from '#domain/publishing.ts';
import { anonymous, isLocked } from '#domain/recipe-access.ts';
import type { StoredDocument } from './documents.ts';
import type { PageFacts } from './facts.ts';

/** They name recipes by the hundred, so it is not noted which. */
const kindsWithoutNames = new Set<PageRef['kind']>(['feed', 'sitemap-index', 'sitemap-recipes']);

type Printed = Pick<StoredDocument, 'dependencies' | 'location'>;

/** Whom a document speaks of and how, as it is printed from these facts; null when not noted. */
export function namedSubjects(
  facts: PageFacts,
  { kind, subjectId }: PageRef,
  { dependencies, location }: Printed,
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
  };
}

/** An address tells no more of a recipe than one with a lock does. */
function targetOf(id: string, location: string): NamedSubjects {
  const isRecipe = location.startsWith('/recipes/');
  return { open: [], locked: isRecipe ? [id] : [], collections: isRecipe ? [] : [id] };
}

const idsIn = (keys: readonly ChangeKey[], prefix: string): string[] =>
  keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
