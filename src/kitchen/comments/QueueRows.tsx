import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { QueuedComment } from '#contract/comments/comment-queue.ts';
import { commentsMessages as texts } from '#contract/kitchen/mail/comments-messages.ts';
import { useValue } from '#stores/use-value.ts';
import { $focusAsked } from './choice.ts';
import { loadMore } from './queue.ts';
import { QueueLine } from './QueueLine.tsx';
import { useNow } from '../clock/use-now.ts';

const rowHeight = 92;
const overscan = 6;

type Props = { rows: readonly QueuedComment[]; chosenId: string | null; hasMore: boolean };

/** All rows that are known, of which the browser holds those on the screen and the chosen one. */
export function QueueRows({ rows, chosenId, hasMore }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  const now = useNow();
  const chosenAt = rows.findIndex(({ id }) => id === chosenId);
  // Its functions are new with every render, so nothing made of them is kept.
  // oxlint-disable-next-line react/incompatible-library -- said above
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => rowHeight,
    overscan,
    scrollMargin: top,
    getItemKey: (index) => rows[index]?.id ?? index,
    rangeExtractor: (range) => withChosen(range, chosenAt),
    useFlushSync: false,
  });
  const isAlone = chosenId === null;
  // On a phone the list has no place while a comment is open.
  useLayoutEffect(() => setTop(list.current?.offsetTop ?? 0), [isAlone]);
  useFocus(list, chosenId ?? rows[0]?.id ?? null, () => {
    if (chosenAt >= 0) virtualizer.scrollToIndex(chosenAt, { align: 'auto' });
  });
  const items = virtualizer.getVirtualItems();
  const isNearEnd = hasMore && (items.at(-1)?.index ?? 0) >= rows.length - overscan - 1;
  useEffect(() => {
    // The rest of the list is on the server.
    if (isNearEnd) void loadMore();
  }, [isNearEnd, rows.length]);
  return (
    <ul
      ref={list}
      className="queue-rows"
      aria-label={texts.heading}
      style={{ height: virtualizer.getTotalSize() }}
    >
      {items.map(({ key, index, start, size }) => {
        const row = rows[index];
        return (
          row && (
            <li
              key={key}
              aria-posinset={index + 1}
              aria-setsize={hasMore ? -1 : rows.length}
              style={{ height: size, translate: `0 ${start - top}px` }}
            >
              <QueueLine
                comment={row}
                isChosen={index === chosenAt}
                isTabStop={chosenAt === -1 ? index === 0 : index === chosenAt}
                now={now}
              />
            </li>
          )
        );
      })}
    </ul>
  );
}

function withChosen(range: Range, chosenAt: number): number[] {
  const shown = defaultRangeExtractor(range);
  if (chosenAt < 0 || shown.includes(chosenAt)) return shown;
  return [...shown, chosenAt].toSorted((one, other) => one - other);
}

type List = { current: HTMLUListElement | null };

/** Moves the focus to the row that a key chose, or that is next after what had it has gone. */
function useFocus(list: List, focused: string | null, reveal: () => void): void {
  const asked = useValue($focusAsked);
  const seen = useRef(asked);
  const wasHere = useRef(false);
  useEffect(() => {
    const isCalled = seen.current !== asked;
    seen.current = asked;
    const { activeElement } = document;
    const isLost = activeElement === document.body && wasHere.current;
    const isHere = (list.current?.contains(activeElement) ?? false) || isLost;
    if (focused === null || (!isHere && !isCalled)) return;
    reveal();
    list.current
      ?.querySelector<HTMLElement>(`[data-comment="${focused}"]`)
      ?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-deps -- the focus follows the choice alone
  }, [focused, asked]);
  useEffect(() => {
    // A row that leaves takes the focus along without any event.
    const note = () => {
      wasHere.current = list.current?.contains(document.activeElement) ?? false;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [list]);
}
