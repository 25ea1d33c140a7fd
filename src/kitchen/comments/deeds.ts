import { jsonOf } from '#api/json-of.ts';
import type { CommentActionAnswer, QueuedComment } from '#contract/comments/comment-queue.ts';
import { commentsMessages as texts } from '#contract/kitchen/mail/comments-messages.ts';
import { afterAct, nextOf, type QueueAct } from '#domain/kitchen/comments/queue-rows.ts';
import {
  type Deed,
  forgotten,
  lastDone,
  readDeeds,
  withDeed,
} from '#domain/kitchen/recipe-list/deeds.ts';
import { failureOf } from '#stores/failure.ts';
import { inTurn } from '#stores/in-turn.ts';
import { keptHere } from '../recipes/kept-here.ts';
import { call } from '../shell/network/connection.ts';
import { notify, offerUndo, withdrawFallen } from '../shell/notices/notices.ts';
import { joinHistory } from '../shell/notices/page-history.ts';
import { withdrawAnswer } from './answers.ts';
import { $chosenId, choose } from './choice.ts';
import { wide } from './queue-address.ts';
import {
  $rows,
  changeQueue,
  forgetPassed,
  paramHere,
  queueCalls,
  reloadQueue,
  rememberPassed,
  takeFresh,
} from './queue.ts';
import { beginAct, settleAct, withoutAct } from './unsettled.ts';
import { deviceNow } from '../clock/own-clock.ts';

const deeds = keptHere('comment-deeds', readDeeds);

/** Gives the keys what is kept here, while the queue is shown; returns what stops that. */
export function followDeeds(): () => void {
  const stops = [
    deeds.follow(),
    // Another tab may take it back as well.
    deeds.$value.listen(withdrawFallen),
    joinHistory({
      doneAt: () => lastDone(deeds.$value.get(), deviceNow())?.at ?? null,
      undo: undoLast,
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** One after the other: keys are quicker than the server. */
const turn = inTurn();

/** What each deed took out of sight that had only been moved past, by its undo. */
const passedBefore = new Map<string, readonly string[]>();

/** Does something at once on the screen, opens what is next, and tells it with its undo. */
export async function perform(
  act: QueueAct,
  told: (changed: number) => string,
  goesOn = true,
): Promise<void> {
  const before = $rows.get() ?? [];
  const chosen = $chosenId.get();
  const passed = forgetPassed(handledBy(before, act));
  changeQueue(({ comments }) => {
    beginAct(act, comments);
    return { comments: afterAct(comments, act) };
  });
  if (goesOn && chosen !== null) goOn(before, chosen);
  await turn(async () => {
    try {
      const answer = await jsonOf(
        await call(() => queueCalls['comment-actions'].$post({ param: paramHere(), json: act })),
      );
      settleAct(act, answer.comments);
      takeFresh(answer);
      passedBefore.set(answer.undoId, passed);
      const about = changedBy(act, answer);
      tellDeed({ label: told(answer.changed), undoIds: [answer.undoId], about });
    } catch (error) {
      changeQueue(({ comments }) => ({ comments: withoutAct(act, comments) }));
      rememberPassed(passed);
      notify(`${texts.failed}. ${failureOf(error).message}`);
      await reloadQueue();
    }
  });
}

/** Opens the comment that comes next, also where the one before left the list. */
export function goOn(before: readonly QueuedComment[], from: string): void {
  const left = new Set(($rows.get() ?? []).map(({ id }) => id));
  const ids = before.map(({ id }) => id).filter((id) => id === from || left.has(id));
  const next = nextOf(ids, from);
  if (next !== null && next !== from) choose(next);
  else if (!left.has(from)) choose(null);
}

/** Keeps what was done, so that it can be taken back after the screen was left, too. */
export function tellDeed({
  label,
  undoIds,
  made = [],
  about = [],
}: Pick<Deed, 'label' | 'undoIds'> & {
  made?: string[];
  about?: readonly string[];
}): void {
  const deed = { id: crypto.randomUUID(), label, undoIds, made, at: deviceNow() };
  deeds.change((kept) => withDeed(kept, deed));
  offer(deed, label, about);
}

/** Until it is taken back, by whatever and in whichever tab. */
const offer = (deed: Deed, text: string, about: readonly string[] = []): void =>
  offerUndo(text, {
    deedId: deed.id,
    about,
    undo: () => turn(() => takeBack(deed)),
    stands: () => deeds.$value.get().done.some(({ id }) => id === deed.id),
  });

async function undoLast(): Promise<void> {
  await turn(async () => {
    const deed = lastDone(deeds.$value.get(), deviceNow());
    if (deed) await takeBack(deed);
  });
}

async function takeBack(deed: Deed): Promise<void> {
  try {
    await withdraw(deed.made);
    const isUndone = await undoAll(deed.undoIds);
    const isDone = isUndone || deed.made.length > 0;
    notify(isDone ? texts.undone(deed.label) : texts.undoneLater(deed.label));
  } catch (error) {
    if (failureOf(error).code !== 'not_found') {
      offer(deed, `${texts.undoFailed}. ${failureOf(error).message}`);
      return;
    }
    notify(texts.undoEnded);
    await reloadQueue();
  }
  deeds.change((kept) => forgotten(kept, deed));
}

/** Answers leave the list, also where they are open, and what is told of the rest is asked anew. */
async function withdraw(made: readonly string[]): Promise<void> {
  if (made.length === 0) return;
  for (const commentId of made) await withdrawAnswer(commentId);
  const before = $rows.get() ?? [];
  const chosen = $chosenId.get();
  forgetPassed(made);
  changeQueue(({ comments }) => ({ comments: comments.filter(({ id }) => !made.includes(id)) }));
  if (chosen !== null && made.includes(chosen)) goOn(before, chosen);
  await reloadQueue();
}

/** Answers whether anything was taken back; the first comment of it opens. */
async function undoAll(undoIds: readonly string[]): Promise<boolean> {
  let isUndone = false;
  for (const undoId of undoIds.toReversed()) {
    const param = { ...paramHere(), undoId };
    const answer = await jsonOf(
      await call(() => queueCalls['comment-undos'][':undoId'].$post({ param })),
    );
    isUndone ||= answer.isUndone;
    rememberPassed(passedBefore.get(undoId) ?? []);
    takeFresh(answer);
    const [first] = answer.comments;
    if (first && wide.matches) choose(first.id);
    // A ban is about none of them, and many are more than an answer holds.
    if (answer.changed !== answer.comments.length || !first) await reloadQueue();
  }
  return isUndone;
}

/** Of a ban the person; of more comments than are answered nobody knows when all were changed again. */
function changedBy(act: QueueAct, { comments, changed }: CommentActionAnswer): string[] {
  if ('commentId' in act) return [act.commentId];
  if (act.action !== 'hide-all') return [act.userId];
  return changed === comments.length ? comments.map(({ id }) => id) : [];
}

/** A ban is about what somebody will write: what they wrote stays where it is. */
const handledBy = (rows: readonly QueuedComment[], act: QueueAct): string[] => {
  if ('commentId' in act) return [act.commentId];
  return act.action === 'hide-all' ? idsOf(rows, act.userId) : [];
};

const idsOf = (rows: readonly QueuedComment[], userId: string): string[] =>
  rows.flatMap(({ id, user }) => (user?.id === userId ? [id] : []));
