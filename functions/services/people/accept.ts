import type { InvitationAnswer } from '#contract/accounts/people.ts';
import { issueMessages } from '#contract/issue-messages.ts';
import { invitationState } from '#domain/accounts/invitation.ts';
import { joinSite } from '#functions/crossings/join-site.ts';
import type { Context, PersonContext } from '#functions/http/context.ts';
import type { Invitation } from '#functions/repositories/accounts/site-invitation.ts';
import { expired, notFound, notPermitted } from '../service-error.ts';

/** What a mailed link asks; whoever has it reads that, and only its address can accept. */
export async function readInvitation(ctx: Context, token: string): Promise<InvitationAnswer> {
  return answerOf(ctx, await findInvitation(ctx, token));
}

/** The person who asks works on the site from now on; asked again, they do already. */
export async function acceptInvitation(
  ctx: PersonContext,
  token: string,
): Promise<InvitationAnswer> {
  const invitation = await findInvitation(ctx, token);
  if (invitation.email !== ctx.actor.user.email) {
    throw notPermitted(issueMessages.otherInvitation);
  }
  const state = invitationState(invitation, ctx.now);
  if (state === 'accepted') return answerOf(ctx, invitation);
  if (state !== 'open' || !(await joinSite(ctx, invitation))) {
    throw expired(issueMessages.endedInvitation);
  }
  return answerOf(ctx, { ...invitation, acceptedAt: ctx.now, worksThere: true });
}

async function findInvitation(ctx: Context, token: string): Promise<Invitation> {
  const invitation = await ctx.platform.siteInvitations.findByToken(await ctx.hash(token));
  if (!invitation) throw notFound();
  return invitation;
}

async function answerOf(ctx: Context, invitation: Invitation): Promise<InvitationAnswer> {
  const { siteId, email, role, inviterName } = invitation;
  const site = await ctx.siteOf(siteId).site.find();
  if (!site) throw notFound();
  const { slug, title } = site;
  const state = invitationState(invitation, ctx.now);
  return { invitation: { email, role, state, inviterName, site: { slug, title } } };
}
