import type { Failure } from '#stores/failure.ts';
import { giveUpWaiting, type Machine } from './machine.ts';
import { issuesOf, refusalOf } from './refusal.ts';
import type { SavingState, Stored } from './saving-state.ts';
import * as schedules from './schedule.ts';
import type { Verdict } from './verdict.ts';

/** What is being saved, and as much of it as was sent. */
export type Sending<Content> = { text: Content; taken: Content };

export function settle<Content, View>(
  machine: Machine<Content, View>,
  { text, taken }: Sending<Content>,
  verdict: Verdict<Content, View>,
): void {
  const { $saving } = machine;
  switch (verdict.kind) {
    case 'acknowledged':
      acknowledge(machine, verdict.text, verdict.stored);
      break;
    case 'conflict':
      machine.sent = [];
      machine.isUncertain = false;
      if (machine.isSame(machine.$content.get(), machine.base.content)) {
        takeTheirs(machine, verdict.theirs);
        break;
      }
      $saving.set({ status: 'conflict', base: machine.base.content, theirs: verdict.theirs });
      giveUpWaiting(machine);
      break;
    case 'signed-out':
      machine.sent = machine.sent.filter((each) => each !== taken);
      $saving.set({ status: 'signed-out' });
      break;
    case 'refused':
      machine.sent = machine.sent.filter((each) => each !== taken);
      refuse(machine, { text, taken }, verdict.failure);
      break;
    case 'lost': {
      const { isOffline, failure, waitMs } = verdict;
      machine.isUncertain = true;
      machine.schedule = schedules.lostAt(machine.schedule, performance.now(), waitMs);
      $saving.set(
        isOffline ? { status: 'offline' } : { status: 'not-saved', failure, isRetried: true },
      );
      break;
    }
  }
}

/** Who has typed nothing has nothing to decide. */
function takeTheirs<Content, View>(
  machine: Machine<Content, View>,
  theirs: Stored<Content, View>,
): void {
  machine.base = theirs;
  machine.$saving.set({ status: 'saved' });
  giveUpWaiting(machine);
  machine.schedule = schedules.restingSchedule;
  machine.show(theirs.content);
  machine.onStored(theirs);
}

/** The same is not sent until what was refused is another text. */
function refuse<Content, View>(
  machine: Machine<Content, View>,
  { text, taken }: Sending<Content>,
  failure: Failure,
): void {
  const { $refusal } = machine;
  $refusal.set(refusalOf({ text, sent: taken, failure }, $refusal.get()));
  tellRefusal(machine, failure);
}

export function tellRefusal<Content, View>(
  machine: Machine<Content, View>,
  failure: Failure,
): void {
  rest(machine, { status: 'not-saved', failure, isRetried: false });
  giveUpWaiting(machine);
}

export function rest<Content, View>(
  machine: Machine<Content, View>,
  state: SavingState<Content, View>,
): void {
  machine.schedule = schedules.restingSchedule;
  machine.$saving.set(state);
}

export function acknowledge<Content, View>(
  machine: Machine<Content, View>,
  text: Content,
  stored: Stored<Content, View>,
): void {
  // What was sent on an older version can no longer be written.
  if (stored.version > machine.base.version) machine.sent = [];
  machine.base = { version: stored.version, content: text };
  machine.isUncertain = false;
  machine.schedule = { ...machine.schedule, failures: 0 };
  const { $content, $refusal } = machine;
  const isRefused = Object.keys(issuesOf($refusal.get(), $content.get())).length > 0;
  if (!isRefused || text === $content.get()) $refusal.set(null);
  const isReached = (each: { text: Content }) => each.text === text;
  const reached = machine.waiting.filter(isReached);
  machine.holds += reached.length;
  for (const { resolve } of reached) resolve(machine.base);
  machine.waiting = machine.waiting.filter((each) => !isReached(each));
  machine.onStored(stored);
}
