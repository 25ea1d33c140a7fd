import {
  createContext,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { quietlyLater } from '../shell/frame/Later.tsx';
import type { DraggingProps } from './Dragging.tsx';
import { createSortables, type SortingLayout } from './sortables.ts';

/** The library comes once the lists are there: who reads and types needs none of it. */
const Dragging = quietlyLater(async () => (await import('./Dragging.tsx')).Dragging);

/** An item outside of any list is dragged by nobody. */
export const SortablesContext = createContext(createSortables());

type Props = Omit<DraggingProps, 'sortables'> & { children: ReactNode };

/** Lists whose items are dragged by their handles, also from one list to another. */
export function Sorting({ children, instructions, ...latest }: Props) {
  const [sortables] = useState(createSortables);
  const asked = useAnswers(latest);
  return (
    <SortablesContext value={sortables}>
      {children}
      <Dragging sortables={sortables} instructions={instructions} {...asked} />
    </SortablesContext>
  );
}

type Answers = Pick<DraggingProps, 'onMove' | 'say'>;

/** The same functions for good, which answer as the latest render does. */
function useAnswers(latest: Answers): Answers {
  const answers = useRef(latest);
  useLayoutEffect(() => {
    answers.current = latest;
  });
  const [same] = useState((): Answers => ({
    onMove: (item, over) => answers.current.onMove(item, over),
    say: {
      picked: (item) => answers.current.say.picked(item),
      over: (item, over) => answers.current.say.over(item, over),
    },
  }));
  return same;
}

type ListProps = {
  id: string;
  /** Has to stay the same array as long as the items do. */
  items: string[];
  layout?: SortingLayout;
  className?: string;
  children: ReactNode;
};

export function SortingList({ id, items, layout = 'list', className, children }: ListProps) {
  const sortables = useContext(SortablesContext);
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    if (list.current) sortables.setList({ id, items, layout, element: list.current });
  }, [sortables, id, items, layout]);
  useLayoutEffect(() => () => sortables.removeList(id), [sortables, id]);
  return (
    <ol ref={list} className={className}>
      {children}
    </ol>
  );
}
