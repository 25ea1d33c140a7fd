import { ApiError } from '#api/api-error.ts';
import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import type { RecipeActionAnswer, RecipeActionInput } from '#contract/recipe/recipe-action.ts';
import type { Id } from '#domain/ids.ts';
import { siteSlugHere } from '../network/address.ts';
import { askAgain } from '../network/ask-again.ts';
import { call } from '../network/connection.ts';

const conflictStatus = 409;

type WithoutUndo<Input> = Input extends unknown ? Omit<Input, 'undoId'> : never;

/**
 * Does something to recipes of the site. The id of its undo is made here, so that an action whose
 * answer is lost is asked about and can be taken back all the same.
 */
export async function actOnRecipes(
  action: WithoutUndo<RecipeActionInput>,
): Promise<RecipeActionAnswer> {
  const param = { siteSlug: siteSlugHere() };
  const json = { ...action, undoId: crypto.randomUUID() };
  return askAgain(async () =>
    jsonOf(await call(() => manageApi[':siteSlug']['recipe-actions'].$post({ param, json }))),
  );
}

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
