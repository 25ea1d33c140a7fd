import { z } from 'zod';
import { revisionKinds } from '#domain/recipe/history/revision.ts';
import { dateTime, id, title, version } from '../fields.ts';
import { recipeInput } from './recipe.ts';
import { recipeContent, recipeView } from './recipe-view.ts';

export const revisionSummaryView = z
  .strictObject({
    id,
    kind: z.enum(revisionKinds),
    name: z.string().nullable(),
    /** Of the working copy: the one this was, or the one it was kept beside. */
    version,
    at: dateTime,
    /** Null where nobody knows who wrote it, or the person is gone. */
    author: z.strictObject({ id, displayName: z.string().nullable() }).nullable(),
  })
  .meta({ id: 'RecipeRevisionSummary' });
export type RevisionSummaryView = z.infer<typeof revisionSummaryView>;

const revisionView = z
  .strictObject({ ...revisionSummaryView.shape, content: recipeContent })
  .meta({ id: 'RecipeRevision' });
export type RevisionView = z.infer<typeof revisionView>;

export const revisionAnswer = z.strictObject({ revision: revisionView });
export const revisionSummaryAnswer = z.strictObject({ revision: revisionSummaryView });
export const revisionsAnswer = z.strictObject({
  revisions: z.array(revisionSummaryView),
  total: z.int(),
});
export type RevisionsAnswer = z.infer<typeof revisionsAnswer>;

/** Names the working copy, or keeps a copy that it is not: the one that a conflict would lose. */
export const revisionInput = z
  .strictObject({ name: title, content: recipeInput.exactOptional() })
  .meta({ id: 'RecipeRevisionInput' });
export type RevisionInput = z.output<typeof revisionInput>;

/** Null takes the name away, and with it the promise to keep the revision. */
export const revisionNameInput = z.strictObject({ name: title.nullable() });

/** `leftOut` names the places of what the revision refers to and the site no longer has. */
export const restoredAnswer = z.strictObject({ recipe: recipeView, leftOut: z.array(z.string()) });
export type RestoredAnswer = z.infer<typeof restoredAnswer>;
