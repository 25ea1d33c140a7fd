import { directionOfKey } from '../shell/history-key.ts';
import type { DraftStore } from './draft-store.ts';

type Travel = Pick<DraftStore<unknown>, 'undo' | 'redo'>;

/**
 * Undo and redo by keys, and by the menus and gestures of browsers: the fields of an element share
 * the one history. Returns what takes the keys away.
 */
export function installHistoryKeys(element: HTMLElement, draft: Travel): () => void {
  const travel = (event: Event, direction: keyof Travel | null) => {
    if (direction === null || isApart(event)) return;
    // A field's own history knows nothing of the others.
    event.preventDefault();
    event.stopPropagation();
    draft[direction]();
  };
  const onKey = (event: KeyboardEvent) => travel(event, directionOfKey(event));
  const onInput = (event: InputEvent) => travel(event, directions.get(event.inputType) ?? null);
  element.addEventListener('keydown', onKey, { capture: true });
  element.addEventListener('beforeinput', onInput, { capture: true });
  return () => {
    element.removeEventListener('keydown', onKey, { capture: true });
    element.removeEventListener('beforeinput', onInput, { capture: true });
  };
}

/** Whether a field is no part of what is written, and so has a history of its own. */
const isApart = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('[data-own-history]') !== null;

const directions = new Map<string, keyof Travel>([
  ['historyUndo', 'undo'],
  ['historyRedo', 'redo'],
]);
