import { atom, type ReadableAtom } from 'nanostores';
import {
  type StepTimers,
  noTimers,
  stepTimersFrom,
  type TimerSubject,
} from '#domain/cooking/step-timers.ts';
import type { Id } from '#domain/ids.ts';
import { timerEvent } from '#domain/island-events.ts';
import { keepsSeveralTimersKey, timersKey } from '#domain/storage-keys.ts';
import {
  advanceTimers,
  createTimer,
  keptTimers,
  msToNextTick,
  nextEnd,
  pauseTimer,
  resetTimer,
  startOneOf,
  type Timer,
  type Timers,
} from '#domain/measures/timer.ts';
import { ring, silence, unlockAlarm } from './alarm.ts';
import { alarmClock } from './alarm-clock.ts';
import { keep, readKept } from '../kept.ts';
import { keptChoice } from '../kept-choice.ts';

const $all = atom<StepTimers>(noTimers);
const $time = atom(0);
const severalTimers = keptChoice(keepsSeveralTimersKey, ['yes']);
let ticking: ReturnType<typeof setTimeout> | undefined;
const wakeIn = alarmClock(tick);

/** All timers that run, pause or ring, from every page of the site. */
export const $stepTimers: ReadableAtom<StepTimers> = $all;
/** The time by which running timers are shown. */
export const $now: ReadableAtom<number> = $time;
export const $keepsSeveralTimers: ReadableAtom<'yes' | null> = severalTimers.$choice;

export function chooseSeveralTimers(keepsSeveral: boolean): void {
  severalTimers.choose(keepsSeveral ? 'yes' : null);
}

/** Stops other timers unless several are kept. Call it in a click handler, to unlock the sound. */
export function startTimer(id: Id, timerMinutes: number, subject: TimerSubject): void {
  unlockAlarm();
  const { timers, subjects } = $stepTimers.get();
  const known = { ...timers, [id]: timers[id] ?? createTimer(timerMinutes) };
  const options = { now: Date.now(), keepsSeveral: $keepsSeveralTimers.get() === 'yes' };
  change({ timers: startOneOf(known, id, options), subjects: { ...subjects, [id]: subject } });
  globalThis.dispatchEvent(new Event(timerEvent));
}

export function pause(id: Id): void {
  changeOne(id, (timer) => pauseTimer(timer, Date.now()));
}

export function resume(id: Id): void {
  unlockAlarm();
  const { timers, subjects } = $stepTimers.get();
  const options = { now: Date.now(), keepsSeveral: $keepsSeveralTimers.get() === 'yes' };
  change({ timers: startOneOf(timers, id, options), subjects });
}

/** Dismisses the timer and sets it back to its full time. */
export function reset(id: Id): void {
  changeOne(id, resetTimer);
}

function changeOne(id: Id, by: (timer: Timer) => Timer): void {
  const { timers, subjects } = $stepTimers.get();
  const timer = timers[id];
  if (timer) change({ timers: { ...timers, [id]: by(timer) }, subjects });
}

/** Shows the change here and stores it for the other tabs and pages of the site. */
function change(next: StepTimers): void {
  show(next);
  const shown = $stepTimers.get();
  const isEmpty = Object.keys(shown.timers).length === 0;
  keep(timersKey, isEmpty ? null : JSON.stringify(shown));
}

function show({ timers, subjects }: StepTimers): void {
  const now = Date.now();
  const shown = keptTimers(advanceTimers(timers, now), now);
  const entries = Object.entries(subjects).filter(([id]) => id in shown);
  $time.set(now);
  $all.set({ timers: shown, subjects: Object.fromEntries(entries) });
  if (Object.values(shown).some(({ status }) => status === 'finished')) ring();
  else silence();
  schedule(shown, now);
}

function tick(): void {
  const before = $stepTimers.get();
  show(before);
  const isFinished = Object.values($all.get().timers).some(({ status }) => status === 'finished');
  if (isFinished) keep(timersKey, JSON.stringify($stepTimers.get()));
}

function schedule(timers: Timers, now: number): void {
  const end = nextEnd(timers);
  wakeIn(end === null ? null : Math.max(0, end - now));
  clearTimeout(ticking);
  const wait = msToNextTick(timers, now);
  if (wait !== null) ticking = setTimeout(tick, wait);
}

function restore(text: string | null): void {
  show(stepTimersFrom(parsed(text)));
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    // Older versions of the page may have stored another shape.
    return null;
  }
}

if (typeof window !== 'undefined') {
  restore(readKept(timersKey));
  globalThis.addEventListener('storage', ({ key, newValue }) => {
    if (key === timersKey) restore(newValue);
  });
}
