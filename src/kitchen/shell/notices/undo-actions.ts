import { ApiError } from '#api/api-error.ts';
import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import type { Id } from '#domain/ids.ts';
import { siteSlugHere } from '../network/address.ts';
import { call } from '../network/connection.ts';

const conflictStatus = 409;

/** Takes an action on recipes back; rejects with the reason where one of them stays. */
export async function takeBack(undoId: Id): Promise<void> {
  const param = { siteSlug: siteSlugHere(), undoId };
  const answer = await call(() =>
    manageApi[':siteSlug']['undo-actions'][':undoId'].$post({ param }),
  );
  const { results } = await jsonOf(answer);
  const stays = results.find(({ status }) => status === 'stays');
  if (!stays) return;
  const { code = 'stale_write', error } = stays;
  throw new ApiError(conflictStatus, { code, error });
}
