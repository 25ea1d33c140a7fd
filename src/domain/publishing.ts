import type { CollectionId, ImageId, RecipeId, TermId } from './ids.ts';

export const buildTriggers = ['publish', 'deploy', 'rollback'] as const;
export type BuildTrigger = (typeof buildTriggers)[number];

export const buildStatuses = ['running', 'live', 'failed'] as const;
export type BuildStatus = (typeof buildStatuses)[number];

/** A page that could not be rendered; what stood there before stays. */
export type PageFailure = { path: string; subjectId: string | null; reason: string };

/** What a change touched and what a page was made of, in one vocabulary. */
export type ChangeKey =
  | 'site'
  | 'recipes'
  | 'collections'
  | `recipe:${RecipeId}`
  | `collection:${CollectionId}`
  | `term:${TermId}`
  | `image:${ImageId}`
  | `ingredient:${string}`
  | `equipment:${string}`;
