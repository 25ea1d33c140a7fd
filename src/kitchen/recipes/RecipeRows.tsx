import { useEffect, useRef } from 'react';
import { recipeListMessages as texts } from '#contract/kitchen/recipe/recipe-list-messages.ts';
import { useValue } from '#stores/use-value.ts';
import { $picking } from './list-view.ts';
import { $focusAsked } from './list-focus.ts';
import { onListKey } from './list-keys.ts';
import type { IndexRow } from './recipe-index.ts';
import { RecipeLine } from './RecipeLine.tsx';
import { useWindowRows } from '../rows/use-window-rows.ts';
import { useNow } from '../clock/use-now.ts';

const heights = { wide: 60, narrow: 84 };
const overscan = 8;

/** All rows of the view, of which the browser holds those on the screen and the one with the focus. */
export function RecipeRows({ rows }: { rows: readonly IndexRow[] }) {
  const list = useRef<HTMLUListElement>(null);
  const { focused, picked } = useValue($picking);
  const now = useNow();
  const focusedAt = focused === null ? -1 : rows.findIndex(({ id }) => id === focused);
  const { virtualizer, top } = useWindowRows({ list, rows, focusedAt, heights, overscan });
  useFocus(list, focused ?? rows[0]?.id ?? null, () => {
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

type List = { current: HTMLUListElement | null };

/** Moves the focus to the row that a key chose, or that is next after what had it has gone. */
function useFocus(list: List, focused: string | null, reveal: () => void): void {
  const asked = useValue($focusAsked);
  const seen = useRef(asked);
  useEffect(() => {
    const isCalled = seen.current !== asked;
    seen.current = asked;
    const isHere = list.current?.contains(document.activeElement) ?? false;
    if (focused === null || (!isHere && !isCalled)) return;
    reveal();
    list.current?.querySelector<HTMLElement>(`[data-recipe="${focused}"]`)?.focus({
      preventScroll: true,
    });
    // oxlint-disable-next-line react/exhaustive-deps -- the focus follows the choice alone
  }, [focused, asked]);
}
