import { useEffect, useRef } from 'react';
import { listsMessages as texts } from '#contract/kitchen/lists/lists-messages.ts';
import { countOf, type ListEntry } from '#domain/kitchen/lists/list-entry.ts';
import type { ListName } from '#domain/kitchen/lists/list-names.ts';
import { useComputed, useValue } from '#stores/use-value.ts';
import { EntryLine } from './EntryLine.tsx';
import { $asides } from './entry-asides.ts';
import { $uses } from './known-lists.ts';
import { $openEntry, $picking } from './lists-view.ts';
import { onListKey } from './list-keys.ts';
import { useWindowRows } from '../rows/use-window-rows.ts';

const heights = { wide: 48, narrow: 64 };
const overscan = 12;

type Props = { list: ListName; rows: readonly ListEntry[] };

/** All entries of the view, of which the browser holds those on the screen and the one with the focus. */
export function EntryRows({ list, rows }: Props) {
  const box = useRef<HTMLUListElement>(null);
  const { focused, picked } = useValue($picking);
  const open = useValue($openEntry);
  const uses = useValue($uses);
  const asides = useComputed($asides);
  const focusedAt = focused === null ? -1 : rows.findIndex(({ id }) => id === focused);
  const { virtualizer, top } = useWindowRows({ list: box, rows, focusedAt, heights, overscan });
  useEffect(() => {
    // The focus belongs to the document, and follows the choice alone.
    if (focused === null || !box.current?.contains(document.activeElement)) return;
    // A row that is being pressed stays under the pointer.
    if (rowOf(box.current, focused) === document.activeElement) return;
    virtualizer.scrollToIndex(focusedAt, { align: 'auto' });
    rowOf(box.current, focused)?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-deps -- said above
  }, [focused]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of its rows
    <ul
      ref={box}
      className="entry-rows"
      aria-label={texts.headings[list]}
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
              <EntryLine
                row={row}
                aside={asides?.get(row.id) ?? ''}
                count={uses && countOf(row, uses)}
                canPick={list !== 'units'}
                isPicked={picked.has(row.id)}
                isOpen={row.id === open}
                isTabStop={focusedAt === -1 ? index === 0 : index === focusedAt}
                rows={rows}
              />
            </li>
          )
        );
      })}
    </ul>
  );
}

const rowOf = (box: HTMLElement, id: string) =>
  box.querySelector<HTMLElement>(`[data-entry="${id}"]`);
