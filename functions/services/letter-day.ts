const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * The day of a moment, in ms since the epoch, as letters say it: "December 27, 2026 (UTC)". Nobody knows
 * where they are read: screens, which say the day of the reader, may say another one.
 */
export const letterDay = (ms: number): string => `${day.format(ms)} (UTC)`;
