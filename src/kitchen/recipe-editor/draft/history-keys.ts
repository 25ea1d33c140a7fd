import type { DraftStore } from './draft-store.ts';

type Travel = Pick<DraftStore, 'undo' | 'redo'>;

/**
 * Undo and redo by keys, and by the menus and gestures of browsers: the fields of an element share
 * the one history. Returns what takes the keys away.
 */
export function installHistoryKeys(element: HTMLElement, draft: Travel): () => void {
  const travel = (event: Event, direction: keyof Travel | null) => {
    if (direction === null) return;
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

const directions = new Map<string, keyof Travel>([
  ['historyUndo', 'undo'],
  ['historyRedo', 'redo'],
]);

function directionOfKey(event: KeyboardEvent): keyof Travel | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing } = event;
  if (isComposing || altKey || ctrlKey === metaKey) return null;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && ctrlKey && !shiftKey ? 'redo' : null;
}
