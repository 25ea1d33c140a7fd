import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  MouseSensor,
  TouchSensor,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  rectSortingStrategy,
  SortableContext,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { memo, useEffect, useLayoutEffect } from 'react';
import { useValue } from '#stores/use-value.ts';
import { withholdDragClick } from './drag-click.ts';
import type { SortableList, Sortables, SortingLayout } from './sortables.ts';

const mouse = { activationConstraint: { distance: 4 } };
const touch = { activationConstraint: { delay: 250, tolerance: 5 } };
const strategies = { list: verticalListSortingStrategy, grid: rectSortingStrategy };

export type DraggingProps = {
  sortables: Sortables;
  /** `over` is an item, or a list where that is empty. */
  onMove: (item: string, over: string) => void;
  /** What is said of an item over a place; keys have announcements of their own. */
  say: { picked: (item: string) => string; over: (item: string, over: string) => string };
  instructions: string;
};

/**
 * Drags the elements of lists that are rendered elsewhere. It stands beside them and not around
 * them, so that it may come while somebody writes in them, and moves them without rendering them.
 * Each render of it is one of every item: it happens when items come and go, never with a key.
 */
export const Dragging = memo(function Dragging(props: DraggingProps) {
  const { sortables, onMove, say, instructions } = props;
  const lists = useValue(sortables.$lists);
  const elements = useValue(sortables.$items);
  const sensors = useSensors(useSensor(MouseSensor, mouse), useSensor(TouchSensor, touch));
  const end = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(String(active.id), String(over.id));
  };
  const said = ({ active, over }: Pick<DragEndEvent, 'active' | 'over'>) =>
    over ? say.over(String(active.id), String(over.id)) : undefined;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragStart={withholdDragClick}
      onDragEnd={end}
      accessibility={{
        announcements: {
          onDragStart: ({ active }) => say.picked(String(active.id)),
          onDragOver: said,
          onDragEnd: said,
          onDragCancel: said,
        },
        screenReaderInstructions: { draggable: instructions },
      }}
    >
      {[...lists.values()].map((list) => (
        <DraggedList key={list.id} list={list} elements={elements} />
      ))}
    </DndContext>
  );
});

type ListProps = { list: SortableList; elements: ReadonlyMap<string, HTMLElement> };

function DraggedList({ list: { id, items, layout, element }, elements }: ListProps) {
  const { setNodeRef, isOver } = useDroppable({ id });
  useLayoutEffect(() => setNodeRef(element), [setNodeRef, element]);
  useLayoutEffect(() => {
    element.toggleAttribute('data-drop', isOver);
  }, [element, isOver]);
  return (
    <SortableContext items={items} strategy={strategies[layout]}>
      {items.map((item) => {
        const own = elements.get(item);
        return own && <DraggedItem key={item} id={item} layout={layout} element={own} />;
      })}
    </SortableContext>
  );
}

type ItemProps = { id: string; layout: SortingLayout; element: HTMLElement };

function DraggedItem({ id, layout, element }: ItemProps) {
  const sortable = useSortable({ id });
  const { setNodeRef, transform, transition, listeners, isDragging, isOver, activeIndex } =
    sortable;
  const isTarget = isOver && activeIndex === -1;
  useLayoutEffect(() => setNodeRef(element), [setNodeRef, element]);
  useLayoutEffect(() => {
    const across = layout === 'grid' ? Math.round(transform?.x ?? 0) : 0;
    const shift = transform && `translate3d(${across}px, ${Math.round(transform.y)}px, 0)`;
    element.style.setProperty('transform', shift);
    element.style.setProperty('transition', shift && (transition ?? null));
  }, [element, layout, transform, transition]);
  useLayoutEffect(() => {
    element.toggleAttribute('data-dragged', isDragging);
    element.toggleAttribute('data-drop', isTarget);
  }, [element, isDragging, isTarget]);
  useEffect(() => {
    const begin = (event: Event) => {
      if (!isHandle(event.target, id)) return;
      const name = event.type === 'mousedown' ? 'onMouseDown' : 'onTouchStart';
      listeners?.[name]?.({ nativeEvent: event });
    };
    element.addEventListener('mousedown', begin);
    element.addEventListener('touchstart', begin, { passive: true });
    return () => {
      element.removeEventListener('mousedown', begin);
      element.removeEventListener('touchstart', begin);
    };
  }, [element, id, listeners]);
  return null;
}

/** Lists stand within items of others: of a step, its pictures. */
function isHandle(target: EventTarget | null, id: string): boolean {
  const handle = target instanceof Element ? target.closest<HTMLElement>('[data-drags]') : null;
  return handle?.dataset['drags'] === id;
}
