import { atom, type ReadableAtom } from 'nanostores';
import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import { sellerMessages as texts } from '#contract/kitchen/money/seller-messages.ts';
import type { SellerAnswer } from '#contract/money/seller.ts';
import { newLinkParameter } from '#domain/money/new-link.ts';
import { failureOf } from '#stores/failure.ts';
import { remote } from '#stores/remote.ts';
import { siteSlugHere } from '../shell/network/address.ts';
import { call } from '../shell/network/connection.ts';
import { notify } from '../shell/notices/notices.ts';

export type Seller = SellerAnswer['seller'];

const answer = remote<Seller>();
/** How far the site is with being paid. */
export const $seller = answer.$remote;

const account = manageApi[':siteSlug']['payment-account'];
const paramHere = () => ({ siteSlug: siteSlugHere() });

/** What is known, and then, of a cook who has begun, what the provider says now. */
export async function loadSeller(): Promise<void> {
  await answer.load(async () => {
    const asked = await call(() => account.$get({ param: paramHere() }));
    return (await jsonOf(asked)).seller;
  });
  const known = answer.$remote.get();
  if (known.status === 'fulfilled' && known.value.state !== 'none') await checkSeller();
}

/** Coming back from the provider's pages proves nothing, so it is asked. */
export async function checkSeller(): Promise<void> {
  try {
    const asked = await call(() => account.check.$post({ param: paramHere() }));
    answer.set((await jsonOf(asked)).seller);
  } catch (error) {
    notify(texts.failed(failureOf(error).message));
  }
}

/** Leads to the provider's pages; answers whether it does. */
export async function goToProvider(): Promise<boolean> {
  try {
    const asked = await call(() => account.$post({ param: paramHere() }));
    globalThis.location.assign((await jsonOf(asked)).onboarding.url);
    return true;
  } catch (error) {
    notify(texts.failed(failureOf(error).message));
    return false;
  }
}

const newLink = atom<'leading' | 'failed' | null>(null);
/** Whether another link is on its way to a cook whose link was too old. */
export const $newLink: ReadableAtom<'leading' | 'failed' | null> = newLink;
export const forgetNewLink = (): void => newLink.set(null);

/** Leads on by itself where the provider sent the cook back for another link; once, whatever comes of it. */
export async function leadOnIfSentBack(): Promise<void> {
  const address = new URL(globalThis.location.href);
  if (!address.searchParams.has(newLinkParameter)) return;
  address.searchParams.delete(newLinkParameter);
  globalThis.history.replaceState(globalThis.history.state, '', address);
  newLink.set('leading');
  if (!(await goToProvider())) newLink.set('failed');
}
