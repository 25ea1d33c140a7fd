import { issueMessages } from '#contract/issue-messages.ts';
import type { ScheduleInput } from '#contract/recipe/recipe-schedule.ts';
import type { RecipeView, ScheduledAnswer } from '#contract/recipe/recipe-view.ts';
import type { RecipeId } from '#domain/ids.ts';
import { instantOf } from '#domain/publishing/wall-time.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { invalidAt, notFound } from '../service-error.ts';
import { deedOf } from './deed.ts';
import { getRecipe } from './get.ts';

type Scheduling = { id: RecipeId; input: ScheduleInput; ifMatch: readonly number[] | null };

/** Freezes the working copy until a time, by the server's clock. */
export async function scheduleRecipe(
  ctx: SiteContext,
  { id, input: { at: wall, zone, includeLaterEdits }, ifMatch }: Scheduling,
): Promise<ScheduledAnswer> {
  const instant = instantOf(wall, zone);
  if (!instant) throw invalidAt('at');
  const { at, meaning } = instant;
  if (at <= ctx.now) throw invalidAt('at', issueMessages.pastDate);
  const { recipes, recipeSchedules } = ctx.repositories;
  const schedule = { recipeId: id, revisionId: ctx.newId(), at, zone, wall, includeLaterEdits };
  await ctx.commit([
    ...recipeSchedules.put({ ...schedule, ...deedOf(ctx) }),
    ...(ifMatch ? [recipes.expectVersion(id, ifMatch)] : []),
  ]);
  return { recipe: await getRecipe(ctx, id), meaning };
}

export async function unscheduleRecipe(ctx: SiteContext, id: RecipeId): Promise<void> {
  const [removed = 0] = await ctx.commit(ctx.repositories.recipeSchedules.remove(id));
  if (removed === 0) throw notFound();
}

/** What the job failed to publish, as it was frozen; nothing where its time is still to come. */
export async function publishDue(ctx: SiteContext, id: RecipeId): Promise<RecipeView> {
  const { publications, recipeSchedules } = ctx.repositories;
  const { schedule } = await getRecipe(ctx, id);
  if (schedule === null || Date.parse(schedule.at) > ctx.now) throw notFound();
  const [due = 0] = await ctx.commit([
    recipeSchedules.claimDue(id, ctx.now),
    ...publications.publishScheduled({ recipeId: id, claimedAt: ctx.now, ...deedOf(ctx) }),
  ]);
  // The job came first.
  if (due === 0) throw notFound();
  ctx.wakePublisher(ctx.site.id);
  return getRecipe(ctx, id);
}
