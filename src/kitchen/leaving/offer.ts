import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import type { SiteOfferAnswer, SiteOfferInput } from '#contract/accounts/site-offer.ts';
import { offerMessages as texts } from '#contract/kitchen/site/offer-messages.ts';
import { remote } from '#stores/remote.ts';
import { submission } from '#stores/submit.ts';
import { siteSlugHere } from '../shell/network/address.ts';
import { call } from '../shell/network/connection.ts';
import { notify } from '../shell/notices/notices.ts';

const read = remote<SiteOfferAnswer['siteOffer']>();
/** To whom the site is offered, or was without being taken. */
export const $offer = read.$remote;

const calls = manageApi[':siteSlug']['site-offer'];
const here = () => ({ param: { siteSlug: siteSlugHere() } });

export const loadOffer = (): Promise<void> =>
  read.load(async () => (await jsonOf(await call(() => calls.$get(here())))).siteOffer);

export const offering = submission(async (input: SiteOfferInput) => {
  const answer = await call(() => calls.$post({ ...here(), json: input }));
  read.set((await jsonOf(answer)).siteOffer);
  notify(texts.done.offered(input.email));
});

export const withdrawing = submission(async (email: string) => {
  const answer = await call(() => calls.$delete(here()));
  read.set((await jsonOf(answer)).siteOffer);
  notify(texts.done.withdrawn(email));
});
