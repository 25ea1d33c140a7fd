import { atom, type ReadableAtom } from 'nanostores';

/** In a list items give way up and down, in a grid to all sides. */
export type SortingLayout = 'list' | 'grid';

/** A list as it stands on the page. */
export type SortableList = {
  id: string;
  /** The ids in their order, the same array as long as they are the same. */
  items: string[];
  layout: SortingLayout;
  element: HTMLElement;
};

/** The lists of one `Sorting` and the elements of their items, for the code that drags them. */
export type Sortables = {
  $lists: ReadableAtom<ReadonlyMap<string, SortableList>>;
  $items: ReadableAtom<ReadonlyMap<string, HTMLElement>>;
  setList: (list: SortableList) => void;
  removeList: (id: string) => void;
  /** Null where the element is gone. */
  setItem: (id: string, element: HTMLElement | null) => void;
};

export function createSortables(): Sortables {
  const $lists = atom<ReadonlyMap<string, SortableList>>(new Map());
  const $items = atom<ReadonlyMap<string, HTMLElement>>(new Map());
  const elements = new Map<string, HTMLElement>();
  let isTelling = false;
  // A list of hundreds comes and goes in one turn.
  const tell = () => {
    if (isTelling) return;
    isTelling = true;
    queueMicrotask(() => {
      isTelling = false;
      $items.set(new Map(elements));
    });
  };
  return {
    $lists,
    $items,
    setList: (list) => $lists.set(new Map($lists.get()).set(list.id, list)),
    removeList: (id) => $lists.set(new Map([...$lists.get()].filter(([key]) => key !== id))),
    setItem: (id, element) => {
      if (element) elements.set(id, element);
      else elements.delete(id);
      tell();
    },
  };
}
