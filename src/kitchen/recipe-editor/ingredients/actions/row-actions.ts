import { changeGroup, dissolveGroup } from '#domain/kitchen/ingredient-rows/change-rows.ts';
import type { Id } from '#domain/ids.ts';
import type { RichText } from '#domain/text/rich-text.ts';
import { correcting } from './correcting.ts';
import { moving } from './moving.ts';
import { pasting } from './pasting.ts';
import { newId, type ReadState } from './rows-state.ts';
import { writing } from './writing.ts';

export type RowActions = ReturnType<typeof rowActions>;

/** Everything a cook does with rows and groups: one change of the draft each. */
export const rowActions = (state: ReadState) => ({
  ...writing(state),
  ...pasting(state),
  ...moving(state),
  ...correcting(state),
  rename: (groupId: Id, title: string, typed?: string) =>
    state().onChange(
      changeGroup(state().groups, groupId, (group) => ({ ...group, title })),
      { typed },
    ),
  writeNote: (groupId: Id, note: RichText | null, typed: string | null) =>
    state().onChange(
      changeGroup(state().groups, groupId, (group) => ({ ...group, note })),
      { typed: typed ?? undefined },
    ),
  /** What was pressed is gone with the heading: the caret goes to the first line below it. */
  dissolve: (groupId: Id) => {
    const { groups, onChange, focusRow, focusHeading } = state();
    const at = groups.findIndex(({ id }) => id === groupId);
    const above = groups[at - 1];
    if (!above) return;
    onChange(dissolveGroup(groups, groupId));
    const row = groups[at]?.ingredientUsages[0] ?? above.ingredientUsages.at(-1);
    if (row) focusRow(row.id, 0);
    else focusHeading(above.id);
  },
  addGroup: () => {
    const { groups, onChange, groupTitle, focusHeading } = state();
    const id = newId();
    onChange([...groups, { id, title: groupTitle, note: null, ingredientUsages: [] }]);
    focusHeading(id);
  },
});
