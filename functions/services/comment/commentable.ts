import type { RecipeId } from '#domain/ids.ts';
import type { PlanType } from '#domain/plans.ts';
import type { Reader } from '#domain/recipe-access.ts';
import type { PrivacySetting } from '#domain/recipe.ts';
import type { VisitContext } from '#functions/http/context.ts';
import type { Subscription } from '#functions/repositories/subscription.ts';
import { commentsDisabled, notFound } from '../service-error.ts';

/** The recipe as far as its comments are concerned; refused where visitors find none. */
export async function getCommentable(
  ctx: VisitContext,
  recipeId: RecipeId,
): Promise<{ privacySetting: PrivacySetting }> {
  checkCommentsEnabled(ctx);
  const recipe = await ctx.repositories.comments.findRecipe(recipeId);
  if (!recipe) throw notFound();
  return recipe;
}

export function checkCommentsEnabled({ site }: VisitContext): void {
  if (!site.settings.commentsEnabled) throw commentsDisabled();
}

export async function readerOf({ actor, repositories }: VisitContext): Promise<Reader> {
  if (actor.kind === 'anonymous') return { kind: 'anonymous' };
  if (actor.kind === 'owner') return { kind: 'owner', isPreviewing: false };
  const subscription = await repositories.subscriptions.findCurrent(actor.user.id);
  return { kind: 'visitor', plan: subscription && planInUse(subscription) };
}

/** A plan that is not paid for opens nothing. */
const planInUse = ({ plan, status }: Subscription): PlanType | null =>
  status === 'active' || status === 'trialing' ? plan : null;
