import { atom, computed, type ReadableAtom } from 'nanostores';
import { step } from '#domain/kitchen/recipe-list/picking.ts';
import { $address, showAddress, wide } from './queue-address.ts';
import { $rows, passBy, threadOf } from './queue.ts';

const $isWide = atom(wide.matches);

/** Follows the width of the window; answers how to stop. */
export function followWidth(): () => void {
  const read = () => $isWide.set(wide.matches);
  read();
  wide.addEventListener('change', read);
  return () => wide.removeEventListener('change', read);
}

/** The comment that is open: beside a list there is always one. */
export const $chosenId: ReadableAtom<string | null> = computed(
  [$address, $rows, $isWide],
  ({ commentId }, rows, isWide) => commentId ?? (isWide ? (rows?.[0]?.id ?? null) : null),
);

const $asked = atom(0);
/** How often the focus was called back into the list. */
export const $focusAsked: ReadableAtom<number> = $asked;
export const focusList = (): void => $asked.set($asked.get() + 1);

/** Opens a comment; on a phone that is a step which going back undoes. */
export function choose(id: string | null): void {
  const before = $chosenId.get();
  if (before !== null && before !== id) passBy(before);
  const isStep = !wide.matches && $address.get().commentId === null && id !== null;
  showAddress({ commentId: id }, isStep);
  lookAhead(id);
}

/** Back from a comment to the list, on a phone. */
export function closeComment(): void {
  choose(null);
  focusList();
}

/** The comment a number of rows further. */
export function chooseBy(by: number): void {
  const ids = ($rows.get() ?? []).map(({ id }) => id);
  const next = step(ids, $chosenId.get(), by);
  if (next !== null) choose(next);
}

/** The next one is likely to be opened next. */
function lookAhead(id: string | null): void {
  const rows = $rows.get() ?? [];
  const next = rows[rows.findIndex((row) => row.id === id) + 1];
  if (id !== null && next) threadOf(next.id).catch(() => undefined);
}
