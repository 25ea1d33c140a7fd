import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import { recipeListMessages as texts } from '#contract/kitchen/recipe/recipe-list-messages.ts';
import {
  type Deed,
  doneAgain,
  forgotten,
  lastDone,
  lastUndone,
  readDeeds,
  takenBack,
  withDeed,
} from '#domain/kitchen/recipe-list/deeds.ts';
import { failureOf } from '#stores/failure.ts';
import { inTurn } from '#stores/in-turn.ts';
import { siteSlugHere } from '../../shell/network/address.ts';
import { call } from '../../shell/network/connection.ts';
import { notify } from '../../shell/notices/notices.ts';
import { followPublishing } from '../../shell/publishing/publishing-state.ts';
import { keptHere } from '../kept-here.ts';
import { refreshIndex } from '../recipe-index.ts';
import { perform } from './perform.ts';

const deeds = keptHere('deeds', readDeeds);
export const followDeeds = deeds.follow;

/** One after the other: keys are quicker than the server. */
const turn = inTurn();

/** Keeps what was done, tells it, and offers to take it back; `after` follows whichever way it went. */
export function tellDeed(
  { label, undoIds, made = [] }: { label: string; undoIds: string[]; made?: string[] },
  after: () => Promise<void> = refreshIndex,
): void {
  if (undoIds.length === 0 && made.length === 0) {
    notify(label);
    return;
  }
  const deed = { id: crypto.randomUUID(), label, undoIds, made, at: Date.now() };
  deeds.change((kept) => withDeed(kept, deed));
  notify(label, () => travel(deed, 'undo', after));
}

export async function undoLast(after: () => Promise<void> = refreshIndex): Promise<void> {
  await turn(async () => {
    const deed = lastDone(deeds.$value.get(), Date.now());
    if (deed) await move(deed, 'undo', after);
    else notify(texts.nothingToUndo);
  });
}

export async function redoLast(after: () => Promise<void> = refreshIndex): Promise<void> {
  await turn(async () => {
    const deed = lastUndone(deeds.$value.get(), Date.now());
    if (deed) await move(deed, 'redo', after);
    else notify(texts.nothingToRedo);
  });
}

type Direction = 'undo' | 'redo';

const travel = (deed: Deed, direction: Direction, after: () => Promise<void>): Promise<void> =>
  turn(() => move(deed, direction, after));

async function move(deed: Deed, direction: Direction, after: () => Promise<void>): Promise<void> {
  try {
    const { moved, ...left } = await sendMove(deed, direction);
    deeds.change((kept) => (direction === 'undo' ? takenBack : doneAgain)(kept, moved));
    notify(told(deed.label, direction, left));
  } catch (error) {
    const failure = failureOf(error);
    // The server has forgotten it; any other failure can be tried again.
    if (failure.code === 'not_found') {
      deeds.change((kept) => forgotten(kept, deed));
      notify(texts.undoEnded);
    } else {
      const failed = direction === 'undo' ? texts.undoFailed : texts.redoFailed;
      notify(`${failed}. ${failure.message}`, () => travel(deed, direction, after));
    }
  }
  void followPublishing();
  await after();
}

type Left = { stays: number; reason: string | null };

function told(label: string, direction: Direction, { stays, reason }: Left): string {
  const done = direction === 'undo' ? texts.undone(label) : texts.redone(label);
  if (stays === 0) return done;
  return `${done}. ${texts.stays(stays)}${reason === null ? '' : `: ${reason}`}`;
}

type Moved = Left & { moved: Deed };

/** What was made is taken back by deleting it, so that doing it again undoes the deletion. */
async function sendMove(deed: Deed, direction: Direction): Promise<Moved> {
  if (deed.made.length > 0 && deed.undoIds.length === 0) {
    const { undoIds, done, failure } = await perform([{ action: 'delete' }], deed.made);
    return { moved: { ...deed, undoIds }, stays: deed.made.length - done.size, reason: failure };
  }
  const isUndo = (direction === 'undo') === (deed.made.length === 0);
  const stays = new Map<string, string | null>();
  const ids = isUndo ? deed.undoIds.toReversed() : deed.undoIds;
  for (const undoId of ids) {
    for (const { recipeId, status, error } of await results(undoId, isUndo)) {
      if (status === 'stays') stays.set(recipeId, error ?? null);
    }
  }
  const [reason = null] = stays.values();
  return { moved: deed, stays: stays.size, reason };
}

async function results(undoId: string, isUndo: boolean) {
  const param = { siteSlug: siteSlugHere(), undoId };
  const undoing = manageApi[':siteSlug']['undo-actions'][':undoId'];
  if (isUndo) return (await jsonOf(await call(() => undoing.$post({ param })))).results;
  return (await jsonOf(await call(() => undoing.redo.$post({ param })))).results;
}
