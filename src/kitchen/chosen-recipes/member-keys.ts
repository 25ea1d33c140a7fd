import type { KeyboardEvent } from 'react';
import type { RecipeActs } from './recipe-acts.ts';

const steps: Record<string, number> = { ArrowUp: -1, k: -1, ArrowDown: 1, j: 1 };

/** The keys of a row that has the focus. */
export function onMemberKey(
  event: KeyboardEvent<HTMLElement>,
  acts: Pick<RecipeActs, 'moveBy' | 'remove'>,
  ids: readonly string[],
): void {
  const line = event.target instanceof Element ? event.target.closest('[data-member]') : null;
  const id = line?.getAttribute('data-member') ?? null;
  if (id === null || event.nativeEvent.isComposing || event.metaKey || event.ctrlKey) return;
  const step = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined;
  if (step !== undefined && event.altKey) acts.moveBy(id, step);
  else if (event.altKey) return;
  else if (event.key === 'Delete' || event.key === 'Backspace') acts.remove(id);
  else if (!focusAt(placeOf(event.key, ids.indexOf(id), ids.length), ids)) return;
  event.preventDefault();
}

function placeOf(key: string, at: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined;
  return step === undefined ? null : at + step;
}

function focusAt(place: number | null, ids: readonly string[]): boolean {
  const id = place === null ? undefined : ids[place];
  if (id === undefined) return place !== null;
  document.querySelector<HTMLElement>(`[data-member="${id}"]`)?.focus();
  return true;
}
