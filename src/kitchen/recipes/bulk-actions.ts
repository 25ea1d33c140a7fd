import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import { recipeListMessages as texts } from '#contract/kitchen/recipe-list-messages.ts';
import type { RecipeActionAnswer, RecipeActionInput } from '#contract/recipe/recipe-action.ts';
import { without } from '#domain/kitchen/recipe-list/picking.ts';
import { failureOf } from '#stores/failure.ts';
import { siteSlugHere } from '../shell/address.ts';
import { call } from '../shell/connection.ts';
import { notify } from '../shell/notices.ts';
import { followPublishing } from '../shell/publishing-state.ts';
import { $picking, setPicking } from './list-view.ts';
import { refreshIndex } from './recipe-index.ts';

export type BulkAction = 'publish' | 'unpublish' | 'premium' | 'public' | 'delete';

/** What the server takes in one call. */
const chunk = 100;

/**
 * Does the same to all picked recipes. Who failed stays picked, with the reason; what was done can
 * be taken back.
 */
export async function changePicked(action: BulkAction, rows: readonly { id: string }[]) {
  const picking = $picking.get();
  const ids = [...picking.picked];
  const outcome = await inChunks(action, ids);
  const { done, undoIds, failure } = outcome;
  if (done.size > 0) notify(texts.done[action](done.size), () => takeBack(undoIds));
  if (done.size < ids.length) notify(failedText(ids.length - done.size, failure));
  const shown = rows.map(({ id }) => id);
  const isGone = action === 'delete';
  setPicking(
    isGone
      ? without(picking, shown, done)
      : { ...picking, picked: new Set(ids.filter((id) => !done.has(id))) },
  );
  void followPublishing();
  await refreshIndex();
}

type Outcome = { done: Set<string>; undoIds: string[]; failure: string | null };

async function inChunks(action: BulkAction, ids: string[]): Promise<Outcome> {
  const outcome: Outcome = { done: new Set(), undoIds: [], failure: null };
  for (let at = 0; at < ids.length; at += chunk) {
    try {
      // One after the other, so that none of many meets the limit of calls.
      note(outcome, await perform(action, ids.slice(at, at + chunk)));
    } catch (error) {
      outcome.failure ??= failureOf(error).message;
    }
  }
  return outcome;
}

function note(outcome: Outcome, { results, undoId }: RecipeActionAnswer): void {
  if (undoId !== null) outcome.undoIds.push(undoId);
  for (const { recipeId, status, error } of results) {
    if (status === 'failed') outcome.failure ??= error ?? null;
    else outcome.done.add(recipeId);
  }
}

async function perform(action: BulkAction, recipeIds: string[]) {
  const param = { siteSlug: siteSlugHere() };
  const json = inputOf(action, recipeIds);
  const answer = await call(() => manageApi[':siteSlug']['recipe-actions'].$post({ param, json }));
  return await jsonOf(answer);
}

function inputOf(action: BulkAction, recipeIds: string[]): RecipeActionInput {
  switch (action) {
    case 'premium':
      return { action: 'set-privacy', privacySetting: 'subscribers_only', recipeIds };
    case 'public':
      return { action: 'set-privacy', privacySetting: 'public', recipeIds };
    default:
      return { action, recipeIds };
  }
}

async function takeBack(undoIds: readonly string[]): Promise<void> {
  const siteSlug = siteSlugHere();
  const undo = manageApi[':siteSlug']['undo-actions'][':undoId'];
  try {
    for (const undoId of undoIds) await call(() => undo.$post({ param: { siteSlug, undoId } }));
    notify(texts.undone);
  } catch (error) {
    notify(`${texts.undoFailed}. ${failureOf(error).message}`);
  }
  void followPublishing();
  await refreshIndex();
}

const failedText = (count: number, reason: string | null): string =>
  reason === null ? texts.failed(count) : `${texts.failed(count)}: ${reason}`;
