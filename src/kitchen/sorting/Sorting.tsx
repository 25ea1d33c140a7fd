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
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';

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

/** `items` has to stay the same array as long as the items do. */
export function SortingList({
  id,
  items,
  children,
}: {
  id: string;
  items: string[];
  children: ReactNode;
}) {
  const { setNodeRef } = useDroppable({ id });
  return (
    <SortableContext items={items} strategy={verticalListSortingStrategy}>
      <ol ref={setNodeRef}>{children}</ol>
    </SortableContext>
  );
}
