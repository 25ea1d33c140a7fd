import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import { siteApi } from '#api/site-api.ts';
import { accountMessages } from '#contract/accounts/account-messages.ts';
import { moneyMessages } from '#contract/money/money-messages.ts';
import type { BillingPortalInput } from '#contract/money/purchases.ts';
import type { UserSubscriptionsAnswer } from '#contract/money/subscription.ts';
import type { PressKind } from '#domain/money/payments.ts';
import { remote, valueOf } from '../remote.ts';
import { type Submit, submission } from '../submit.ts';
import { toast } from '../toasts.ts';

export type UserSubscription = UserSubscriptionsAnswer['subscriptions'][number];

const { subscriptions: texts } = accountMessages;

const held = remote<UserSubscription[]>();
/** The account's plans and newsletters, by site. */
export const $subscriptions = held.$remote;

export const loadSubscriptions = (): Promise<void> =>
  held.load(async (signal) => {
    const answer = await manageApi.subscriptions.$get({}, { init: { signal } });
    return (await jsonOf(answer)).subscriptions;
  });

/** Shows the change at once and reverts it if the request fails. */
const preference = submission(async (wish: Preference) => {
  const before = valueOf(held.$remote.get()) ?? [];
  showNewsletter(wish);
  try {
    showNewsletter(await sendPreference(wish));
  } catch (error) {
    held.set(before);
    throw error;
  }
  toast(wish.isSubscribed ? texts.newsletterOn : texts.newsletterOff);
});
type Preference = { slug: string; isSubscribed: boolean };
export const $preferenceSubmit = preference.$submit;
export const preferNewsletter = preference.submit;

async function sendPreference({ slug, isSubscribed }: Preference): Promise<Preference> {
  const answer = await siteApi[':siteSlug']['newsletter-preference'].$put({
    param: { siteSlug: slug },
    json: { isSubscribed },
  });
  return { slug, isSubscribed: (await answer.json()).isSubscribed };
}

function showNewsletter({ slug, isSubscribed }: Preference): void {
  const now = valueOf(held.$remote.get()) ?? [];
  held.set(
    now.map((each) => (each.site.slug === slug ? withNewsletter(each, isSubscribed) : each)),
  );
}

type Press = {
  wish: PressKind;
  done: string;
  ask: (subscriptionId: string) => Promise<UserSubscriptionsAnswer>;
};

/** The server keeps what it could not ask the payment provider for; its list tells whether it does. */
const pressing =
  ({ wish, done, ask }: Press) =>
  async (subscriptionId: string): Promise<void> => {
    try {
      held.set((await ask(subscriptionId)).subscriptions);
      toast(done);
    } catch (error) {
      await loadSubscriptions();
      if (keptWishOf(subscriptionId) !== wish) throw error;
      toast(moneyMessages.keptForLater);
    }
  };

const keptWishOf = (subscriptionId: string) =>
  valueOf(held.$remote.get())?.find(({ subscription }) => subscription?.id === subscriptionId)
    ?.subscription?.keptWish;

const cancellation = submission(
  pressing({
    wish: 'end',
    done: texts.cancelled,
    ask: async (subscriptionId) =>
      jsonOf(await manageApi.cancellations.$post({ json: { subscriptionId } })),
  }),
);
export const $cancellation = cancellation.$submit;
export const { submit: cancelPlan, clear: clearCancellation } = cancellation;

const resume = pressing({
  wish: 'resume',
  done: texts.resumed,
  ask: async (subscriptionId) =>
    jsonOf(await manageApi.resumptions.$post({ json: { subscriptionId } })),
});

/** Where receipts are, where a card is changed, and where a plan is. */
export type PortalPlace = BillingPortalInput['place'];

/** Leads to the pages on which a plan, or what it is paid with, is changed. */
async function visit(subscriptionId: string, place: PortalPlace): Promise<void> {
  const answer = await manageApi['billing-portal-sessions'].$post({
    json: { subscriptionId, place },
  });
  globalThis.location.assign((await jsonOf(answer)).billingPortalSession.url);
}

/** What is pressed beside one plan, and what became of it there. */
export const pressesOf = (subscriptionId: string): Submit<PortalPlace | 'resume'> =>
  submission((pressed) =>
    pressed === 'resume' ? resume(subscriptionId) : visit(subscriptionId, pressed),
  );

/** A subscription made here counts as confirmed, since signing in has proved the address. */
function withNewsletter(each: UserSubscription, isSubscribed: boolean): UserSubscription {
  return {
    ...each,
    newsletter: { isSubscribed, isConfirmed: isSubscribed || each.newsletter.isConfirmed },
  };
}
