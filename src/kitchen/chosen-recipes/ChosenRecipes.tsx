import { type ReactNode, useMemo, useRef, useState } from 'react';
import { collectionEditorMessages } from '#contract/kitchen/lists/collections-messages.ts';
import { useValue } from '#stores/use-value.ts';
import { LiveRegion } from '#ui/LiveRegion.tsx';
import { $knownRows, $rows } from '../recipes/recipe-index.ts';
import { Sorting, SortingList } from '../sorting/Sorting.tsx';
import { type Told, useToldPlace } from '../sorting/use-told-place.ts';
import { AddRecipes } from './AddRecipes.tsx';
import { MemberRow } from './MemberRow.tsx';
import { onMemberKey } from './member-keys.ts';
import { type ChosenIds, type RecipeActs, recipeActs } from './recipe-acts.ts';
import { useFollowedMember } from './use-followed-member.ts';

const { recipes: texts } = collectionEditorMessages;

type Props = {
  ids: readonly string[];
  /** The same for as long as the list is there. */
  chosen: ChosenIds;
  isReadOnly: boolean;
  siteSlug: string;
  noRoom: (count: number) => string;
  /** Beside the heading, for what is done to all of them. */
  renderHead: (acts: RecipeActs) => ReactNode;
};

/** Recipes that are found by their words and put in order by drag and by keys. */
export function ChosenRecipes({ ids, chosen, isReadOnly, siteSlug, noRoom, renderHead }: Props) {
  const [told, setTold] = useState<Told>({ focus: null, said: '' });
  const [acts] = useState(() => recipeActs(chosen, setTold));
  const rows = useValue($rows);
  const known = useValue($knownRows);
  const byId = useMemo(() => new Map(known?.map((row) => [row.id, row])), [known]);
  const items = useMemo(() => [...ids], [ids]);
  const [stop, setStop] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  useFollowedMember(list, told);
  const said = useToldPlace(told, items, (id, place) =>
    texts.moved(acts.titleOf(id), place, items.length),
  );
  const stopId = stop !== null && ids.includes(stop) ? stop : ids[0];
  return (
    <>
      {renderHead(acts)}
      {!isReadOnly && <AddRecipes acts={acts} ids={ids} rows={rows} noRoom={noRoom} />}
      {ids.length === 0 && <p className="kitchen-meta">{texts.empty}</p>}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of its rows */}
      <div ref={list} onKeyDown={(event) => !isReadOnly && onMemberKey(event, acts, ids)}>
        <Sorting
          onMove={acts.drop}
          say={{
            picked: (id) => texts.picked(acts.titleOf(id)),
            over: (_, over) => texts.over(acts.titleOf(over)),
          }}
          instructions={texts.sorting}
        >
          <SortingList id="members" items={items} className="members">
            {ids.map((id) => (
              <MemberRow
                key={id}
                id={id}
                row={byId.get(id) ?? null}
                title={acts.titleOf(id)}
                isKnown={rows !== null}
                isTabStop={id === stopId}
                isReadOnly={isReadOnly}
                siteSlug={siteSlug}
                acts={acts}
                onFocus={setStop}
              />
            ))}
          </SortingList>
        </Sorting>
      </div>
      <LiveRegion text={said} />
    </>
  );
}
