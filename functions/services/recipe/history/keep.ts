import { issueMessages } from '#contract/issue-messages.ts';
import type { RevisionInput, RevisionSummaryView } from '#contract/recipe/recipe-history.ts';
import type { RecipeId } from '#domain/ids.ts';
import { ownRevisionsMax } from '#domain/recipe/history/revision.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { invalidAt, notFound } from '../../service-error.ts';
import { contentFrom } from '../content.ts';
import { deedOf } from '../deed.ts';
import { revisionSummaryOf } from './views.ts';

type Keeping = { recipeId: RecipeId; input: RevisionInput; ifMatch: readonly number[] | null };

/**
 * Names the working copy, or keeps the copy that is sent. What that copy refers to is looked at when
 * it is restored: what a conflict would lose is kept whatever was deleted meanwhile.
 */
export async function keepRevision(
  ctx: SiteContext,
  { recipeId, input: { name, content }, ifMatch }: Keeping,
): Promise<RevisionSummaryView> {
  const { recipeHistory, recipes } = ctx.repositories;
  const id = ctx.newId();
  const copy = { recipeId, id, name, ...deedOf(ctx) };
  const [kept] = await ctx.commit([
    content
      ? recipeHistory.keepLoser({ ...copy, content: contentFrom(content, null) })
      : recipeHistory.name(copy),
    ...(ifMatch ? [recipes.expectVersion(recipeId, ifMatch)] : []),
  ]);
  const revision = await recipeHistory.findSummary({ recipeId, id });
  if (kept !== 0 && revision) return revisionSummaryOf(revision);
  if (await ctx.repositories.comments.hasRecipe(recipeId)) {
    throw invalidAt('name', issueMessages.tooManyRevisions(ownRevisionsMax));
  }
  throw notFound();
}
