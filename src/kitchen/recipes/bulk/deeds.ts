import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import { failureMessages } from '#contract/failure-messages.ts';
import { recipeListMessages as texts } from '#contract/kitchen/recipe/recipe-list-messages.ts';
import {
  type Deed,
  type Deeds,
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
import { notify, offerUndo, withdrawFallen } from '../../shell/notices/notices.ts';
import { joinHistory } from '../../shell/notices/page-history.ts';
import { followPublishing } from '../../shell/publishing/publishing-state.ts';
import { keptHere } from '../kept-here.ts';
import { refreshIndex } from '../recipe-index.ts';
import { perform, type Progress } from './perform.ts';
import { beginWork } from './work-progress.ts';
import { deviceNow } from '../../clock/own-clock.ts';

const deeds = keptHere('deeds', readDeeds);

/** Gives the keys what is kept here, while a screen shows what it changes; returns what stops that. */
export function followDeeds(after: () => Promise<void> = refreshIndex): () => void {
  const stops = [
    deeds.follow(),
    // Another tab may take it back as well.
    deeds.$value.listen(withdrawFallen),
    joinHistory({
      doneAt: () => lastDone(deeds.$value.get(), deviceNow())?.at ?? null,
      undoneAt: () => lastUndone(deeds.$value.get(), deviceNow())?.at ?? null,
      undo: () => undoLast(after),
      redo: () => redoLast(after),
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** One after the other: keys are quicker than the server. */
const turn = inTurn();

type Told = {
  label: string;
  undoIds: string[];
  count?: number;
  made?: string[];
  about?: readonly string[];
};

/** Keeps what was done, tells it, and offers to take it back; `after` follows whichever way it went. */
export function tellDeed(
  { label, undoIds, count, made = [], about = [] }: Told,
  after: () => Promise<void> = refreshIndex,
): void {
  if (undoIds.length === 0 && made.length === 0) {
    notify(label);
    return;
  }
  const counted = count !== undefined && { count };
  const deed = { id: crypto.randomUUID(), label, undoIds, made, ...counted, at: deviceNow() };
  deeds.change((kept) => withDeed(kept, deed));
  offer(deed, label, { after, about });
}

type Offered = { after: () => Promise<void>; about?: readonly string[] };

/** Until it is taken back, by whatever and in whichever tab. */
const offer = (deed: Deed, text: string, { after, about }: Offered): void =>
  offerUndo(text, {
    deedId: deed.id,
    about,
    undo: () => turn(() => move(deed, 'undo', after)),
    stands: () => deeds.$value.get().done.some(({ id }) => id === deed.id),
  });

async function undoLast(after: () => Promise<void>): Promise<void> {
  await turn(async () => {
    const deed = lastDone(deeds.$value.get(), deviceNow());
    if (deed) await move(deed, 'undo', after);
  });
}

async function redoLast(after: () => Promise<void>): Promise<void> {
  await turn(async () => {
    const deed = lastUndone(deeds.$value.get(), deviceNow());
    if (deed) await move(deed, 'redo', after);
  });
}

type Direction = 'undo' | 'redo';

async function move(deed: Deed, direction: Direction, after: () => Promise<void>): Promise<void> {
  const { tell, end } = beginWork(direction);
  try {
    const moved = await sendMove(deed, direction, tell);
    deeds.change((kept) => keptAfter(kept, moved, direction));
    notify(told(deed, direction, moved));
  } catch (error) {
    // The server has forgotten it; any other failure can be tried again.
    if (failureOf(error).code === 'not_found') {
      deeds.change((kept) => forgotten(kept, deed));
      notify(texts.undoEnded);
    } else {
      const failed = direction === 'undo' ? texts.undoFailed : texts.redoFailed;
      const reason = error instanceof NothingDeleted ? error.message : failureOf(error).message;
      if (direction === 'undo') offer(deed, `${failed}. ${reason}`, { after });
      else notify(`${failed}. ${reason}`);
    }
  }
  void followPublishing();
  await after().finally(end);
}

type Moved = {
  moved: Deed;
  /** Of what was made and is still there. */
  rest?: Deed | null;
  /** Recipes that were changed since, and the reason of the first. */
  stays: number;
  reason: string | null;
};

function told({ label }: Deed, direction: Direction, { rest, stays, reason }: Moved): string {
  const done = direction === 'undo' ? texts.undone(label) : texts.redone(label);
  const left = rest ? texts.failed(rest.made.length) : stays > 0 && texts.stays(stays);
  if (!left) return done;
  return `${done}. ${left}${reason === null ? '' : `: ${reason}`}`;
}

function keptAfter(kept: Deeds, { moved, rest = null }: Moved, direction: Direction): Deeds {
  if (direction === 'redo') return doneAgain(kept, moved);
  return isUntouched(moved) ? forgotten(kept, moved) : takenBack(kept, moved, rest);
}

/** Made, and not yet taken back by an action of the server that could be undone. */
const isUntouched = ({ made, undoIds }: Deed): boolean => made.length > 0 && undoIds.length === 0;

async function sendMove(
  deed: Deed,
  direction: Direction,
  tell: (progress: Progress) => void,
): Promise<Moved> {
  const of = deed.made.length || (deed.count ?? 0);
  const tellMany = (done: number) => of > 1 && tell({ done, of });
  tellMany(0);
  if (direction === 'undo' && isUntouched(deed)) return deleteMade(deed, tell);
  const isUndo = (direction === 'undo') === (deed.made.length === 0);
  const stays = new Map<string, string | null>();
  const ids = isUndo ? deed.undoIds.toReversed() : deed.undoIds;
  for (const [at, undoId] of ids.entries()) {
    for (const { recipeId, status, error } of await results(undoId, isUndo)) {
      if (status === 'stays') stays.set(recipeId, error ?? null);
    }
    tellMany(Math.floor(((at + 1) / ids.length) * of));
  }
  const [reason = null] = stays.values();
  return { moved: deed, stays: stays.size, reason };
}

class NothingDeleted extends Error {}

/** What was made is taken back by deleting it, so that doing it again undoes the deletion. */
async function deleteMade(deed: Deed, tell: (progress: Progress) => void): Promise<Moved> {
  const { undoIds, done, failure } = await perform([{ action: 'delete' }], deed.made, tell);
  const left = deed.made.filter((id) => !done.has(id));
  if (left.length === deed.made.length)
    throw new NothingDeleted(failure ?? failureMessages.generic);
  const made = deed.made.filter((id) => done.has(id));
  const rest = left.length === 0 ? null : { ...deed, id: crypto.randomUUID(), made: left };
  return { moved: { ...deed, undoIds, made }, rest, stays: 0, reason: failure };
}

async function results(undoId: string, isUndo: boolean) {
  const param = { siteSlug: siteSlugHere(), undoId };
  const undoing = manageApi[':siteSlug']['undo-actions'][':undoId'];
  if (isUndo) return (await jsonOf(await call(() => undoing.$post({ param })))).results;
  return (await jsonOf(await call(() => undoing.redo.$post({ param })))).results;
}
