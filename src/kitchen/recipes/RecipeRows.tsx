import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { recipeListMessages as texts } from '#contract/kitchen/recipe-list-messages.ts';
import { useValue } from '#stores/use-value.ts';
import { $picking } from './list-view.ts';
import { onListKey } from './list-keys.ts';
import type { IndexRow } from './recipe-index.ts';
import { RecipeLine } from './RecipeLine.tsx';

const wide = globalThis.matchMedia('(min-width: 768px)');
const heightOf = () => (wide.matches ? 60 : 92);
const overscan = 8;

/** All rows of the view, of which the browser holds those on the screen and the one with the focus. */
export function RecipeRows({ rows }: { rows: readonly IndexRow[] }) {
  const list = useRef<HTMLUListElement>(null);
  const { focused, picked } = useValue($picking);
  const [top, setTop] = useState(0);
  const [now] = useState(Date.now);
  const focusedAt = focused === null ? -1 : rows.findIndex(({ id }) => id === focused);
  // Its functions are new with every render, so nothing made of them is kept.
  // oxlint-disable-next-line react/incompatible-library -- said above
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: heightOf,
    overscan,
    scrollMargin: top,
    getItemKey: (index) => rows[index]?.id ?? index,
    // A row that is scrolled out of sight keeps the focus, else no key would reach the list.
    rangeExtractor: (range) => withFocused(range, focusedAt),
    useFlushSync: false,
  });
  useLayoutEffect(() => setTop(list.current?.offsetTop ?? 0), []);
  useEffect(() => {
    wide.addEventListener('change', virtualizer.measure);
    return () => wide.removeEventListener('change', virtualizer.measure);
  }, [virtualizer]);
  useFocus(list, focused, () => {
    if (focusedAt >= 0) virtualizer.scrollToIndex(focusedAt, { align: 'auto' });
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of its rows
    <ul
      ref={list}
      className="recipe-rows"
      aria-label={texts.heading}
      style={{ height: virtualizer.getTotalSize() }}
      onKeyDown={(event) => onListKey(event, rows)}
    >
      {virtualizer.getVirtualItems().map(({ key, index, start, size }) => {
        const row = rows[index];
        return (
          row && (
            <li
              key={key}
              aria-posinset={index + 1}
              aria-setsize={rows.length}
              data-picked={picked.has(row.id) || undefined}
              style={{ height: size, translate: `0 ${start - top}px` }}
            >
              <RecipeLine
                row={row}
                isPicked={picked.has(row.id)}
                isTabStop={focusedAt === -1 ? index === 0 : index === focusedAt}
                ids={rows}
                now={now}
              />
            </li>
          )
        );
      })}
    </ul>
  );
}

function withFocused(range: Range, focusedAt: number): number[] {
  const shown = defaultRangeExtractor(range);
  if (focusedAt < 0 || shown.includes(focusedAt)) return shown;
  return [...shown, focusedAt].toSorted((one, other) => one - other);
}

type List = { current: HTMLUListElement | null };

/** Moves the focus to the row that a key chose, once that row is there. */
function useFocus(list: List, focused: string | null, reveal: () => void): void {
  useEffect(() => {
    if (focused === null || !list.current?.contains(document.activeElement)) return;
    reveal();
    list.current.querySelector<HTMLElement>(`[data-recipe="${focused}"]`)?.focus({
      preventScroll: true,
    });
    // oxlint-disable-next-line react/exhaustive-deps -- the focus follows the choice alone
  }, [focused]);
}
