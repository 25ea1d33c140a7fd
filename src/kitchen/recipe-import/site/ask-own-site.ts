import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import type { FailedPage, OwnPageAnswer, SiteMapAnswer } from '#contract/import/own-site.ts';
import { siteSlugHere } from '../../shell/network/address.ts';
import { call } from '../../shell/network/connection.ts';
import { delay, patiently } from '../patiently.ts';

export type Asking = {
  signal: AbortSignal;
  /** The other site asks to wait. */
  onWait: (seconds: number) => void;
};

/** A page of the cook's own site, with their word that it is theirs. */
export const askPage = (address: string, asking: Asking): Promise<OwnPageAnswer> =>
  politely(async () => {
    const sent = { param: { siteSlug: siteSlugHere() }, json: { address, isOwn: true as const } };
    return jsonOf(await call(() => manageApi[':siteSlug']['fetched-pages'].$post(sent)));
  }, asking);

/** What a list of pages of the site names. */
export const askList = (address: string, asking: Asking): Promise<SiteMapAnswer> =>
  politely(async () => {
    const sent = { param: { siteSlug: siteSlugHere() }, json: { address, isOwn: true as const } };
    return jsonOf(await call(() => manageApi[':siteSlug']['fetched-sitemaps'].$post(sent)));
  }, asking);

/** Asked so often, a site that is still busy is left until later. */
const triesMax = 5;
const firstWaitSeconds = 5;
/** A run is held by its cook rather than for longer than this. */
const longestWaitSeconds = 10 * 60;

/** Asks again when the other site says it may; each time a little later where it says nothing. */
async function politely<Answer extends { outcome: string }>(
  ask: () => Promise<Answer | FailedPage>,
  { signal, onWait }: Asking,
): Promise<Answer | FailedPage> {
  for (let tries = 1; ; tries += 1) {
    const answer = await patiently(ask, signal);
    const wait = waitOf(answer, tries);
    if (wait === null || tries >= triesMax) return answer;
    onWait(wait);
    await delay(wait * 1000, signal);
  }
}

function waitOf(answer: { outcome: string } | FailedPage, tries: number): number | null {
  if (!('failure' in answer) || answer.failure !== 'busy') return null;
  const usual = firstWaitSeconds * 2 ** (tries - 1);
  return Math.min(longestWaitSeconds, Math.max(usual, answer.retryAfterSeconds ?? 0));
}
