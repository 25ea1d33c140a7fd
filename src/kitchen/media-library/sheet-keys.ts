import type { KeyboardEvent } from 'react';
import { stepsOf } from '#domain/kitchen/media-library/sheet-layout.ts';
import {
  focusOn,
  pick,
  pickAll,
  pickRange,
  type Picking,
  putAllBack,
  step,
} from '#domain/kitchen/recipe-list/picking.ts';
import { deleteMedia } from './library-actions.ts';
import { $mediaPicking, openMedia, setMediaPicking } from './library-view.ts';

type Sheet = { ids: string[]; columns: number };

/** The keys of a tile that has the focus; letters count only there and with no other key held. */
export function onSheetKey(event: KeyboardEvent<HTMLElement>, sheet: Sheet): void {
  if (event.nativeEvent.isComposing || event.altKey) return;
  const picking = $mediaPicking.get();
  const isHeld = event.metaKey || event.ctrlKey;
  const changed = isHeld ? withHeld(event, picking, sheet) : moved(event, picking, sheet);
  if (changed) setMediaPicking(changed);
  else if (isHeld || !acted(event, picking)) return;
  event.preventDefault();
}

function withHeld({ key }: KeyboardEvent, picking: Picking, { ids }: Sheet): Picking | null {
  return key.toLowerCase() === 'a' ? pickAll(picking, ids) : null;
}

function moved(event: KeyboardEvent, picking: Picking, { ids, columns }: Sheet): Picking | null {
  const { key, shiftKey } = event;
  const by = stepsOf(key, columns);
  if (by !== undefined) {
    const next = step(ids, picking.focused, by);
    if (next === null) return null;
    return shiftKey ? pickRange(picking, ids, next) : focusOn(picking, next);
  }
  if ((key === 'x' || key === ' ') && picking.focused !== null) {
    return pick(picking, picking.focused);
  }
  return key === 'Escape' && picking.picked.size > 0 ? putAllBack(picking) : null;
}

function acted({ key }: KeyboardEvent, { picked, focused }: Picking): boolean {
  if (key === '/') document.querySelector<HTMLElement>('#media-search')?.focus();
  else if (key === 'Escape') openMedia(null);
  else if (key === 'Delete' || key === 'Backspace') {
    const ids = picked.size > 0 ? [...picked] : [focused].filter((id) => id !== null);
    if (ids.length > 0) void deleteMedia(ids);
  } else return false;
  return true;
}
