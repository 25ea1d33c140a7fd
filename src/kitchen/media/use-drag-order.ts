import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';

export type Drag = { from: number; to: number };
type List = RefObject<HTMLElement | null>;
type Point = { clientX: number; clientY: number };
type Held = Point & { index: number; timer: ReturnType<typeof setTimeout> | null };

const mouseDistance = 4;
const touchHoldMs = 250;
const touchTolerance = 5;

/** Lets tiles of a list be drawn to another place: a mouse at once, a finger after it has rested. */
export function useDragOrder(list: List, onMove: (from: number, to: number) => void) {
  const held = useRef<Held | null>(null);
  const hasDragged = useRef(false);
  const [drag, setDrag] = useState<Drag | null>(null);
  const end = () => {
    if (held.current?.timer) clearTimeout(held.current.timer);
    held.current = null;
    setDrag(null);
  };
  const begin = (index: number) => {
    hasDragged.current = true;
    setDrag({ from: index, to: index });
  };
  useHeldPage({ list, isDragging: drag !== null, onEscape: end });

  const handle = (index: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      hasDragged.current = false;
      if (event.button !== 0) return;
      const isMouse = event.pointerType === 'mouse';
      event.currentTarget.setPointerCapture(event.pointerId);
      const timer = isMouse ? null : setTimeout(() => begin(index), touchHoldMs);
      held.current = { index, clientX: event.clientX, clientY: event.clientY, timer };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!held.current) return;
      if (drag) setDrag({ ...drag, to: nearestTile(list.current, event) });
      else if (event.pointerType !== 'mouse') {
        if (wayBetween(held.current, event) > touchTolerance) end();
      } else if (wayBetween(held.current, event) >= mouseDistance) begin(index);
    },
    onPointerUp: () => {
      if (drag && drag.from !== drag.to) onMove(drag.from, drag.to);
      end();
    },
    onPointerCancel: end,
    /** The press that ends a drag opens nothing. */
    onClickCapture: (event: MouseEvent) => {
      if (!hasDragged.current) return;
      hasDragged.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  });
  return { drag, handle };
}

type Holding = { list: List; isDragging: boolean; onEscape: () => void };

/** While a tile is drawn, a finger scrolls nothing and Escape puts the tile back. */
function useHeldPage({ list, isDragging, onEscape }: Holding): void {
  useEffect(() => {
    // React's listeners cannot hold scrolling.
    const { current } = list;
    const hold = (event: TouchEvent) => {
      if (isDragging) event.preventDefault();
    };
    current?.addEventListener('touchmove', hold, { passive: false });
    return () => current?.removeEventListener('touchmove', hold);
  }, [list, isDragging]);
  useEffect(() => {
    // The key has no element of its own.
    if (!isDragging) return undefined;
    const cancel = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onEscape();
    };
    document.addEventListener('keydown', cancel);
    return () => document.removeEventListener('keydown', cancel);
  });
}

const wayBetween = (one: Point, other: Point): number =>
  Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);

function nearestTile(list: HTMLElement | null, point: Point): number {
  const ways = [...(list?.querySelectorAll('[data-picture]') ?? [])].map((tile) => {
    const { left, top, width, height } = tile.getBoundingClientRect();
    return wayBetween(point, { clientX: left + width / 2, clientY: top + height / 2 });
  });
  return Math.max(0, ways.indexOf(Math.min(...ways)));
}
