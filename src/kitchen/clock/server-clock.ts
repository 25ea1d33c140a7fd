import { atom, type ReadableAtom } from 'nanostores';

/** What the server's clock said, and how long this page had been open then. */
type Told = { server: number; at: number };

const $told = atom<Told | null>(null);
export const $isClockKnown: ReadableAtom<unknown> = $told;

/** The clock of a device may be wrong; how long a page has been open is not. */
export function noteServerTime(iso: string): void {
  $told.set({ server: Date.parse(iso), at: performance.now() });
}

/** Now, by the clock that publishes; null until an answer has told it. */
export function serverNow(): number | null {
  const told = $told.get();
  return told && told.server + performance.now() - told.at;
}
