import { atom, computed, type ReadableAtom } from 'nanostores';
import type { FieldPath } from '#domain/kitchen/draft/field-path.ts';
import {
  depthOf,
  emptyHistory,
  type FieldSelection,
  type History,
  type HistoryStep,
  recorded,
  redone,
  tipOf,
  type Travelled,
  undone,
} from '#domain/kitchen/draft/history.ts';
import type { IsSame } from '#domain/kitchen/draft/opening.ts';
import type { PlainData } from '#domain/plain-data.ts';
import { withdrawFallen } from '../shell/notices/notices.ts';
import { noteChange } from './draft-notices.ts';

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
  /** When that was done which an undo takes back, in milliseconds since the page began. */
  changedAt: () => number | null;
  /** False where nothing changed. */
  change: (change: DraftChange<Content>) => boolean;
  undo: () => boolean;
  redo: () => boolean;
  /** Shows what another tab writes, or what the editor is opened with; what was done here is kept. */
  follow: (content: Content) => void;
  /** Goes on from a text: what others made of the last one that was written here is one step. */
  resume: (content: Content, isSame: IsSame<Content>) => void;
};

/** The working copy: one value that is never changed in place, and everything that was done to it. */
export function draftStore<Content>(
  opened: Content,
  isWritable: () => boolean,
): DraftStore<Content> {
  const $content = atom(opened);
  const $history = atom<History<Content>>(emptyHistory);
  const $place = atom<FieldSelection | null>(null);
  const put = (content: Content) => {
    $place.set(null);
    $content.set(content);
  };
  const travel = (to: (history: History<Content>) => Travelled<Content> | null): boolean => {
    const travelled = isWritable() ? to($history.get()) : null;
    if (!travelled) return false;
    $history.set(travelled.history);
    $content.set(travelled.content);
    $place.set(travelled.place);
    withdrawFallen();
    return true;
  };
  return {
    $content,
    $canUndo: computed($history, ({ past }) => past !== null),
    $canRedo: computed($history, ({ future }) => future !== null),
    $place,
    changedAt: () => $history.get().past?.step.at ?? null,
    change(change) {
      const before = $content.get();
      const after = isWritable() ? change.update(before) : before;
      if (after === before) return false;
      const made = recorded($history.get(), stepOf(change, before, after));
      $history.set(made);
      put(after);
      noteChange(() => depthOf($history.get()) >= depthOf(made));
      return true;
    },
    undo: () => travel(undone),
    redo: () => travel(redone),
    follow: put,
    resume(content, isSame) {
      const before = tipOf($history.get()) ?? $content.get();
      if (!isSame(before, content)) $history.set(withOthers($history.get(), before, content));
      $content.set(isSame(before, content) ? before : content);
    },
  };
}

const withOthers = <Content>(history: History<Content>, before: Content, after: Content) =>
  recorded(history, stepOf({ field: '' }, before, after));

const stepOf = <Content>(
  { field, typed, group, selection }: Omit<DraftChange<Content>, 'update'>,
  before: Content,
  after: Content,
): HistoryStep<Content> => ({
  field,
  before,
  after,
  selectionBefore: selection?.before ?? null,
  selectionAfter: selection?.after ?? null,
  typed: typed ?? null,
  group: group ?? null,
  at: performance.now(),
});
