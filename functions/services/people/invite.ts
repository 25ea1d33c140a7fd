import type { InvitationInput, PeopleAnswer } from '#contract/accounts/people.ts';
import { issueMessages } from '#contract/issue-messages.ts';
import { mailMessages } from '#contract/mail/mail-messages.ts';
import {
  invitationLifetimeDays,
  invitationLifetimeMs,
  invitationPath,
  peopleMax,
} from '#domain/accounts/invitation.ts';
import type { GivenRole } from '#domain/accounts/site-role.ts';
import type { Id } from '#domain/ids.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { storeLetter } from '#functions/mail/delivery/store.ts';
import { mailablePerson } from '#domain/mail/mailable-line.ts';
import { siteLook } from '#functions/mail/templates/look.ts';
import { invalidAt, notFound, OvertakenError } from '../service-error.ts';
import { platformHomes, siteHomes } from '../site/host/homes.ts';
import { checkMails } from './check-mails.ts';
import { listPeople } from './list.ts';

/** Asks somebody by mail to work on the site; an address that was asked before is asked anew. */
export async function invite(ctx: SiteContext, input: InvitationInput): Promise<PeopleAnswer> {
  const { people, invitations } = await listPeople(ctx);
  const { email } = input;
  if (people.some((person) => person.email === email)) {
    throw invalidAt('email', issueMessages.worksHere);
  }
  const others = invitations.filter((each) => each.state === 'open' && each.email !== email);
  if (people.length + others.length >= peopleMax) {
    throw invalidAt('email', issueMessages.tooManyPeople(peopleMax));
  }
  await send(ctx, input);
  return listPeople(ctx);
}

/** Sends the mail again, with a link that is good for seven days anew; the one before ends. */
export async function inviteAgain(ctx: SiteContext, id: Id): Promise<PeopleAnswer> {
  const { invitations } = await listPeople(ctx);
  const invitation = invitations.find((each) => each.id === id);
  if (!invitation) throw notFound();
  await send(ctx, invitation);
  return listPeople(ctx);
}

/** The link of the mail opens nothing any more. */
export async function withdrawInvitation(ctx: SiteContext, id: Id): Promise<PeopleAnswer> {
  const { siteInvitations } = ctx.platform;
  const place = { siteId: ctx.site.id, id };
  const [withdrawn] = await ctx.commit([siteInvitations.withdraw(place, ctx.now)]);
  if (withdrawn === 0) throw notFound();
  return listPeople(ctx);
}

/** Takes that back: the link is good until its seven days are over. */
export async function restoreInvitation(ctx: SiteContext, id: Id): Promise<PeopleAnswer> {
  const { siteInvitations } = ctx.platform;
  const place = { siteId: ctx.site.id, id };
  const [restored] = await ctx.commit([siteInvitations.restore(place, ctx.now)]);
  if (restored === 0) throw notFound();
  return listPeople(ctx);
}

async function send(
  ctx: SiteContext,
  { email, role }: { email: string; role: GivenRole },
): Promise<void> {
  await checkMails(ctx, 'invitation', email);
  const token = ctx.newToken();
  const expiresAt = ctx.now + invitationLifetimeMs;
  const letter = await letterTo(ctx, { email, role, token, expiresAt });
  const invitation = {
    id: ctx.newId(),
    siteId: ctx.site.id,
    email,
    role,
    tokenHash: await ctx.hash(token),
    invitedBy: ctx.actor.user.id,
    createdAt: ctx.now,
    expiresAt,
  };
  try {
    await ctx.commit([letter.statement, ctx.platform.siteInvitations.put(invitation)]);
  } catch (error) {
    throw error instanceof OvertakenError ? invalidAt('email', issueMessages.siteOffered) : error;
  }
  ctx.wakeMailer([letter.id]);
}

type Asking = { email: string; role: GivenRole; token: string; expiresAt: number };

async function letterTo(ctx: SiteContext, { email, role, token, expiresAt }: Asking) {
  const { origin } = platformHomes(ctx);
  // The name of the site stands over its own address, though the platform asks.
  const look = await siteLook(ctx, (await siteHomes(ctx)).origin);
  const texts = mailMessages.invitation;
  const inviter = mailablePerson(ctx.actor.user.displayName ?? '') ?? texts.somebody;
  return storeLetter(ctx, look, {
    kind: 'invitation',
    siteId: ctx.site.id,
    recipient: email,
    expiresAt,
    letter: {
      subject: texts.subject({ inviter, ...look }),
      paragraphs: [
        mailMessages.greeting,
        texts.intro[role]({ inviter, ...look }),
        texts.how({ email, platform: mailMessages.platformName }),
      ],
      action: { label: texts.button, address: `${origin}${invitationPath}?token=${token}` },
      code: null,
      notes: [
        mailMessages.leadsTo(new URL(origin).host),
        texts.lifetime(invitationLifetimeDays),
        texts.notYou,
      ],
      unsubscribeAddress: null,
    },
  });
}
