import { mailMessages } from '#contract/mail/mail-messages.ts';
import type { UserId } from '#domain/ids.ts';
import { linkLifetimeMinutes } from '#domain/accounts/sign-in-link.ts';
import type { VisitContext } from '#functions/http/context.ts';
import { siteHomes } from '#functions/services/site/host/homes.ts';
import { type Look, siteLook } from '../letters/look.ts';
import { storeLetter } from '../delivery/store.ts';
import { newSignInLink } from '#functions/services/accounts/sign-in/new-link.ts';
import { unsubscribeAddresses } from './unsubscribe-addresses.ts';

/** Where whoever confirms reads that it worked. */
const subscribedPath = '/subscribe/success';

type Request = { email: string; askedAt: string };

/**
 * Signs an address up. Whose it is has to be proven, by a link that is mailed, before anything else
 * is sent there; a person who is signed in has proven their own.
 */
export async function signUpForNewsletter(ctx: VisitContext, request: Request): Promise<void> {
  const { actor, site } = ctx;
  if (!site.settings.newslettersEnabled) return;
  if (actor.kind !== 'anonymous' && actor.user.email === request.email) {
    return welcome(ctx, { ...request, userId: actor.user.id, isProven: true });
  }
  await ctx.prepare([ctx.platform.users.create(ctx.newId(), request.email, ctx.now)]);
  const userId = await ctx.platform.users.findIdByEmail(request.email);
  if (userId !== null) await welcome(ctx, { ...request, userId, isProven: false });
}

type Newcomer = Request & { userId: UserId; isProven: boolean };

/** Costs the same where nothing is sent, or the time it takes would tell who subscribes. */
async function welcome(ctx: VisitContext, newcomer: Newcomer): Promise<void> {
  const { email, userId, isProven } = newcomer;
  const homes = await siteHomes(ctx);
  const look = await siteLook(ctx, homes.origin);
  const link = isProven
    ? null
    : await newSignInLink(
        ctx,
        { ...newcomer, next: subscribedPath },
        { homes, siteId: ctx.site.id, isSubscribing: true },
      );
  const addresses = await unsubscribeAddresses(ctx, userId);
  const message = storeLetter(ctx, look, {
    kind: 'newsletter-welcome',
    siteId: ctx.site.id,
    recipient: email,
    expiresAt: link?.expiresAt ?? null,
    headers: addresses.headers,
    unlessSubscribed: userId,
    letter: letterOf(look, link, addresses.page),
  });
  await ctx.commit([
    message.statement,
    ctx.repositories.newsletterSubscribers.subscribe(email, { now: ctx.now, isProven }),
    ...(link ? [link.statementFor(message.id)] : []),
  ]);
  ctx.wakeMailer([message.id]);
}

type Link = Awaited<ReturnType<typeof newSignInLink>>;

function letterOf(look: Look, link: Link | null, unsubscribeAddress: string) {
  const { greeting, welcome: texts } = mailMessages;
  const unconfirmed = {
    subject: texts.subject(look),
    paragraphs: [greeting, texts.intro(look)],
    notes: [texts.lifetime(linkLifetimeMinutes), texts.notYou],
  };
  const confirmed = {
    subject: texts.confirmedSubject(look),
    paragraphs: [greeting, texts.confirmedIntro(look)],
    notes: [],
  };
  return {
    ...(link ? unconfirmed : confirmed),
    action: link && { label: texts.button, address: link.address },
    // The form that signs up has no place to enter a code.
    code: null,
    unsubscribeAddress,
  };
}
