import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useOutsidePress } from './use-outside-press.ts';
import { widgetStyles } from '../widget-styles.ts';

export type MenuState = ReturnType<typeof useMenu>;

type Place = 'first' | 'last';

/** The keyboard behaviour of the ARIA menu pattern; closing returns the focus to the opener. */
export function useMenu() {
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [focusedAt, setFocusedAt] = useState<Place | null>(null);
  const isOpen = focusedAt !== null;
  useEffect(() => {
    if (focusedAt === 'first') itemsOf(list)[0]?.focus();
    if (focusedAt === 'last') itemsOf(list).at(-1)?.focus();
  }, [focusedAt]);
  useEffect(() => {
    // An item that had the focus may have given way to others.
    if (isOpen && document.activeElement === document.body) itemsOf(list)[0]?.focus();
  });
  useOutsidePress(root, isOpen, () => setFocusedAt(null));
  const open = (place: Place) => widgetStyles.whenLoaded(() => setFocusedAt(place));
  const close = () => {
    setFocusedAt(null);
    root.current?.querySelector<HTMLElement>('.menu-opener')?.focus();
  };
  const opener = {
    onClick(event: MouseEvent) {
      event.preventDefault();
      if (isOpen) setFocusedAt(null);
      else open('first');
    },
    onKeyDown(event: KeyboardEvent) {
      const place = openingKeys[event.key];
      if (event.key === 'Escape' && isOpen) close();
      if (!place) return;
      event.preventDefault();
      open(place);
    },
  };
  const onItemKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') close();
    const next = itemAfter(itemsOf(list), event.currentTarget, event.key);
    if (!next && event.key !== 'Escape') return;
    event.preventDefault();
    next?.focus();
  };
  return { root, list, isOpen, opener, onItemKey, close };
}

const openingKeys: Record<string, Place> = { ArrowDown: 'first', ArrowUp: 'last', ' ': 'first' };

function itemAfter(items: HTMLElement[], current: HTMLElement, key: string) {
  const index = items.indexOf(current);
  if (key === 'ArrowDown') return items[index + 1] ?? items[0];
  if (key === 'ArrowUp') return items[index - 1] ?? items.at(-1);
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  return key.length === 1 ? itemBeginningWith([...items.slice(index + 1), ...items], key) : null;
}

function itemBeginningWith(items: HTMLElement[], letter: string) {
  return items.find((item) => item.textContent.toLowerCase().startsWith(letter.toLowerCase()));
}

function itemsOf(list: RefObject<HTMLElement | null>): HTMLElement[] {
  return [...(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
}
