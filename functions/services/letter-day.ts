const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** The day of a moment, in ms since the epoch, as letters say it: "December 27, 2026", by UTC. */
export const letterDay = (ms: number): string => day.format(ms);
