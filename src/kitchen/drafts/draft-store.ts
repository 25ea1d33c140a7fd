import { atom, computed, type ReadableAtom } from 'nanostores';
import type { FieldPath } from '#domain/kitchen/draft/field-path.ts';
import {
  emptyHistory,
  type FieldSelection,
  type History,
  recorded,
  redone,
  type Travelled,
  undone,
} from '#domain/kitchen/draft/history.ts';
import type { PlainData } from '#domain/plain-data.ts';

export type DraftChange<Content> = {
  /** What is changed; focus returns there when the change is taken back. */
  field: FieldPath;
  update: (content: Content) => Content;
  /** The characters that were typed, empty for characters taken away; absent for an action. */
  typed?: string;
  /** Changes of one action are taken back together. */
  group?: string;
  selection?: { before: PlainData; after: PlainData };
};

export type DraftStore<Content> = {
  $content: ReadableAtom<Content>;
  $canUndo: ReadableAtom<boolean>;
  $canRedo: ReadableAtom<boolean>;
  /** Where the last undo or redo was; null once something is changed. */
  $place: ReadableAtom<FieldSelection | null>;
  /** False where nothing changed. */
  change: (change: DraftChange<Content>) => boolean;
  undo: () => boolean;
  redo: () => boolean;
  /** Shows what another tab writes, or what the editor is opened with: nothing of it can be undone. */
  show: (content: Content) => void;
};

/** The working copy: one value that is never changed in place, and everything that was done to it. */
export function draftStore<Content>(
  opened: Content,
  isWritable: () => boolean,
): DraftStore<Content> {
  const $content = atom(opened);
  const $history = atom<History<Content>>(emptyHistory);
  const $place = atom<FieldSelection | null>(null);
  const travel = (to: (history: History<Content>) => Travelled<Content> | null): boolean => {
    const travelled = isWritable() ? to($history.get()) : null;
    if (!travelled) return false;
    $history.set(travelled.history);
    $content.set(travelled.content);
    $place.set(travelled.place);
    return true;
  };
  return {
    $content,
    $canUndo: computed($history, ({ past }) => past !== null),
    $canRedo: computed($history, ({ future }) => future !== null),
    $place,
    change({ field, update, typed, group, selection }) {
      const before = $content.get();
      const after = isWritable() ? update(before) : before;
      if (after === before) return false;
      const step = {
        field,
        before,
        after,
        selectionBefore: selection?.before ?? null,
        selectionAfter: selection?.after ?? null,
        typed: typed ?? null,
        group: group ?? null,
        at: performance.now(),
      };
      $history.set(recorded($history.get(), step));
      $place.set(null);
      $content.set(after);
      return true;
    },
    undo: () => travel(undone),
    redo: () => travel(redone),
    show(content) {
      $history.set(emptyHistory);
      $place.set(null);
      $content.set(content);
    },
  };
}
