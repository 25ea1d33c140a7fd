const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The day of a moment, for machines and as a long US date. */
export function dateOf(ms: number): { iso: string; text: string } {
  const date = new Date(ms);
  return { iso: date.toISOString().slice(0, 10), text: longDate.format(date) };
}

/** The same of a YYYY-MM-DD text; null for text that is no day. */
export function dateOfDay(day: string): { iso: string; text: string } | null {
  const ms = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(ms) ? null : dateOf(ms);
}
