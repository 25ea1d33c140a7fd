import type { Id } from '../ids.ts';

/** Running timers hold when they end, so that throttled tabs and reloads lose no time. */
export type Timer =
  | { status: 'idle'; durationMs: number }
  | { status: 'running'; durationMs: number; endsAt: number }
  | { status: 'paused'; durationMs: number; remainingMs: number }
  | { status: 'finished'; durationMs: number; endsAt: number };

/** Timers by the id of the instruction they belong to. */
export type Timers = Readonly<Record<Id, Timer>>;

const msPerSecond = 1000;
const msPerMinute = 60_000;
const longestRing = 60 * msPerMinute;
const paddedMinutesFromSeconds = 540;
const hoursFromSeconds = 3600;

export function createTimer(timerMinutes: number): Timer {
  return { status: 'idle', durationMs: Math.round(timerMinutes * msPerMinute) };
}

/** Starts an idle or finished timer from its full time and a paused one where it stood. */
export function startTimer(timer: Timer, now: number): Timer {
  const { durationMs } = timer;
  if (timer.status === 'running') return timer;
  const leftMs = timer.status === 'paused' ? timer.remainingMs : durationMs;
  return { status: 'running', durationMs, endsAt: now + leftMs };
}

export function pauseTimer(timer: Timer, now: number): Timer {
  const current = advanceTimer(timer, now);
  if (current.status !== 'running') return current;
  const { durationMs } = current;
  return { status: 'paused', durationMs, remainingMs: remainingMs(current, now) };
}

/** A running timer whose end has come is finished, however late the look at it. */
export function advanceTimer(timer: Timer, now: number): Timer {
  if (timer.status !== 'running' || now < timer.endsAt) return timer;
  return { status: 'finished', durationMs: timer.durationMs, endsAt: timer.endsAt };
}

export function resetTimer(timer: Timer): Timer {
  return { status: 'idle', durationMs: timer.durationMs };
}

/** Whole seconds still to show; 0 only once the end has come. */
export function remainingSeconds(timer: Timer, now: number): number {
  return Math.ceil(remainingMs(timer, now) / 1000);
}

/** "8:59" below 540 s, "09:00" from there, "1:00:00" from 3600 s. */
export function formatCountdown(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const minutes = Math.floor(whole / 60);
  const rest = twoDigits(whole % 60);
  if (whole < paddedMinutesFromSeconds) return `${minutes}:${rest}`;
  if (whole < hoursFromSeconds) return `${twoDigits(minutes)}:${rest}`;
  return `${Math.floor(minutes / 60)}:${twoDigits(minutes % 60)}:${rest}`;
}

/**
 * Starts one timer; unless several are kept the others stop: running ones pause where they are,
 * ringing ones fall silent.
 */
export function startOneOf(
  timers: Timers,
  id: Id,
  { now, keepsSeveral }: { now: number; keepsSeveral: boolean },
): Timers {
  return mapTimers(timers, (timer, timerId) => {
    if (timerId === id) return startTimer(timer, now);
    return keepsSeveral ? timer : stopTimer(timer, now);
  });
}

export function advanceTimers(timers: Timers, now: number): Timers {
  return mapTimers(timers, (timer) => advanceTimer(timer, now));
}

/** When the shown time of a running timer changes next; null while none runs. */
export function msToNextTick(timers: Timers, now: number): number | null {
  const waits = Object.values(timers).flatMap((timer) =>
    timer.status === 'running' ? [remainingMs(timer, now) % msPerSecond || msPerSecond] : [],
  );
  return waits.length === 0 ? null : Math.min(...waits);
}

/** When the first of the running timers ends; null while none runs. */
export function nextEnd(timers: Timers): number | null {
  const ends = Object.values(timers).flatMap((timer) =>
    timer.status === 'running' ? [timer.endsAt] : [],
  );
  return ends.length === 0 ? null : Math.min(...ends);
}

/** Without those that stand at their beginning, or have rung for so long that nobody listens. */
export function keptTimers(timers: Timers, now: number): Timers {
  const kept = Object.entries(timers).filter(
    ([, timer]) =>
      timer.status !== 'idle' && !(timer.status === 'finished' && now - timer.endsAt > longestRing),
  );
  return Object.fromEntries(kept);
}

function remainingMs(timer: Timer, now: number): number {
  if (timer.status === 'idle') return timer.durationMs;
  if (timer.status === 'paused') return timer.remainingMs;
  if (timer.status === 'finished') return 0;
  // A clock set back must not add time.
  return Math.min(timer.durationMs, Math.max(0, timer.endsAt - now));
}

function stopTimer(timer: Timer, now: number): Timer {
  return timer.status === 'finished' ? resetTimer(timer) : pauseTimer(timer, now);
}

function mapTimers(timers: Timers, change: (timer: Timer, id: Id) => Timer): Timers {
  return Object.fromEntries(Object.entries(timers).map(([id, timer]) => [id, change(timer, id)]));
}

function twoDigits(count: number): string {
  return String(count).padStart(2, '0');
}
