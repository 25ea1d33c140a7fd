const longDates = new Map<string, Intl.DateTimeFormat>();

/** The day of a moment, for machines and as a long date of a language; the English one is US. */
export function dateOf(ms: number, language: string): { iso: string; text: string } {
  const date = new Date(ms);
  return { iso: date.toISOString().slice(0, 10), text: longDateIn(language).format(date) };
}

/** The same of a YYYY-MM-DD text; null for text that is no day. */
export function dateOfDay(day: string, language: string): { iso: string; text: string } | null {
  const ms = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(ms) ? null : dateOf(ms, language);
}

function longDateIn(language: string): Intl.DateTimeFormat {
  const format =
    longDates.get(language) ??
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  longDates.set(language, format);
  return format;
}
