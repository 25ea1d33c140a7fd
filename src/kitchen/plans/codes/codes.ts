import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import { codesMessages as texts } from '#contract/kitchen/money/codes-messages.ts';
import type { PromotionCodeInput, PromotionCodeView } from '#contract/money/promotion-codes.ts';
import { failureOf } from '#stores/failure.ts';
import { remote } from '#stores/remote.ts';
import { submission } from '#stores/submit.ts';
import { siteSlugHere } from '../../shell/network/address.ts';
import { call } from '../../shell/network/connection.ts';
import { notify } from '../../shell/notices/notices.ts';

const answer = remote<PromotionCodeView[]>();
/** The words that make the plans of the site cheaper, the newest first. */
export const $codes = answer.$remote;

const codes = manageApi[':siteSlug']['promotion-codes'];
const paramHere = () => ({ siteSlug: siteSlugHere() });

export const loadCodes = (): Promise<void> =>
  answer.load(async () => {
    const listed = await call(() => codes.$get({ param: paramHere() }));
    return (await jsonOf(listed)).promotionCodes;
  });

export const offering = submission(async (json: PromotionCodeInput) => {
  const offered = await call(() => codes.$post({ param: paramHere(), json }));
  answer.set((await jsonOf(offered)).promotionCodes);
  notify(texts.offered(json.code));
});

export async function endCode({ id, code }: PromotionCodeView): Promise<void> {
  try {
    const param = { ...paramHere(), promotionCodeId: id };
    const ended = await call(() => codes[':promotionCodeId'].end.$post({ param }));
    answer.set((await jsonOf(ended)).promotionCodes);
    notify(texts.ended(code));
  } catch (error) {
    notify(texts.failed(failureOf(error).message));
  }
}
