import { atom, type ReadableAtom } from 'nanostores';

export type Notice = {
  id: number;
  text: string;
  /** Takes back what the notice tells; null where there is nothing to take back. */
  undo: (() => Promise<void>) | null;
};

const $list = atom<readonly Notice[]>([]);
let lastId = 0;

/** What was done, oldest first. */
export const $notices: ReadableAtom<readonly Notice[]> = $list;

export function notify(text: string, undo: Notice['undo'] = null): void {
  lastId += 1;
  $list.set([...$list.get(), { id: lastId, text, undo }]);
}

export function dismissNotice(id: number): void {
  $list.set($list.get().filter((each) => each.id !== id));
}
