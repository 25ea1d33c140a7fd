import { useMemo, useState } from 'react';
import { ingredientRowsMessages as texts } from '#contract/kitchen/ingredient-rows-messages.ts';
import { rowFromLine } from '#domain/kitchen/ingredient-rows/read-row.ts';
import type { Id } from '#domain/ids.ts';
import type { IngredientUsageGroup } from '#domain/recipe/recipe.ts';
import { SortingList } from '../../sorting/Sorting.tsx';
import { IngredientRow, type SharedByRows } from './IngredientRow.tsx';
import type { Gap } from './actions/rows-state.ts';

type Props = {
  group: IngredientUsageGroup;
  gap: Gap | null;
  /** Of the line at the end, which waits to be typed. */
  endId: Id;
  canDissolve: boolean;
  groupTitle: string;
  shared: SharedByRows;
};

export function IngredientGroup({ group, gap, endId, canDissolve, groupTitle, shared }: Props) {
  const { pantry, actions } = shared;
  const end = useMemo(() => rowFromLine(endId, '', pantry), [endId, pantry]);
  const between = useMemo(() => gap && rowFromLine(gap.id, '', pantry), [gap, pantry]);
  const written = group.ingredientUsages;
  const rows = gap && between ? written.toSpliced(gap.index, 0, between) : written;
  const key = written.map(({ id }) => id).join(' ');
  const items = useMemo(() => key.split(' ').filter(Boolean), [key]);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the heading of a fieldset cannot be a field
    <div className="ingredient-group" role="group" aria-label={group.title}>
      <Heading
        group={group}
        canDissolve={canDissolve}
        onRename={(title) => actions.rename(group.id, title.trim() === '' ? groupTitle : title)}
        onDissolve={() => actions.dissolve(group.id)}
      />
      <SortingList id={group.id} items={items}>
        {(gap?.index === written.length ? rows : [...rows, end]).map((row, at) => (
          <IngredientRow
            key={row.id}
            row={row}
            place={at + 1}
            groupId={group.id}
            isBlank={row === between || row === end}
            {...shared}
          />
        ))}
      </SortingList>
    </div>
  );
}

type HeadingProps = {
  group: IngredientUsageGroup;
  canDissolve: boolean;
  onRename: (title: string) => void;
  onDissolve: () => void;
};

/** While it is typed it may be empty; the draft keeps a title. */
function Heading({ group, canDissolve, onRename, onDissolve }: HeadingProps) {
  const [isEmptied, setIsEmptied] = useState(false);
  return (
    <div className="ingredient-heading">
      <input
        type="text"
        aria-label={texts.heading}
        data-heading={group.id}
        maxLength={255}
        value={isEmptied ? '' : group.title}
        onChange={({ target }) => {
          setIsEmptied(target.value.trim() === '');
          onRename(target.value);
        }}
        onBlur={() => setIsEmptied(false)}
        onKeyDown={(event) => {
          const { selectionStart, selectionEnd } = event.currentTarget;
          const isAtStart = selectionStart === 0 && selectionEnd === 0;
          if (event.key !== 'Backspace' || !isAtStart || !canDissolve) return;
          event.preventDefault();
          onDissolve();
        }}
      />
      {canDissolve && (
        <button
          type="button"
          className="ingredient-dissolve"
          aria-label={texts.removeHeading(group.title)}
          onClick={onDissolve}
        >
          ×
        </button>
      )}
    </div>
  );
}
