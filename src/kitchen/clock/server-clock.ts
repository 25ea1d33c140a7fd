import { serverTimeHeader } from '#contract/server-time-header.ts';
import { atom, type ReadableAtom } from 'nanostores';
import { deviceNow } from './own-clock.ts';

/** What the server's clock said, and how long this page had been open then. */
type Told = { server: number; at: number };

const $told = atom<Told | null>(null);
export const $isClockKnown: ReadableAtom<unknown> = $told;

/** As far as answers are on their way for different times. */
const toleranceMs = 1000;

/** The clock of a device may be wrong; how long a page has been open is not. */
export function noteServerTime(iso: string): void {
  const server = Date.parse(iso);
  if (Number.isNaN(server)) return;
  const known = serverNow();
  if (known !== null && Math.abs(server - known) < toleranceMs) return;
  $told.set({ server, at: performance.now() });
}

/** Every answer of the API tells the time in a header. */
export function noteTimeOf(answer: unknown): void {
  const iso = answer instanceof Response ? answer.headers.get(serverTimeHeader) : null;
  if (iso !== null) noteServerTime(iso);
}

/** Now, by the clock that publishes; null until an answer has told it. */
export function serverNow(): number | null {
  const told = $told.get();
  return told && told.server + performance.now() - told.at;
}

/** The server's time, or that of the device until it is known. */
export const currentTime = (): number => serverNow() ?? deviceNow();
