import { issueMessages } from '#contract/issue-messages.ts';
import { finishDeletion } from '#functions/crossings/delete-account.ts';
import type { PersonContext } from '#functions/http/context.ts';
import { withdrawOfPerson } from '../../money/checkout/withdraw-of-person.ts';
import { farewellTo } from './farewell.ts';
import { hasPaidPlan, invalidAt, ownsSites } from '../../service-error.ts';

/** Deletes all there is about the person who asks, who confirms it by typing their own address. */
export async function deleteAccount(ctx: PersonContext, typedEmail: string): Promise<void> {
  const { id, email } = ctx.actor.user;
  if (typedEmail !== email) throw invalidAt('email', issueMessages.otherEmail);
  const { account } = ctx.platform;
  await withdrawOfPerson(ctx, id);
  const { sites, paidPlans } = await account.countTies(id);
  if (sites > 0) throw ownsSites();
  if (paidPlans > 0) throw hasPaidPlan();
  const [requested] = await ctx.commit(account.requestDeletion(id, ctx.now));
  if (requested === 0) throw ownsSites();
  const farewell = farewellTo(ctx, { id, email });
  const host = { ...ctx, media: ctx.adapters.media, farewellTo: () => farewell.statement };
  await finishDeletion(host, { id, email });
  ctx.wakeMailer([farewell.id]);
}
