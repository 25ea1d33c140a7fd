import type { InvitationAnswer } from '#contract/accounts/people.ts';
import { issueMessages } from '#contract/issue-messages.ts';
import { type InvitationState, invitationState } from '#domain/accounts/invitation.ts';
import { joinSite } from '#functions/crossings/join-site.ts';
import type { Context, PersonContext } from '#functions/http/context.ts';
import type { Invitation } from '#functions/repositories/accounts/site-invitation.ts';
import type { Site } from '#functions/repositories/site/site.ts';
import { expired, OvertakenError } from '../service-error.ts';
import { type Asked, findInvitation, findOwnInvitation } from './find-invitation.ts';
import { declinedLetter } from './offer-letters.ts';
import { takeOver } from './take-over.ts';

/** What a mailed link asks; whoever has it reads that, and only its address can answer. */
export async function readInvitation(ctx: Context, token: string): Promise<InvitationAnswer> {
  const { invitation, site } = await findInvitation(ctx, token);
  return answerOf(ctx, invitation, site);
}

/** The person who asks works on the site from now on, or owns it; asked again, they do already. */
export async function acceptInvitation(
  ctx: PersonContext,
  token: string,
): Promise<InvitationAnswer> {
  const found = await findOwnInvitation(ctx, token);
  const { invitation, site, tokenHash } = found;
  const state = invitationState(invitation, ctx.now);
  if (state === 'accepted') return answerOf(ctx, invitation, site);
  if (state !== 'open') throw expired(issueMessages.endedInvitation);
  if (invitation.role === 'owner') {
    await unlessOvertaken(ctx, { ...found, wanted: 'accepted' }, () => takeOver(ctx, found));
  } else if (!(await joinSite(ctx, { ...invitation, tokenHash }))) {
    throw expired(issueMessages.endedInvitation);
  }
  return answerOf(ctx, { ...invitation, acceptedAt: ctx.now, worksThere: true }, site);
}

/** The person who asks says no; whoever offered them a whole site is told by mail. */
export async function declineInvitation(
  ctx: PersonContext,
  token: string,
): Promise<InvitationAnswer> {
  const found = await findOwnInvitation(ctx, token);
  const { invitation, site, tokenHash } = found;
  const state = invitationState(invitation, ctx.now);
  if (state === 'declined') return answerOf(ctx, invitation, site);
  if (state !== 'open') throw expired(issueMessages.endedInvitation);
  const { email, role, inviterEmail } = invitation;
  const isTold = role === 'owner' && inviterEmail !== null;
  const letters = isTold ? [await declinedLetter(ctx, site, { owner: inviterEmail, email })] : [];
  const { siteInvitations } = ctx.platform;
  await unlessOvertaken(ctx, { ...found, wanted: 'declined' }, async () => {
    await ctx.commit([
      siteInvitations.decline({ ...invitation, tokenHash, now: ctx.now }),
      ...letters.map(({ statement }) => statement),
    ]);
    ctx.wakeMailer(letters.map(({ id }) => id));
  });
  return answerOf(ctx, { ...invitation, declinedAt: ctx.now }, site);
}

/** Another answer may have come between; where it was the same one nothing is left to do. */
async function unlessOvertaken(
  ctx: PersonContext,
  { tokenHash, wanted }: Asked & { wanted: InvitationState },
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof OvertakenError)) throw error;
    const now = await ctx.platform.siteInvitations.findByToken(tokenHash);
    const isDone = now !== null && invitationState(now, ctx.now) === wanted;
    if (!isDone) throw expired(issueMessages.endedInvitation);
  }
}

function answerOf(ctx: Context, invitation: Invitation, site: Site): InvitationAnswer {
  const { email, role, inviterName } = invitation;
  const { slug, title } = site;
  const state = invitationState(invitation, ctx.now);
  return { invitation: { email, role, state, inviterName, site: { slug, title } } };
}
