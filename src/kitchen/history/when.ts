import { historyMessages as texts } from '#contract/kitchen/recipe/history-messages.ts';
import type { RevisionSummaryView } from '#contract/recipe/recipe-history.ts';
import { dayOf, timeOf, weekdayOf } from '../clock/day-words.ts';

/** "Today", "Monday 16 November", or with its year where that is another one. */
function dayOfVersion(at: number | string, now: number): string {
  const [day, today] = [new Date(at), new Date(now)];
  const yesterday = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1);
  if (day.toDateString() === today.toDateString()) return texts.today;
  if (day.toDateString() === yesterday.toDateString()) return texts.yesterday;
  return day.getFullYear() === today.getFullYear() ? weekdayOf(day) : dayOf(day);
}

/** What a version is called among others: its name, or when it was. */
export function versionTitle({ name, at }: RevisionSummaryView, now: number): string {
  return name ?? `${dayOfVersion(at, now)}, ${timeOf(at)}`;
}

/** The same within a sentence. */
export function versionWords({ name, at }: RevisionSummaryView, now: number): string {
  const day = dayOfVersion(at, now);
  const isNear = day === texts.today || day === texts.yesterday;
  return name === null ? `${isNear ? day.toLowerCase() : day}, ${timeOf(at)}` : `“${name}”`;
}

export type Day = { day: string; revisions: RevisionSummaryView[] };

export function daysOf(revisions: readonly RevisionSummaryView[], now: number): Day[] {
  const days = Map.groupBy(revisions, ({ at }) => dayOfVersion(at, now));
  return [...days].map(([day, all]) => ({ day, revisions: all }));
}
