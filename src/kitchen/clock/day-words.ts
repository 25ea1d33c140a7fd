/** Days and times as the kitchen writes them, by the clock of this device; one way for each length. */
type Time = number | string | Date;

/** What writes is made when it first writes. */
function written(parts: Intl.DateTimeFormatOptions): (at: Time) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (at) => {
    format ??= new Intl.DateTimeFormat('en-GB', parts);
    const date = new Date(at);
    return Number.isNaN(date.getTime()) ? '' : format.format(date);
  };
}

/** In one piece, also within a sentence. */
function inOnePiece(parts: Intl.DateTimeFormatOptions): (at: Time) => string {
  const write = written(parts);
  return (at) => write(at).replaceAll(' ', '\u00A0');
}

const clock = { hour: '2-digit', minute: '2-digit' } as const;
const dayAndMonthParts = { day: 'numeric', month: 'long' } as const;

/** "14:02" */
export const timeOf = written(clock);
/** "16 November" */
export const dayAndMonthOf = written(dayAndMonthParts);
/** "Monday 16 November" */
export const weekdayOf = written({ weekday: 'long', ...dayAndMonthParts });
/** "16 Nov 2026" */
export const shortDayOf = inOnePiece({ dateStyle: 'medium' });
/** "16 November 2026" */
export const dayOf = inOnePiece({ dateStyle: 'long' });
/** "16 November at 14:02" */
export const dayAndTimeOf = written({ ...dayAndMonthParts, ...clock });
/** "Monday 16 November at 14:02" */
export const weekdayAndTimeOf = written({ weekday: 'long', ...dayAndMonthParts, ...clock });
/** "16 Nov 2026, 14:02" */
export const shortMomentOf = written({ dateStyle: 'medium', timeStyle: 'short' });
/** "16 November 2026 at 14:02" */
export const longMomentOf = written({ dateStyle: 'long', timeStyle: 'short' });
const exact = written({
  weekday: 'long',
  ...dayAndMonthParts,
  year: 'numeric',
  ...clock,
  second: '2-digit',
});
/** "Monday 16 November 2026 at 14:02:31" */
export const exactTimeOf = (at: Time): string => exact(at).replace(',', '');

/** Of a date of a calendar, which is the same everywhere: "16 Nov", "Nov", "November 2026". */
export const calendarDay = inOnePiece({ day: 'numeric', month: 'short', timeZone: 'UTC' });
export const calendarMonth = written({ month: 'short', timeZone: 'UTC' });
export const calendarMonthAndYear = inOnePiece({ month: 'long', year: 'numeric', timeZone: 'UTC' });

/** "14:02", or the day where that is another one. */
export const timeOrDay = (at: Time): string =>
  new Date(at).toDateString() === new Date().toDateString() ? timeOf(at) : shortDayOf(at);
