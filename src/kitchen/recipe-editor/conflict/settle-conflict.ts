import { manageApi } from '#api/manage-api.ts';
import { conflictMessages as texts } from '#contract/kitchen/recipe/conflict-messages.ts';
import { losingSides } from '#domain/recipe/merge/losing-sides.ts';
import { mergeRecipes } from '#domain/recipe/merge/merge-recipes.ts';
import { type Choice, resolved } from '#domain/recipe/merge/resolve-conflicts.ts';
import { begunIn, withAllBegun } from '#domain/kitchen/draft/begun-fields.ts';
import { writtenRecipe } from '#domain/kitchen/draft/written-recipe.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import { timeOf } from '../../clock/day-words.ts';
import { siteSlugHere } from '../../shell/network/address.ts';
import { call } from '../../shell/network/connection.ts';
import type { RecipeDraft } from '../draft/open-draft.ts';
import { deviceNow } from '../../clock/own-clock.ts';

export type Decided = {
  base: RecipeContent;
  theirs: RecipeContent;
  choices: ReadonlyMap<string, Choice>;
};

/**
 * Keeps the side whose words lose as a revision, then hands in what was chosen; nothing is handed in
 * where it could not be kept. Answers under which names something was kept.
 */
export async function settleConflict(draft: RecipeDraft, decided: Decided): Promise<string[]> {
  const { base, theirs, choices } = decided;
  const kept = new Map<RecipeContent, string>();
  for (;;) {
    const mine = draft.$recipe.get();
    const merged = mergeRecipes(base, mine, theirs);
    const losers = losingSides(merged, choices);
    for (const side of losers) {
      const content = side === 'mine' ? mine : theirs;
      if (kept.has(content)) continue;
      const name = texts.keptAs(timeOf(deviceNow()), losers.length > 1 ? texts[side] : null);
      // One after the other: where the second fails, the first is kept all the same.
      await keepLoser(draft, { name, content });
      kept.set(content, name);
    }
    // Who types while it is kept decides about those words too.
    if (draft.$recipe.get() !== mine) continue;
    draft.resolve(withAllBegun(resolved(merged, choices), begunIn(mine)));
    return [...kept.values()];
  }
}

/** The same without keeping anything, where the server takes no copy of what loses. */
export function settleWithoutKeeping(draft: RecipeDraft, decided: Decided): void {
  const { base, theirs, choices } = decided;
  const mine = draft.$recipe.get();
  const merged = mergeRecipes(base, mine, theirs);
  draft.resolve(withAllBegun(resolved(merged, choices), begunIn(mine)));
}

async function keepLoser(
  { $stored }: RecipeDraft,
  { name, content }: { name: string; content: RecipeContent },
): Promise<void> {
  const param = { siteSlug: siteSlugHere(), recipeId: $stored.get().id };
  // Written out with every field that is empty, a large recipe would be too large.
  const json = { name, content: writtenRecipe(content) };
  await call(() => manageApi[':siteSlug'].recipes[':recipeId'].revisions.$post({ param, json }));
}
