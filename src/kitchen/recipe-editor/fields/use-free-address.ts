import { useEffect, useState } from 'react';
import { useStore } from '@nanostores/react';
import { slugAfterTitle } from '#domain/kitchen/fields/address-of-title.ts';
import { withField } from '#domain/kitchen/draft/recipe-updates.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import { $rows } from '../../recipes/recipe-index.ts';
import type { RecipeDraft } from '../draft/open-draft.ts';
import { useRecipeDraft } from '../draft/use-draft.ts';

/**
 * Keeps an address that follows the title apart from those of other recipes, also of one that comes
 * to be known later: as long as nobody chose it, nobody is asked about it. Returns the address that
 * a title makes.
 */
export function useFreeAddress(): (recipe: RecipeContent, title: string) => string {
  const draft = useRecipeDraft();
  const rows = useStore($rows);
  const saving = useStore(draft.$saving);
  const [refused] = useState(() => new Set<string>());
  const addressFor = (recipe: RecipeContent, title: string): string =>
    // An address that readers may know changes only where somebody changes it.
    draft.$stored.get().publishedAt === null
      ? slugAfterTitle(recipe, title, new Set([...takenSlugs(draft), ...refused]))
      : recipe.slug;
  const isRefused = saving.status === 'not-saved' && saving.failure.code === 'slug_taken';
  // The list of recipes and what the server says are outside of React.
  useEffect(() => {
    const recipe = draft.$recipe.get();
    if (isRefused) refused.add(recipe.slug);
    if (draft.$role.get() !== 'writer') return;
    if (!isRefused && !takenSlugs(draft).has(recipe.slug)) return;
    const slug = addressFor(recipe, recipe.title);
    if (slug === recipe.slug) return;
    draft.change({ field: 'slug', update: (before) => withField(before, 'slug', slug) });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what it reads is read when these change
  }, [draft, rows, isRefused, refused]);
  return addressFor;
}

function takenSlugs({ $stored }: RecipeDraft): ReadonlySet<string> {
  const { id } = $stored.get();
  const others = ($rows.get() ?? []).filter((row) => row.id !== id);
  return new Set(others.map(({ slug }) => slug));
}
