import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import type { PlansAnswer, PlansInput } from '#contract/money/plans.ts';
import { plansMessages as texts } from '#contract/kitchen/money/plans-messages.ts';
import { failureOf } from '#stores/failure.ts';
import { remote, valueOf } from '#stores/remote.ts';
import { siteSlugHere } from '../shell/network/address.ts';
import { call } from '../shell/network/connection.ts';
import { notify } from '../shell/notices/notices.ts';
import { tellDone } from '../shell/notices/page-history.ts';
import { followPublishing } from '../shell/publishing/publishing-state.ts';
import { writeSite } from '../shell/network/write-site.ts';

export type SitePlans = PlansAnswer & {
  /** Of the site that has the prices, as its ETag says it. */
  version: string;
  isOffered: boolean;
  hasNewsletter: boolean;
};

const answer = remote<SitePlans>();
export const $plans = answer.$remote;

const manage = manageApi[':siteSlug'];
const paramHere = () => ({ siteSlug: siteSlugHere() });

export const loadPlans = (): Promise<void> => answer.load(readPlans);

async function readPlans(): Promise<SitePlans> {
  const param = paramHere();
  const [plans, site] = await Promise.all([
    call(() => manage.plans.$get({ param })),
    call(() => manage['current-site'].$get({ param })),
  ]);
  const { subscriptionsEnabled, newslettersEnabled } = (await jsonOf(site)).site;
  return {
    ...(await jsonOf(plans)),
    version: plans.headers.get('etag') ?? '',
    isOffered: subscriptionsEnabled,
    hasNewsletter: newslettersEnabled,
  };
}

/** Offers plans, or stops; what it was before comes back by an undo. */
export const offerPlans = (isOffered: boolean): Promise<void> =>
  turn('subscriptionsEnabled', isOffered, isOffered ? texts.offer.turnedOn : texts.offer.turnedOff);

/** The page on which plans are taken is there with a newsletter alone. */
export const offerNewsletter = (): Promise<void> =>
  turn('newslettersEnabled', true, texts.offer.newsletterIsOn);

type Switch = 'subscriptionsEnabled' | 'newslettersEnabled';

async function turn(setting: Switch, isOn: boolean, said: string): Promise<void> {
  try {
    await writeSwitch(setting, isOn);
  } catch (error) {
    notify(texts.offer.failed(failureOf(error).message));
    return;
  }
  const redo = () => writeSwitch(setting, isOn);
  tellDone(said, () => writeSwitch(setting, !isOn), { redo, about: [setting] });
}

async function writeSwitch(setting: Switch, isOn: boolean): Promise<void> {
  const site = await writeSite(() => ({ [setting]: isOn }));
  const { subscriptionsEnabled: isOffered, newslettersEnabled: hasNewsletter } = site;
  await learn({ isOffered, hasNewsletter });
}

/** What was written is in force, also where the rest cannot be read again now. */
async function learn(written: Partial<SitePlans>): Promise<void> {
  const known = valueOf($plans.get());
  if (known) answer.set({ ...known, ...written });
  void followPublishing();
  await loadPlans();
}

/** Sets prices where they still are what the person saw; throws what the screen then says. */
export async function savePrices(prices: PlansInput, seen: SitePlans): Promise<void> {
  await writePrices(prices, seen.version);
  const { monthlyAmountCents, yearlyAmountCents, trialDays } = seen.plans;
  tellDone(texts.prices.saved, async () => {
    await writePrices({ monthlyAmountCents, yearlyAmountCents, trialDays });
    notify(texts.prices.undone);
  });
}

async function writePrices(json: PlansInput, version?: string): Promise<void> {
  const sent = version === undefined ? {} : { headers: { 'If-Match': version } };
  const written = await call(() => manage.plans.$put({ param: paramHere(), json }, sent));
  const { plans } = await jsonOf(written);
  await learn({ plans, version: written.headers.get('etag') ?? '' });
}
