import type { RecipePartName } from '../../recipe/index/missing-places.ts';
import type { PrivacySetting } from '../../recipe/recipe.ts';

/** A recipe as the list of a site's recipes knows it; times are ISO 8601. */
export type RecipeRow = {
  id: string;
  title: string;
  slug: string;
  privacySetting: PrivacySetting;
  publishedAt: string | null;
  hasUnpublishedChanges: boolean;
  /** When it is to be published as it stood when that was decided. */
  scheduledAt: string | null;
  updatedAt: string;
  /** A BCP 47 tag. */
  language: string;
  termIds: readonly string[];
  collectionIds: readonly string[];
  missing: readonly RecipePartName[];
  /** People who keep it. */
  bookmarkCount: number;
  commentCount: number;
};

export const recipeStates = ['draft', 'published', 'changed', 'scheduled'] as const;
export type RecipeState = (typeof recipeStates)[number];

/** One of its states: what is to happen says more than what is. */
export function recipeState(row: RecipeRow): RecipeState {
  if (row.scheduledAt !== null) return 'scheduled';
  if (row.publishedAt === null) return 'draft';
  return row.hasUnpublishedChanges ? 'changed' : 'published';
}
