import { directionOfKey } from '../shell/keys/history-key.ts';
import { isTyping } from '../shell/keys/is-typing.ts';
import { isDoneSince } from '../shell/notices/page-history.ts';
import type { DraftStore } from './draft-store.ts';

type Travel = Pick<DraftStore<unknown>, 'undo' | 'redo' | 'changedAt'>;

type Direction = 'undo' | 'redo';

/**
 * Undo and redo by keys, and by the menus and gestures of browsers: the fields of an element share
 * the one history, and so does a press where nothing has the focus, as after a button that has gone.
 * What was done since the last change, as a setting that is in force at once, is left to the page.
 * Returns what takes the keys away.
 */
export function installHistoryKeys(element: HTMLElement, draft: Travel): () => void {
  const ended = new AbortController();
  const travel = (event: Event, direction: Direction | null) => {
    if (direction === null || !isWithin(event, element) || isApart(event)) return;
    if (direction === 'undo' && !isTyping(event.target) && isDoneSince(draft.changedAt())) return;
    // A field's own history knows nothing of the others.
    event.preventDefault();
    event.stopPropagation();
    draft[direction]();
  };
  const onKey = (event: KeyboardEvent) => travel(event, directionOfKey(event));
  const onInput = (event: InputEvent) => travel(event, directions.get(event.inputType) ?? null);
  const options = { capture: true, signal: ended.signal };
  document.addEventListener('keydown', onKey, options);
  document.addEventListener('beforeinput', onInput, options);
  return () => ended.abort();
}

/** What is over the screen has the keys, though nothing of it has the focus. */
const isWithin = ({ target }: Event, element: HTMLElement): boolean =>
  target === document.body
    ? document.querySelector('dialog[open]') === null
    : target instanceof Node && element.contains(target);

/** Whether a field is no part of what is written, and so has a history of its own. */
const isApart = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('[data-own-history]') !== null;

const directions = new Map<string, Direction>([
  ['historyUndo', 'undo'],
  ['historyRedo', 'redo'],
]);
