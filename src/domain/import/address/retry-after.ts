/** Longer than this nobody waits; whoever asks for more is asked again after it. */
const longestSeconds = 24 * 60 * 60;

/** The seconds that a server asks to wait, written as their number or as a date; null where it asks for none. */
export function secondsToWait(header: string | null, now: number): number | null {
  const written = header?.trim() ?? '';
  if (written === '') return null;
  const seconds = /^\d+$/.test(written) ? Number(written) : (Date.parse(written) - now) / 1000;
  if (!Number.isFinite(seconds)) return null;
  return Math.min(longestSeconds, Math.max(0, Math.ceil(seconds)));
}
