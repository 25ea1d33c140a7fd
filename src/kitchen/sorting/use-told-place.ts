import { useMemo } from 'react';

/** Where the focus goes, and what is said of it; null for the place of what was moved. */
export type Told = { focus: string | null; said: string } | { focus: string; said: null };

/**
 * What a list says of the last deed. A move that is taken back leaves its item at another place,
 * which is said then; a title that is typed meanwhile is not read out with each key.
 */
export function useToldPlace(
  told: Told,
  items: readonly string[],
  sayPlace: (id: string, place: number) => string,
): string {
  const order = items.join(' ');
  return useMemo(() => {
    if (told.said !== null) return told.said;
    const at = items.indexOf(told.focus);
    return at === -1 ? '' : sayPlace(told.focus, at + 1);
    // oxlint-disable-next-line react/exhaustive-deps -- said anew with another order alone
  }, [told, order]);
}
