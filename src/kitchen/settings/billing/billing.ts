import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import { billingMessages as texts } from '#contract/kitchen/money/billing-messages.ts';
import type { AppSubscriptionAnswer } from '#contract/money/app-subscription.ts';
import { failureOf } from '#stores/failure.ts';
import { remote } from '#stores/remote.ts';
import { siteSlugHere } from '../../shell/network/address.ts';
import { call } from '../../shell/network/connection.ts';
import { notify } from '../../shell/notices/notices.ts';

const answer = remote<AppSubscriptionAnswer>();
/** What the cook pays the platform for the site. */
export const $billing = answer.$remote;

const manage = manageApi[':siteSlug'];
const paramHere = () => ({ siteSlug: siteSlugHere() });

/** What is known here, and then, where there is something to ask about, what the provider says. */
export async function loadBilling(): Promise<void> {
  await answer.load(async () => {
    const known = await call(() => manage['current-app-subscription'].$get({ param: paramHere() }));
    return jsonOf(known);
  });
  const known = answer.$remote.get();
  if (known.status !== 'fulfilled' || known.value.priceAmountCents === null) return;
  try {
    const checked = await call(() =>
      manage['current-app-subscription'].check.$post({ param: paramHere() }),
    );
    answer.set(await jsonOf(checked));
  } catch {
    // What is known stays; the provider tells of changes by itself.
  }
}

/** Leads to where the cook pays; answers whether it does. */
export const goToCheckout = (): Promise<boolean> =>
  lead(async () => {
    const begun = await call(() => manage['app-subscriptions'].$post({ param: paramHere() }));
    return (await jsonOf(begun)).checkout.url;
  });

/** Leads to the pages about card, receipts and cancelling; answers whether it does. */
export const goToPortal = (): Promise<boolean> =>
  lead(async () => {
    const portal = manage['app-subscription-billing-portal-sessions'];
    const opened = await call(() => portal.$post({ param: paramHere() }));
    return (await jsonOf(opened)).billingPortalSession.url;
  });

async function lead(find: () => Promise<string>): Promise<boolean> {
  try {
    globalThis.location.assign(await find());
    return true;
  } catch (error) {
    notify(texts.failed(failureOf(error).message));
    return false;
  }
}
