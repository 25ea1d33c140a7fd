import { vi } from 'vitest';

declare global {
  /** The page of a test, as vitest provides it. */
  var jsdom: { reconfigure: (to: { url: string }) => void };
}

/** Puts the page of a test at an address, as if it had been opened there. */
export const standAt = (address: string): void => globalThis.jsdom.reconfigure({ url: address });

type Went = (address: string) => void;

/** Where the page would go, by `assign` and by `replace`: jsdom itself goes nowhere. */
export function watchWhereItGoes() {
  const went = vi.fn<Went>();
  const location = locationOfPage();
  vi.spyOn(location, 'assign').mockImplementation(went);
  vi.spyOn(location, 'replace').mockImplementation(went);
  return went;
}

/** No test can replace what browsers forbid to replace; jsdom keeps what does the work behind it. */
function locationOfPage(): Record<'assign' | 'replace', Went> {
  const { location } = globalThis;
  const symbols = Object.getOwnPropertySymbols(location);
  const behind = symbols.find(({ description }) => description === 'impl');
  if (behind === undefined) throw new Error('jsdom keeps its location elsewhere now');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what jsdom keeps has no types
  return Reflect.get(location, behind) as Record<'assign' | 'replace', Went>;
}
