import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { mediaLibraryMessages as texts } from '#contract/kitchen/media/media-library-messages.ts';
import type { MediaItem } from '#contract/media/library.ts';
import { sheetLayout } from '#domain/kitchen/media-library/sheet-layout.ts';
import { useValue } from '#stores/use-value.ts';
import { loadMore } from './library.ts';
import { $mediaPicking, $openMedia } from './library-view.ts';
import { mediaNames } from './media-names.ts';
import { onSheetKey } from './sheet-keys.ts';
import { SheetTile } from './SheetTile.tsx';

type Props = {
  items: readonly MediaItem[];
  /** Those that are not loaded yet included. */
  total: number;
};

const gap = 12;
const caption = 32;
const overscan = 3;
const wide = globalThis.matchMedia('(min-width: 768px)');

/** All pictures of the view, of which the browser holds those on the screen and the one with the focus. */
export function ContactSheet({ items, total }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const { focused, picked } = useValue($mediaPicking);
  const open = useValue($openMedia);
  const { width, top } = useMeasures(list);
  const smallest = wide.matches ? 150 : 100;
  const { columns, side, rowHeight } = sheetLayout({ width, gap, smallest, caption });
  const ids = items.map(({ id }) => id);
  const names = mediaNames(items);
  const focusedAt = focused === null ? -1 : ids.indexOf(focused);
  const focusedRow = focusedAt < 0 ? -1 : Math.floor(focusedAt / columns);
  // Its functions are new with every render, so nothing made of them is kept.
  // oxlint-disable-next-line react/incompatible-library -- said above
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(items.length / columns),
    estimateSize: () => rowHeight,
    overscan,
    scrollMargin: top,
    // A tile that is scrolled out of sight keeps the focus, else no key would reach the sheet.
    rangeExtractor: (range) => withFocused(range, focusedRow),
    useFlushSync: false,
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);
  const rows = virtualizer.getVirtualItems();
  const isNearEnd = (rows.at(-1)?.index ?? 0) >= Math.ceil(items.length / columns) - overscan - 1;
  useEffect(() => {
    // The server has the rest.
    if (isNearEnd && items.length < total) void loadMore();
  }, [isNearEnd, items.length, total]);
  useFocus(list, focused, () => {
    if (focusedRow >= 0) virtualizer.scrollToIndex(focusedRow, { align: 'auto' });
  });
  const tiles = rows.flatMap(({ index, start }) =>
    items.slice(index * columns, (index + 1) * columns).map((item, column) => {
      return { item, place: index * columns + column, x: column * (side + gap), y: start - top };
    }),
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of its tiles
    <ul
      ref={list}
      className="contact-sheet"
      aria-label={texts.heading}
      style={{ height: virtualizer.getTotalSize() }}
      onKeyDown={(event) => onSheetKey(event, { ids, columns })}
    >
      {tiles.map(({ item, place, x, y }) => (
        <li
          key={item.id}
          aria-posinset={place + 1}
          aria-setsize={total}
          data-picked={picked.has(item.id) || undefined}
          style={{ width: side, height: side + caption, translate: `${x}px ${y}px` }}
        >
          <SheetTile
            item={item}
            name={names[place] ?? ''}
            isPicked={picked.has(item.id)}
            isOpen={open === item.id}
            isTabStop={focusedAt === -1 ? place === 0 : place === focusedAt}
            ids={ids}
          />
        </li>
      ))}
    </ul>
  );
}

function withFocused(range: Range, focusedRow: number): number[] {
  const shown = defaultRangeExtractor(range);
  if (focusedRow < 0 || shown.includes(focusedRow)) return shown;
  return [...shown, focusedRow].toSorted((one, other) => one - other);
}

type List = RefObject<HTMLUListElement | null>;

/** How much room there is, and where the sheet begins; both change as details open. */
function useMeasures(list: List) {
  const [measures, setMeasures] = useState({ width: 640, top: 0 });
  useLayoutEffect(() => {
    const sheet = list.current;
    if (!sheet) return undefined;
    const measure = () => setMeasures({ width: sheet.clientWidth || 640, top: sheet.offsetTop });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(sheet);
    return () => observer.disconnect();
  }, [list]);
  return measures;
}

/** Moves the focus to the tile that a key chose, once that tile is there. */
function useFocus(list: List, focused: string | null, reveal: () => void): void {
  useEffect(() => {
    if (focused === null || !list.current?.contains(document.activeElement)) return;
    reveal();
    const tile = list.current.querySelector<HTMLElement>(`[data-media="${focused}"]`);
    tile?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-deps -- the focus follows the choice alone
  }, [focused]);
}
