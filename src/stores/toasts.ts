import { atom, type ReadableAtom } from 'nanostores';
import { toastEvent } from '#domain/island-events.ts';

export type Toast = { id: number; text: string };

const $list = atom<readonly Toast[]>([]);
let lastId = 0;

/** Oldest first. */
export const $toasts: ReadableAtom<readonly Toast[]> = $list;

/** Shows a text for a few seconds; a message that must not be missed belongs in the page. */
export function toast(text: string): void {
  lastId += 1;
  $list.set([...$list.get(), { id: lastId, text }]);
  globalThis.dispatchEvent(new Event(toastEvent));
}

export function dismissToast(id: number): void {
  $list.set($list.get().filter((each) => each.id !== id));
}
