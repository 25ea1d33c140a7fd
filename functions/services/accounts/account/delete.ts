import { issueMessages } from '#contract/error-messages.ts';
import { originalName, variantPrefix } from '#domain/media/media-key.ts';
import type { PersonContext } from '#functions/http/context.ts';
import { hasPaidPlan, invalidAt, ownsSites } from '../../service-error.ts';

/** Deletes all there is about the person who asks, who confirms it by typing their own address. */
export async function deleteAccount(ctx: PersonContext, typedEmail: string): Promise<void> {
  const { id, email } = ctx.actor.user;
  if (typedEmail !== email) throw invalidAt('email', issueMessages.otherEmail);
  const { account } = ctx.platform;
  const { sites, paidPlans } = await account.countTies(id);
  if (sites > 0) throw ownsSites();
  if (paidPlans > 0) throw hasPaidPlan();
  const keys = await account.listImageKeys(id);
  const actorHash = await ctx.hash(id);
  await ctx.commit(account.delete({ id, email, actorHash }, ctx.now));
  for (const key of keys) {
    await ctx.adapters.media.removeUnder(originalName(key));
    await ctx.adapters.media.removeUnder(variantPrefix(key));
  }
}
