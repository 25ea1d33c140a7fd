import type { OfferedSiteAnswer } from '#contract/accounts/site-offer.ts';
import { invitationState } from '#domain/accounts/invitation.ts';
import { handOverSite } from '#functions/crossings/hand-over-site.ts';
import type { PersonContext } from '#functions/http/context.ts';
import { leaveAppPage } from '../money/app/leave-app.ts';
import { expired, notFound } from '../service-error.ts';
import { issueMessages } from '#contract/issue-messages.ts';
import { type Asked, findOwnInvitation } from './find-invitation.ts';
import { handoverLetters } from './offer-letters.ts';
import { requireNothingPaid } from './payment-account.ts';
import { requireRecentSignIn } from './recent-sign-in.ts';

/** What comes with a site that is offered to the person who asks, before they say yes. */
export async function readOfferedSite(
  ctx: PersonContext,
  token: string,
): Promise<OfferedSiteAnswer> {
  const { invitation, site } = await findOwnInvitation(ctx, token);
  const { formerOwner, inviterEmail } = invitation;
  if (formerOwner === null || inviterEmail === null) throw notFound();
  if (invitationState(invitation, ctx.now) !== 'open') throw expired(issueMessages.endedInvitation);
  const { archive, hostnames } = ctx.siteOf(site.id);
  const [counts, hosts, { people }] = await Promise.all([
    archive.count(),
    hostnames.listVerified(),
    ctx.platform.sitePeople.list(site.id),
  ]);
  return {
    offeredSite: {
      ownerEmail: inviterEmail,
      formerOwner,
      recipes: counts.recipes,
      subscribers: counts.subscribers,
      people: people.filter(({ person }) => person.id !== ctx.actor.user.id).length,
      domains: hosts.map(({ host }) => host),
    },
  };
}

/** The site is theirs who ask, and both get a letter about it. */
export async function takeOver(ctx: PersonContext, asked: Asked): Promise<void> {
  const { invitation, site, tokenHash } = asked;
  const { formerOwner, inviterEmail, email } = invitation;
  if (formerOwner === null || inviterEmail === null) throw notFound();
  const opened = await requireNothingPaid(ctx, site.id);
  requireRecentSignIn(ctx);
  if (opened) await leaveAppPage(ctx, opened);
  // It may have been paid until it was closed.
  const paid = opened && (await requireNothingPaid(ctx, site.id));
  const handover = { former: inviterEmail, next: email, formerOwner };
  const letters = await handoverLetters(ctx, site, handover);
  const statements = letters.map(({ statement }) => statement);
  await handOverSite(ctx, { ...invitation, tokenHash, paid }, statements);
  ctx.wakeMailer(letters.map(({ id }) => id));
  ctx.wakePublisher(site.id);
}
