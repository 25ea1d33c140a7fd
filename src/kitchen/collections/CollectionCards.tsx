import { useEffect, useMemo, useRef, useState } from 'react';
import { collectionsMessages as texts } from '#contract/kitchen/lists/collections-messages.ts';
import type { CollectionSummaryView } from '#contract/site/collection.ts';
import { useValue } from '#stores/use-value.ts';
import { LiveRegion } from '#ui/LiveRegion.tsx';
import { $rows } from '../recipes/recipe-index.ts';
import { Sorting, SortingList } from '../sorting/Sorting.tsx';
import { type Told, useToldPlace } from '../sorting/use-told-place.ts';
import { onCardKey } from './card-keys.ts';
import { moveCollection, removeCollection } from './collection-deeds.ts';
import { idsInOrder } from './collection-list.ts';
import { CollectionCard } from './CollectionCard.tsx';
import type { CollectionViewKind } from './list-address.ts';

type Props = {
  collections: readonly CollectionSummaryView[];
  view: CollectionViewKind;
  /** Whether all are shown: a part of them has no order of its own. */
  isWhole: boolean;
  siteSlug: string;
};

/** The collections as visitors see them, in their order. */
export function CollectionCards({ collections, view, isWhole, siteSlug }: Props) {
  const [told, setTold] = useState<Told>({ focus: null, said: '' });
  const [stop, setStop] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const ids = useMemo(() => collections.map(({ id }) => id), [collections]);
  const unpublished = useUnpublished();
  const stopId = stop !== null && ids.includes(stop) ? stop : ids[0];
  const titleOf = (id: string) => collections.find((each) => each.id === id)?.title ?? '';
  const said = useToldPlace(told, ids, (id, place) =>
    texts.movedTo(titleOf(id), place, ids.length),
  );
  const move = async (id: string, to: number) => {
    if (!isWhole) {
      setTold({ focus: null, said: texts.noOrder });
      return;
    }
    const place = await moveCollection(id, to);
    if (place !== null) setTold({ focus: id, said: null });
  };
  const remove = async (id: string) => {
    const at = ids.indexOf(id);
    await removeCollection(id, titleOf(id));
    setTold({ focus: ids[at + 1] ?? ids[at - 1] ?? null, said: '' });
  };
  const acts = { move, remove };
  useEffect(() => {
    if (told.focus === null) return;
    list.current?.querySelector<HTMLElement>(`[data-collection="${told.focus}"]`)?.focus();
  }, [told]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of its cards
    <div ref={list} onKeyDown={(event) => onCardKey(event, { ids, acts })}>
      <p className="kitchen-meta collections-note">{isWhole ? texts.liveOrder : texts.noOrder}</p>
      <Sorting
        onMove={(id, over) => void move(id, idsInOrder().indexOf(over))}
        say={{
          picked: (id) => texts.picked(titleOf(id)),
          over: (_, over) => texts.over(titleOf(over)),
        }}
        instructions={texts.sorting}
      >
        <SortingList
          id="collections"
          items={ids}
          layout={view}
          className={view === 'grid' ? 'collection-grid' : 'collection-rows'}
        >
          {collections.map((collection) => (
            <CollectionCard
              key={collection.id}
              collection={collection}
              unpublished={unpublished.get(collection.id) ?? 0}
              isTabStop={collection.id === stopId}
              {...{ view, isWhole, siteSlug, acts }}
              onFocus={setStop}
            />
          ))}
        </SortingList>
      </Sorting>
      <LiveRegion text={said} />
    </div>
  );
}

/** How many recipes of each collection no visitor sees. */
function useUnpublished(): ReadonlyMap<string, number> {
  const rows = useValue($rows);
  return useMemo(() => {
    const counts = new Map<string, number>();
    for (const { publishedAt, collectionIds } of rows ?? []) {
      if (publishedAt !== null) continue;
      for (const id of collectionIds) counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    return counts;
  }, [rows]);
}
