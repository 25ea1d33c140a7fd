import { mailMessages as texts } from '#contract/mail/mail-messages.ts';
import { invitationLifetimeDays, invitationPath } from '#domain/accounts/invitation.ts';
import type { FormerOwnerFate } from '#domain/accounts/site-offer.ts';
import { kitchenPath, leavingPath } from '#domain/kitchen/kitchen-paths.ts';
import type { Context } from '#functions/http/context.ts';
import { storeLetter } from '#functions/mail/delivery/store.ts';
import { mailablePerson } from '#domain/mail/mailable-line.ts';
import { siteLook } from '#functions/mail/templates/look.ts';
import type { Site } from '#functions/repositories/site/site.ts';
import { platformHomes, siteHomes } from '../site/host/homes.ts';

type Offer = { email: string; formerOwner: FormerOwnerFate; token: string; expiresAt: number };
type Owner = { email: string; displayName: string | null };
type Told = { subject: string; paragraphs: string[]; action: string; path: string; note: string };

/** To whom a site is offered, with the link; and to its owner, that it was. */
export async function offerLetters(ctx: Context, site: Site, offer: Offer & { owner: Owner }) {
  const { owner, email, token, expiresAt } = offer;
  const { origin } = platformHomes(ctx);
  const look = await lookOf(ctx, site);
  const inviter = mailablePerson(owner.displayName ?? '') ?? texts.invitation.somebody;
  const { siteOffer, siteOffered } = texts;
  const asked = storeLetter(ctx, look, {
    kind: 'site-offer',
    siteId: site.id,
    recipient: email,
    expiresAt,
    letter: {
      subject: siteOffer.subject({ inviter, ...look }),
      paragraphs: [texts.greeting, siteOffer.intro({ inviter, ...look }), siteOffer.how(email)],
      action: { label: siteOffer.button, address: `${origin}${invitationPath}?token=${token}` },
      code: null,
      notes: [
        texts.leadsTo(new URL(origin).host),
        siteOffer.lifetime(invitationLifetimeDays),
        siteOffer.notYou,
      ],
      unsubscribeAddress: null,
    },
  });
  const told = await newsLetter(ctx, { site, recipient: owner.email }, (name) => ({
    subject: siteOffered.subject({ name }),
    paragraphs: [siteOffered.intro({ name, email })],
    action: siteOffered.button,
    path: leavingPath(site.slug),
    note: siteOffered.notYou,
  }));
  return [asked, told];
}

type Handover = { former: string; next: string; formerOwner: FormerOwnerFate };

/** To both, once it has happened. */
export async function handoverLetters(ctx: Context, site: Site, handover: Handover) {
  const { former, next, formerOwner } = handover;
  const { siteGiven, siteTaken } = texts;
  return Promise.all([
    newsLetter(ctx, { site, recipient: former }, (name) => ({
      subject: siteGiven.subject({ name }),
      paragraphs: [siteGiven.intro({ name, email: next }), siteGiven[formerOwner]],
      action: siteGiven.button,
      path: kitchenPath,
      note: siteGiven.notYou,
    })),
    newsLetter(ctx, { site, recipient: next }, (name) => ({
      subject: siteTaken.subject({ name }),
      paragraphs: [siteTaken.intro({ name }), siteTaken[formerOwner](former)],
      action: siteTaken.button,
      path: kitchenPath,
      note: '',
    })),
  ]);
}

/** To the owner: that they keep it. */
export const declinedLetter = (
  ctx: Context,
  site: Site,
  { owner, email }: Record<'owner' | 'email', string>,
) =>
  newsLetter(ctx, { site, recipient: owner }, (name) => ({
    subject: texts.siteDeclined.subject({ name }),
    paragraphs: [texts.siteDeclined.intro({ name, email })],
    action: texts.siteOffered.button,
    path: leavingPath(site.slug),
    note: '',
  }));

/** The name of the site stands over its own address, though the platform writes. */
async function lookOf({ config, siteOf }: Context, site: Site) {
  const place = { config, site, repositories: siteOf(site.id) };
  return siteLook(place, (await siteHomes(place)).origin);
}

async function newsLetter(
  ctx: Context,
  { site, recipient }: { site: Site; recipient: string },
  say: (name: string) => Told,
) {
  const { origin } = platformHomes(ctx);
  const look = await lookOf(ctx, site);
  const { subject, paragraphs, action, path, note } = say(look.name);
  return storeLetter(ctx, look, {
    kind: 'site-handover',
    siteId: site.id,
    recipient,
    expiresAt: null,
    letter: {
      subject,
      paragraphs: [texts.greeting, ...paragraphs],
      action: { label: action, address: `${origin}${path}` },
      code: null,
      notes: note === '' ? [] : [note],
      unsubscribeAddress: null,
    },
  });
}
