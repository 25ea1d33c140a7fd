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
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import type { SortingLayout } from './use-sorting-item.ts';

const mouse = { activationConstraint: { distance: 4 } };
const touch = { activationConstraint: { delay: 250, tolerance: 5 } };

type Props = {
  /** `over` is an item, or a list where that is empty. */
  onMove: (item: string, over: string) => void;
  /** What is said of an item over a place; keys have announcements of their own. */
  say: { picked: (item: string) => string; over: (item: string, over: string) => string };
  instructions: string;
  children: ReactNode;
};

/** Lists whose items are dragged by their handles, also from one list to another. */
export function Sorting({ onMove, say, instructions, children }: Props) {
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
      {children}
    </DndContext>
  );
}

type ListProps = {
  id: string;
  /** Has to stay the same array as long as the items do. */
  items: string[];
  layout?: SortingLayout;
  className?: string;
  children: ReactNode;
};

const strategies = { list: verticalListSortingStrategy, grid: rectSortingStrategy };

export function SortingList({ id, items, layout = 'list', className, children }: ListProps) {
  const { setNodeRef, isOver } = useDroppable({ id });
  return (
    <SortableContext items={items} strategy={strategies[layout]}>
      <ol ref={setNodeRef} className={className} data-drop={isOver || undefined}>
        {children}
      </ol>
    </SortableContext>
  );
}
