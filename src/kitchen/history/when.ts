import { historyMessages as texts } from '#contract/kitchen/history-messages.ts';
import type { RevisionSummaryView } from '#contract/recipe/recipe-history.ts';

const locale = 'en-GB';
const clock = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' });
const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' });
const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' });
const exact = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'medium' });

/** "14:02" by the clock of this device. */
export const timeOfDay = (at: number | string): string => clock.format(new Date(at));
export const exactTime = (at: string): string => exact.format(new Date(at));

/** "Today", "Monday 16 November", or with its year where that is another one. */
function dayOf(at: number | string, now: number): string {
  const [day, today] = [new Date(at), new Date(now)];
  const yesterday = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1);
  if (day.toDateString() === today.toDateString()) return texts.today;
  if (day.toDateString() === yesterday.toDateString()) return texts.yesterday;
  return day.getFullYear() === today.getFullYear() ? weekday.format(day) : date.format(day);
}

/** What a version is called among others: its name, or when it was. */
export function versionTitle({ name, at }: RevisionSummaryView, now: number): string {
  return name ?? `${dayOf(at, now)}, ${timeOfDay(at)}`;
}

/** The same within a sentence. */
export function versionWords({ name, at }: RevisionSummaryView, now: number): string {
  const day = dayOf(at, now);
  const isNear = day === texts.today || day === texts.yesterday;
  return name === null ? `${isNear ? day.toLowerCase() : day}, ${timeOfDay(at)}` : `“${name}”`;
}

export type Day = { day: string; revisions: RevisionSummaryView[] };

export function daysOf(revisions: readonly RevisionSummaryView[], now: number): Day[] {
  const days = Map.groupBy(revisions, ({ at }) => dayOf(at, now));
  return [...days].map(([day, all]) => ({ day, revisions: all }));
}
