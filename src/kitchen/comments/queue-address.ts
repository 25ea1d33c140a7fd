import { atom, type ReadableAtom } from 'nanostores';
import {
  firstAddress,
  type QueueAddress,
  queueQuery,
  readQueueAddress,
} from '#domain/kitchen/comments/queue-address.ts';

const $here = atom<QueueAddress>(firstAddress);
/** What the queue shows; the address of the page says the same. */
export const $address: ReadableAtom<QueueAddress> = $here;

/** From this width on the list stands beside the comment. */
export const wide = globalThis.matchMedia('(min-width: 768px)');

/** Reads the address, now and when the person goes back; returns what stops that. */
export function followAddress(): () => void {
  const read = () => $here.set(readQueueAddress(new URLSearchParams(globalThis.location.search)));
  read();
  globalThis.addEventListener('popstate', read);
  return () => globalThis.removeEventListener('popstate', read);
}

/** Shows something else: a pressed filter is one step back, typing and the next comment are none. */
export function showAddress(changes: Partial<QueueAddress>, isStep: boolean): void {
  const address = { ...$here.get(), ...changes };
  $here.set(address);
  const query = queueQuery(address);
  const { pathname } = globalThis.location;
  const path = query === '' ? pathname : `${pathname}?${query}`;
  if (isStep) globalThis.history.pushState(null, '', path);
  else globalThis.history.replaceState(null, '', path);
}
