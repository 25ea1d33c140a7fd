import { mailMessages } from '#contract/mail/mail-messages.ts';
import type { SignInRequestedAnswer } from '#contract/accounts/sign-in.ts';
import type { Id } from '#domain/ids.ts';
import type { Homes } from '#domain/accounts/link-addresses.ts';
import type { Context, VisitContext } from '#functions/http/context.ts';
import { broughtBy } from '../../newsletters/brought-by.ts';
import { platformHomes, siteHomes } from '../../site/host/homes.ts';
import { isoTime } from '../../iso-time.ts';
import { type Look, platformLook, siteLook } from '#functions/mail/templates/look.ts';
import { storeLetter } from '#functions/mail/delivery/store.ts';
import { type LinkRequest, newSignInLink } from './new-link.ts';

type Kind = 'sign-in' | 'sign-up';
type Request = LinkRequest & {
  kind: Kind;
  isSubscribing?: boolean;
  /** By which newsletter they came, as their browser says. */
  letter?: string | undefined;
};
type Place = { homes: Homes; look: Look; siteId: string | null; broughtBy?: Id | null };

const texts = { 'sign-in': mailMessages.signIn, 'sign-up': mailMessages.signUp };

export async function requestSignIn(ctx: Context, request: Request) {
  const homes = platformHomes(ctx);
  return mailLink(ctx, request, { homes, look: platformLook(homes.origin), siteId: null });
}

export async function requestSiteSignIn(ctx: VisitContext, request: Request) {
  const homes = await siteHomes(ctx);
  const look = await siteLook(ctx, homes.origin);
  const sendId = request.isSubscribing ? await broughtBy(ctx, request.letter) : null;
  return mailLink(ctx, request, { homes, look, siteId: ctx.site.id, broughtBy: sendId });
}

/** Does the same for an address it knows and for one it does not: whoever claims the link is it. */
async function mailLink(
  ctx: Context,
  request: Request,
  { look, ...place }: Place,
): Promise<SignInRequestedAnswer> {
  const { email, kind, isSubscribing = false } = request;
  const { siteId } = place;
  const link = await newSignInLink(ctx, request, {
    ...place,
    subscribingFrom: isSubscribing ? 'account' : null,
  });
  const { subject, intro, button } = texts[kind];
  const message = storeLetter(ctx, look, {
    kind,
    siteId,
    recipient: email,
    expiresAt: link.expiresAt,
    isBound: link.isBound,
    letter: {
      subject: subject(look),
      paragraphs: [
        mailMessages.greeting,
        intro(look),
        ...(isSubscribing ? [mailMessages.signUp.newsletter(look)] : []),
      ],
      action: { label: button, address: link.address },
      code: link.code,
      notes: [link.leadsTo, ...link.notes],
      unsubscribeAddress: null,
    },
  });
  await ctx.commit([message.statement, link.statementFor(message.id)]);
  ctx.wakeMailer([message.id]);
  return { expiresAt: isoTime(link.expiresAt) };
}
