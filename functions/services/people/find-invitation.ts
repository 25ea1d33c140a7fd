import { issueMessages } from '#contract/issue-messages.ts';
import type { Context, PersonContext } from '#functions/http/context.ts';
import type { Invitation } from '#functions/repositories/accounts/site-invitation.ts';
import type { Site } from '#functions/repositories/site/site.ts';
import { notFound, notPermitted } from '../service-error.ts';

/** What a mailed link asks, of which site, and its token as it is stored. */
export type Asked = { invitation: Invitation; site: Site; tokenHash: string };

export async function findInvitation(ctx: Context, token: string): Promise<Asked> {
  const tokenHash = await ctx.hash(token);
  const invitation = await ctx.platform.siteInvitations.findByToken(tokenHash);
  const site = invitation && (await ctx.siteOf(invitation.siteId).site.find());
  if (!invitation || !site) throw notFound();
  return { invitation, site, tokenHash };
}

/** The same, for the very person who is asked. */
export async function findOwnInvitation(ctx: PersonContext, token: string): Promise<Asked> {
  const asked = await findInvitation(ctx, token);
  if (asked.invitation.email !== ctx.actor.user.email) {
    throw notPermitted(issueMessages.otherInvitation);
  }
  return asked;
}
