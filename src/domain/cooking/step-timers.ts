import type { Id } from '../ids.ts';
import { isRecord } from '../is-record.ts';
import { isSitePath } from '../text/safe-href.ts';
import type { Timer, Timers } from '../measures/timer.ts';

/** The step and recipe of a timer; it may ring on any page of the site. */
export type TimerSubject = { step: number; recipeTitle: string; path: string };

export type StepTimers = { timers: Timers; subjects: Readonly<Record<Id, TimerSubject>> };

export const noTimers: StepTimers = { timers: {}, subjects: {} };

/** One id for a step of any recipe of the site. */
export const stepTimerId = (recipeId: Id, stepId: Id): Id => `${recipeId}.${stepId}`;

/** Timers with their subjects; those that have lost one of both are left out. */
export function stepTimersFrom(value: unknown): StepTimers {
  const { timers, subjects } = isRecord(value) ? value : {};
  if (!isRecord(timers) || !isRecord(subjects)) return noTimers;
  const ids = Object.keys(timers).filter((id) => isTimer(timers[id]) && isSubject(subjects[id]));
  const known = (record: Record<string, unknown>) =>
    Object.fromEntries(ids.map((id) => [id, record[id]]));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- both were looked at one by one
  return { timers: known(timers), subjects: known(subjects) } as StepTimers;
}

function isTimer(value: unknown): value is Timer {
  if (!isRecord(value) || !isNumber(value['durationMs'])) return false;
  const { status } = value;
  if (status === 'running' || status === 'finished') return isNumber(value['endsAt']);
  return status === 'paused' ? isNumber(value['remainingMs']) : status === 'idle';
}

function isSubject(value: unknown): value is TimerSubject {
  if (!isRecord(value)) return false;
  const { step, recipeTitle, path } = value;
  return (
    isNumber(step) &&
    typeof recipeTitle === 'string' &&
    typeof path === 'string' &&
    isSitePath(path)
  );
}

const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);
