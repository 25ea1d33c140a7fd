import { ApiError } from '#api/api-error.ts';
import { jsonOf } from '#api/json-of.ts';
import { siteApi } from '#api/site-api.ts';
import type { CheckoutSessionAnswer } from '#contract/money/purchases.ts';
import { reloadCurrentUser } from '../accounts/current-user.ts';
import { remote } from '../remote.ts';
import { siteSlug } from '../site/site.ts';

type CheckoutSession = CheckoutSessionAnswer['checkoutSession'];

const bought = remote<CheckoutSession | null>();
/** What was bought; null where there is no such purchase. */
export const $checkoutSession = bought.$remote;

/** Between one look and the next while it is not paid yet; after the last of them nobody asks on. */
const pausesMs = [2000, 4000, 8000, 16_000, 30_000];

/** Looks until it is paid, which opens what it pays for; answers how to end that. */
export function followCheckoutSession(id: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  async function look(pauses: readonly number[]): Promise<void> {
    await bought.load(() => check(id));
    if (isStopped) return;
    const state = bought.$remote.get();
    const known = state.status === 'fulfilled' ? state.value : undefined;
    if (known === null) return;
    if (known?.subscription) return void reloadCurrentUser();
    if (known?.gift?.isPaid) return;
    const [pause, ...rest] = pauses;
    if (pause !== undefined) timer = setTimeout(() => void look(rest), pause);
  }
  void look(pausesMs);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

async function check(checkoutSessionId: string): Promise<CheckoutSession | null> {
  const session = siteApi[':siteSlug']['checkout-sessions'][':checkoutSessionId'];
  try {
    const param = { siteSlug: siteSlug(), checkoutSessionId };
    return (await jsonOf(await session.check.$post({ param }))).checkoutSession;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
