import { type KeyboardEvent, useEffect, useRef } from 'react';
import { subscribersMessages as texts } from '#contract/kitchen/mail/subscribers-messages.ts';
import type { SubscriberView } from '#contract/mail/subscriber.ts';
import { pickingByKey } from '#domain/kitchen/recipe-list/picking-keys.ts';
import { nothingPicked } from '#domain/kitchen/recipe-list/picking.ts';
import { useValue } from '#stores/use-value.ts';
import { loadMoreSubscribers } from './subscriber-list.ts';
import { SubscriberLine } from './SubscriberLine.tsx';
import {
  $focusedSubscriber,
  $openSubscriber,
  focusSubscriber,
  openSubscriber,
} from './subscribers-view.ts';
import { useWindowRows } from '../rows/use-window-rows.ts';
import { useNow } from '../clock/use-now.ts';

const heights = { wide: 48, narrow: 64 };
const overscan = 12;
/** How far from the end the next ones are asked for. */
const ahead = 60;

type Props = { rows: readonly SubscriberView[]; total: number };

/** Everybody of the view, of whom the browser holds those on the screen and the one with the focus. */
export function SubscriberRows({ rows, total }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const focused = useValue($focusedSubscriber);
  const open = useValue($openSubscriber);
  const now = useNow();
  const focusedAt = rows.findIndex(({ id }) => id === focused);
  const { virtualizer, top } = useWindowRows({ list, rows, focusedAt, heights, overscan });
  const items = virtualizer.getVirtualItems();
  const lastShown = Math.max(items.at(-1)?.index ?? 0, focusedAt);
  useEffect(() => {
    // The server holds the rest.
    if (lastShown >= rows.length - ahead && rows.length < total) void loadMoreSubscribers();
  }, [lastShown, rows.length, total]);
  useEffect(() => {
    // The focus belongs to the document, and follows the choice alone.
    if (focused === null || !list.current?.contains(document.activeElement)) return;
    virtualizer.scrollToIndex(focusedAt, { align: 'auto' });
    rowOf(list.current, focused)?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-deps -- said above
  }, [focused]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of its rows
    <ul
      ref={list}
      className="subscriber-rows"
      aria-label={texts.list}
      style={{ height: virtualizer.getTotalSize() }}
      onKeyDown={(event) => onKey(event, rows)}
    >
      {items.map(({ key, index, start, size }) => {
        const row = rows[index];
        return (
          row && (
            <li
              key={key}
              aria-posinset={index + 1}
              aria-setsize={total}
              style={{ height: size, translate: `0 ${start - top}px` }}
            >
              <SubscriberLine
                row={row}
                isOpen={row.id === open}
                isTabStop={focusedAt === -1 ? index === 0 : index === focusedAt}
                now={now}
              />
            </li>
          )
        );
      })}
    </ul>
  );
}

const rowOf = (list: HTMLElement, id: string) =>
  list.querySelector<HTMLElement>(`[data-subscriber="${id}"]`);

/** The keys of a row that has the focus; Enter is the button's own. */
function onKey(event: KeyboardEvent<HTMLElement>, rows: Props['rows']): void {
  if (event.nativeEvent.isComposing || event.altKey || event.metaKey || event.ctrlKey) return;
  const { key } = event;
  if (key === 'x' || key === ' ' || event.shiftKey) return;
  const focused = $focusedSubscriber.get();
  const ids = rows.map(({ id }) => id);
  const next = pickingByKey(
    { key, shiftKey: false, isHeld: false },
    { ...nothingPicked, focused },
    ids,
  );
  if (next) {
    focusSubscriber(next.focused);
    // What is read beside the list follows the keys.
    if ($openSubscriber.get() !== null && next.focused !== null) openSubscriber(next.focused);
  } else if (key === '/') document.querySelector<HTMLElement>('#subscriber-search')?.focus();
  else if (key === 'Escape' && $openSubscriber.get() !== null) openSubscriber(null);
  else return;
  event.preventDefault();
}
