import { mailMessages } from '#contract/mail/mail-messages.ts';
import type { UserId } from '#domain/ids.ts';
import type { SignUpPlace } from '#domain/mail/subscriber-source.ts';
import { linkLifetimeMinutes } from '#domain/accounts/sign-in-link.ts';
import type { Homes } from '#domain/accounts/link-addresses.ts';
import { commitAsMember, joinByEmail } from '#functions/crossings/membership.ts';
import type { VisitContext, VisitorContext } from '#functions/http/context.ts';
import { siteHomes } from '../../site/host/homes.ts';
import { type Look, siteLook } from '#functions/mail/templates/look.ts';
import { storeLetter } from '#functions/mail/delivery/store.ts';
import { broughtBy, noteBrought } from '../../newsletters/brought-by.ts';
import { newSignInLink } from '../../accounts/sign-in/new-link.ts';
import { unsubscribeAddresses } from '#functions/mail/newsletters/unsubscribe-addresses.ts';

/** The page that tells a person that the confirmation worked. */
const subscribedPath = '/subscribe/success';

type Request = {
  email: string;
  askedAt: string;
  source: SignUpPlace;
  /** By which newsletter they came, as their browser says. */
  letter?: string | undefined;
};

/**
 * Signs an address up. Whose it is has to be proven, by a link that is mailed, before anything else
 * is sent there; a person who is signed in has proven their own.
 */
export async function signUpForNewsletter(ctx: VisitContext, request: Request): Promise<void> {
  const { actor, site } = ctx;
  if (!site.settings.newslettersEnabled) return;
  if (actor.kind !== 'anonymous' && actor.user.email === request.email) {
    return welcome({ ...ctx, actor }, request);
  }
  await askForProof(ctx, request);
}

/** To a person whose address is proven, unless they get the newsletter already. */
async function welcome(ctx: VisitorContext, { source, letter }: Request): Promise<void> {
  const { id, email } = ctx.actor.user;
  const homes = await siteHomes(ctx);
  // The cook's own letter says it better, where there is one.
  const isWithheld = (await ctx.repositories.newsletterSends.findWelcome())?.isActive === true;
  const sending = {
    userId: id,
    email,
    link: null,
    homes,
    ...(isWithheld ? { isWithheld } : { unlessSubscribed: id }),
  };
  const message = await storeWelcome(ctx, sending);
  const proof = { now: ctx.now, isProven: true, source };
  const subscription = ctx.repositories.newsletterSubscribers.subscribe(id, proof);
  const brought = noteBrought(ctx.repositories, await broughtBy(ctx, letter), {
    userId: id,
    now: ctx.now,
  });
  await commitAsMember(ctx, [message.statement, ...brought, ...subscription]);
  ctx.wakeMailer([message.id]);
}

/** Costs the same where nothing is sent, or the time it takes would tell who subscribes. */
async function askForProof(ctx: VisitContext, request: Request): Promise<void> {
  const { email, source, letter } = request;
  const { newsletterSubscribers: subscribers } = ctx.repositories;
  const joined = await joinByEmail(ctx, email, (userId) =>
    subscribers.subscribe(userId, { now: ctx.now, isProven: false, source }),
  );
  if (!joined) return;
  const { userId, settlement } = joined;
  const homes = await siteHomes(ctx);
  const place = {
    homes,
    siteId: ctx.site.id,
    subscribingFrom: source,
    broughtBy: await broughtBy(ctx, letter),
    // The form that signs up has no place to enter a code.
    hidesCode: true,
  };
  const link = await newSignInLink(ctx, { ...request, next: subscribedPath }, place);
  const isWithheld = await subscribers.getsLetters(userId);
  const message = await storeWelcome(ctx, { userId, email, link, homes, isWithheld });
  await ctx.commit([settlement, message.statement, link.statementFor(message.id)]);
  ctx.wakeMailer([message.id]);
}

type Welcome = {
  userId: UserId;
  email: string;
  link: Link | null;
  homes: Homes;
  unlessSubscribed?: UserId;
  isWithheld?: boolean;
};

async function storeWelcome(ctx: VisitContext, { userId, email, link, homes, ...limits }: Welcome) {
  const look = await siteLook(ctx, homes.origin);
  const addresses = await unsubscribeAddresses(ctx, userId);
  return storeLetter(ctx, look, {
    kind: 'newsletter-welcome',
    siteId: ctx.site.id,
    recipient: email,
    expiresAt: link?.expiresAt ?? null,
    headers: addresses.headers,
    letter: letterOf(look, link, addresses.page),
    ...limits,
  });
}

type Link = Awaited<ReturnType<typeof newSignInLink>>;

function letterOf(look: Look, link: Link | null, unsubscribeAddress: string) {
  const { greeting, welcome: texts } = mailMessages;
  const unconfirmed = {
    subject: texts.subject(look),
    paragraphs: [greeting, texts.intro(look)],
    notes: [...(link ? [link.leadsTo] : []), texts.lifetime(linkLifetimeMinutes), texts.notYou],
  };
  const confirmed = {
    subject: texts.confirmedSubject(look),
    paragraphs: [greeting, texts.confirmedIntro(look)],
    notes: [],
  };
  return {
    ...(link ? unconfirmed : confirmed),
    action: link && { label: texts.button, address: link.address },
    code: null,
    unsubscribeAddress,
  };
}
