import type { KeyboardEvent } from 'react';
import { createCollection } from './create-collection.ts';

export type CardActs = {
  move: (id: string, to: number) => Promise<void>;
  remove: (id: string) => Promise<void>;
};

const steps: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  k: -1,
  j: 1,
};

type Cards = { ids: readonly string[]; acts: CardActs };

/** The keys of a collection that has the focus; up and down are a row of covers. */
export function onCardKey(event: KeyboardEvent<HTMLElement>, { ids, acts }: Cards): void {
  const card = event.target instanceof Element ? event.target.closest('[data-collection]') : null;
  const id = card?.getAttribute('data-collection') ?? null;
  if (id === null || event.nativeEvent.isComposing || event.metaKey || event.ctrlKey) return;
  const at = ids.indexOf(id);
  const to = placeAfter(event.key, at, event.currentTarget);
  if (event.altKey) {
    if (to === null) return;
    void acts.move(id, to);
  } else if (to !== null) focusCard(ids[to]);
  else if (event.key === 'Delete') void acts.remove(id);
  else if (event.key === 'c') void createCollection();
  else if (event.key === '/') document.querySelector<HTMLElement>('#collection-search')?.focus();
  else return;
  event.preventDefault();
}

function placeAfter(key: string, at: number, list: HTMLElement): number | null {
  const cards = list.querySelectorAll('[data-collection]');
  if (key === 'Home') return 0;
  if (key === 'End') return cards.length - 1;
  if (key === 'ArrowUp') return at - columnsOf(cards);
  if (key === 'ArrowDown') return at + columnsOf(cards);
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined;
  return step === undefined ? null : at + step;
}

/** How many stand beside each other. */
function columnsOf(cards: NodeListOf<Element>): number {
  const tops = [...cards].map((card) => card.getBoundingClientRect().top);
  const columns = tops.findIndex((top) => top > (tops[0] ?? 0) + 1);
  return columns === -1 ? Math.max(1, tops.length) : columns;
}

function focusCard(id: string | undefined): void {
  if (id === undefined) return;
  document.querySelector<HTMLElement>(`[data-collection="${id}"]`)?.focus();
}
