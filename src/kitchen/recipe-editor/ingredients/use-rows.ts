import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Groups } from '#domain/kitchen/ingredient-rows/change-rows.ts';
import type { Pantry } from '#domain/kitchen/ingredient-rows/pantry.ts';
import type { Id } from '#domain/ids.ts';
import type { IngredientUsageGroup } from '#domain/recipe/recipe.ts';
import { bringIntoSight } from '../../fields/bring-into-sight.ts';
import { rowActions } from './actions/row-actions.ts';
import type { Gap, OnGroups, OnLanguage, RowsState } from './actions/rows-state.ts';

type Props = {
  groups: Groups;
  pantry: Pantry;
  groupTitle: string;
  onChange: OnGroups;
  onLanguage?: OnLanguage | undefined;
};

type Focus = { selector: string; at: number | null };

/** The actions of the rows, which stay the same functions, and what they need besides the draft. */
export function useRows(props: Props) {
  const root = useRef<HTMLElement>(null);
  const [gap, openGap] = useState<Gap | null>(null);
  const [focus, setFocus] = useState<Focus | null>(null);
  const [said, say] = useState('');
  const [ends] = useState(() => new Map<Id, Id>());
  const [languagesTaken] = useState(() => new Set<string>());
  const endOf = (group: IngredientUsageGroup): Id => {
    const known = ends.get(group.id);
    const isFree = known !== undefined && !group.ingredientUsages.some(({ id }) => id === known);
    const id = isFree ? known : crypto.randomUUID();
    ends.set(group.id, id);
    return id;
  };
  const gapOf = (rowId: Id): Gap | null => {
    if (gap?.id === rowId) return gap;
    const group = props.groups.find(({ id }) => ends.get(id) === rowId);
    return group ? { id: rowId, groupId: group.id, index: group.ingredientUsages.length } : null;
  };
  const latest = useLatest({
    ...props,
    languagesTaken,
    gapOf,
    openGap,
    say,
    focusRow: (rowId: Id, at: number) => setFocus({ selector: `[data-row="${rowId}"]`, at }),
    focusHeading: (id: Id) => setFocus({ selector: `[data-heading="${id}"]`, at: null }),
  });
  const [actions] = useState(() => rowActions(() => latest.current));
  useFocus(root, focus);
  return { root, gap, endOf, actions, said };
}

/** Handlers run after the commit, so that they see what is on the screen. */
function useLatest(state: RowsState): RefObject<RowsState> {
  const latest = useRef(state);
  useLayoutEffect(() => {
    latest.current = state;
  });
  return latest;
}

/** The element of a change is there only when the change is rendered. */
function useFocus(root: RefObject<HTMLElement | null>, focus: Focus | null): void {
  useLayoutEffect(() => {
    if (!focus) return;
    const input = root.current?.querySelector<HTMLInputElement>(focus.selector);
    if (!input) return;
    input.focus({ preventScroll: true });
    if (focus.at === null) input.select();
    else input.setSelectionRange(focus.at, focus.at);
    bringIntoSight(input);
  }, [root, focus]);
}
