import type { RecipePartName } from '../../recipe/index/missing-parts.ts';
import type { PrivacySetting } from '../../recipe/recipe.ts';

/** A recipe as the list of a site's recipes knows it; times are ISO 8601. */
export type RecipeRow = {
  id: string;
  title: string;
  slug: string;
  privacySetting: PrivacySetting;
  publishedAt: string | null;
  hasUnpublishedChanges: boolean;
  updatedAt: string;
  termIds: readonly string[];
  missing: readonly RecipePartName[];
  /** People who keep it. */
  bookmarkCount: number;
  commentCount: number;
};

export const recipeStates = ['draft', 'published', 'changed'] as const;
export type RecipeState = (typeof recipeStates)[number];

export function recipeState({ publishedAt, hasUnpublishedChanges }: RecipeRow): RecipeState {
  if (publishedAt === null) return 'draft';
  return hasUnpublishedChanges ? 'changed' : 'published';
}
