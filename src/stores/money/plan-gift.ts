import type { ReadableAtom } from 'nanostores';
import { ApiError } from '#api/api-error.ts';
import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import type { GiftAnswer } from '#contract/money/gifts.ts';
import { type Remote, remote } from '../remote.ts';
import { submission } from '../submit.ts';

type Found = GiftAnswer['gift'] | null;

const given = remote<Found>();
/** What the mailed link gives; null where there is no such gift. */
export const $gift: ReadableAtom<Remote<Found>> = given.$remote;

const gift = manageApi.gifts[':token'];

export const loadGift = (token: string): Promise<void> =>
  given.load(async () => {
    try {
      return (await jsonOf(await gift.$get({ param: { token } }))).gift;
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    }
  });

export const taking = submission(async (token: string) => {
  given.set((await jsonOf(await gift.accept.$post({ param: { token } }))).gift);
});
