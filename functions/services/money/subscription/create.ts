import { mailMessages } from '#contract/mail/mail-messages.ts';
import { issueMessages } from '#contract/issue-messages.ts';
import type { SubscriptionAnswer, SubscriptionInput } from '#contract/money/subscription.ts';
import type { Id, UserId } from '#domain/ids.ts';
import { isPaidPlan } from '#domain/money/paid-plan.ts';
import { commitAsMember, joinByEmail } from '#functions/crossings/membership.ts';
import type { VisitContext, VisitorContext } from '#functions/http/context.ts';
import { siteHomes } from '../../site/host/homes.ts';
import { broughtBy, noteBrought } from '../../newsletters/brought-by.ts';
import { siteLook } from '#functions/mail/templates/look.ts';
import { storeLetter } from '#functions/mail/delivery/store.ts';
import { invalidAt } from '../../service-error.ts';
import { newSignInLink } from '../../accounts/sign-in/new-link.ts';
import { buy } from './buy.ts';
import { findHeldPlan } from './held-plan.ts';
import { refuse } from './refuse.ts';

/** All who take a plan do so on its page. */
const source = 'subscribe-page';

type Asked = { input: SubscriptionInput; askedAt: string };

/** Starts a plan. What people are to read as a refusal is an answer, for the client shows it. */
export async function createSubscription(
  ctx: VisitContext,
  asked: Asked,
): Promise<SubscriptionAnswer> {
  const { input } = asked;
  if (input.siteSlug !== undefined && input.siteSlug !== ctx.site.slug) throw invalidAt('siteSlug');
  const refusal = refusalOfPlan(ctx, input);
  if (refusal) return refusal;
  const { plan } = input;
  if (plan !== 'free') return buy(ctx, { ...asked, plan });
  const { actor } = ctx;
  if (actor.kind !== 'anonymous') return startOwn({ ...ctx, actor }, input.letter);
  if (input.email === undefined) throw invalidAt('email', issueMessages.required);
  return startFor(ctx, input.email, asked);
}

function refusalOfPlan({ site, adapters }: VisitContext, { plan }: SubscriptionInput) {
  const { subscriptionsEnabled, newslettersEnabled } = site.settings;
  const isOffered = subscriptionsEnabled || (plan === 'free' && newslettersEnabled);
  if (!isOffered) return refuse('subscriptions_disabled');
  return isPaidPlan(plan) && adapters.payments === null ? refuse('payments_disabled') : null;
}

async function startOwn(ctx: VisitorContext, letter?: string): Promise<SubscriptionAnswer> {
  const { id } = ctx.actor.user;
  const current = await findHeldPlan(ctx, id);
  if (current && isPaidPlan(current.plan)) return refuse('already_subscribed');
  const sendId = await broughtBy(ctx, letter);
  await commitAsMember(ctx, startStatements(ctx, id, { isProven: true, sendId }));
  return {};
}

/** For an address without an account: an account, a free plan, and a link that proves it. */
async function startFor(
  ctx: VisitContext,
  email: string,
  { input, askedAt }: Asked,
): Promise<SubscriptionAnswer> {
  if (await ctx.platform.users.hasAccount(email)) return refuse('account_already_exists');
  const homes = await siteHomes(ctx);
  const look = await siteLook(ctx, homes.origin);
  const request = { email, askedAt: originOf(input.nextLogin) ?? askedAt, next: input.nextLogin };
  const { newslettersEnabled } = ctx.site.settings;
  const place = {
    homes,
    siteId: ctx.site.id,
    subscribingFrom: newslettersEnabled ? source : null,
    broughtBy: await broughtBy(ctx, input.letter),
  } as const;
  const link = await newSignInLink(ctx, request, place);
  const { subject, intro, button } = mailMessages.subscription;
  const message = storeLetter(ctx, look, {
    kind: 'subscription',
    siteId: ctx.site.id,
    recipient: email,
    expiresAt: link.expiresAt,
    isBound: link.isBound,
    letter: {
      subject: subject(look),
      paragraphs: [mailMessages.greeting, intro(look)],
      action: { label: button, address: link.address },
      code: link.code,
      notes: [link.leadsTo, ...link.notes],
      unsubscribeAddress: null,
    },
  });
  const joined = await joinByEmail(ctx, email, (userId) =>
    startStatements(ctx, userId, { isProven: false, sendId: null }),
  );
  if (!joined) return refuse('account_already_exists');
  await ctx.commit([
    ctx.platform.users.open(joined.userId, ctx.now),
    joined.settlement,
    message.statement,
    link.statementFor(message.id),
  ]);
  ctx.wakeMailer([message.id]);
  return {};
}

type Start = {
  isProven: boolean;
  /** The newsletter that brought them; of who has proven nothing, their link knows it. */
  sendId: Id | null;
};

/** A free plan comes with the newsletter where there is one. */
function startStatements(ctx: VisitContext, userId: UserId, { isProven, sendId }: Start) {
  const { subscriptions, newsletterSubscribers } = ctx.repositories;
  const { newslettersEnabled } = ctx.site.settings;
  return [
    subscriptions.startFree(ctx.newId(), userId, ctx.now),
    ...(newslettersEnabled
      ? [
          ...noteBrought(ctx.repositories, sendId, { userId, now: ctx.now }),
          ...newsletterSubscribers.subscribe(userId, { now: ctx.now, isProven, source }),
        ]
      : []),
  ];
}

const originOf = (address: string | undefined): string | null =>
  address !== undefined && URL.canParse(address) ? new URL(address).origin : null;
