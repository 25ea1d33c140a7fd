import { emptyContent } from '#domain/recipe/empty-content.ts';
import { isSameContent } from '#domain/kitchen/draft/same-content.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import { kitchenAddress } from '../../shell/network/address.ts';
import { actOnRecipes } from '../../shell/notices/undo-actions.ts';
import { importText } from './import-elsewhere.ts';

/** Leads to the import with a recipe that was pasted as a title; the empty draft it was pasted into goes. */
export async function importInstead(text: string, draft: RecipeContent): Promise<void> {
  if (isUntouched(draft)) await deleteHere().catch(() => undefined);
  importText(text);
}

const isUntouched = ({ title, slug, contributorIds, ...recipe }: RecipeContent): boolean =>
  isSameContent(
    { ...emptyContent, title, slug, contributorIds },
    { ...recipe, title, slug, contributorIds },
  );

/** It can be restored for thirty days, as any other. */
async function deleteHere(): Promise<void> {
  const { id } = kitchenAddress();
  if (id !== null) await actOnRecipes({ action: 'delete', recipeIds: [id] });
}
