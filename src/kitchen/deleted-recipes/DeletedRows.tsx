import { type KeyboardEvent, useEffect, useRef } from 'react';
import { deletedRecipesMessages as texts } from '#contract/kitchen/recipe/deleted-recipes-messages.ts';
import type { DeletedRecipeView } from '#contract/recipe/deleted-recipe.ts';
import { focusOn, pick, pickRange } from '#domain/kitchen/recipe-list/picking.ts';
import { pickingByKey } from '#domain/kitchen/recipe-list/picking-keys.ts';
import { daysLeft } from '#domain/recipe/deleted-recipe.ts';
import { formatRelativeTime } from '#domain/text/relative-time.ts';
import { useValue } from '#stores/use-value.ts';
import { $focusAsked } from '../recipes/list-focus.ts';
import { Thumbnail } from '../recipes/Thumbnail.tsx';
import { $picking, restore, setPicking } from './deleted-list.ts';
import { useNow } from '../clock/use-now.ts';

type Row = DeletedRecipeView;

/** Latest first. One row is a tab stop; arrows lead to the others, as in the list of recipes. */
export function DeletedRows({ rows }: { rows: readonly Row[] }) {
  const { focused, picked } = useValue($picking);
  const list = useFollowedFocus(focused);
  const now = useNow();
  const stop = rows.some(({ id }) => id === focused) ? focused : rows[0]?.id;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of its rows
    <ul
      ref={list}
      className="deleted-rows"
      aria-label={texts.list}
      onKeyDown={(event) => onKey(event, rows)}
    >
      {rows.map((row) => (
        <li key={row.id} data-picked={picked.has(row.id) || undefined}>
          <Line
            row={row}
            rows={rows}
            isPicked={picked.has(row.id)}
            isTabStop={row.id === stop}
            now={now}
          />
        </li>
      ))}
    </ul>
  );
}

type LineProps = {
  row: Row;
  rows: readonly Row[];
  isPicked: boolean;
  isTabStop: boolean;
  now: number;
};

function Line({ row, rows, isPicked, isTabStop, now }: LineProps) {
  const tabIndex = isTabStop ? 0 : -1;
  return (
    <>
      <label className="deleted-line">
        <input
          type="checkbox"
          data-recipe={row.id}
          tabIndex={tabIndex}
          checked={isPicked}
          readOnly
          onFocus={() => setPicking(focusOn($picking.get(), row.id))}
          onClick={({ shiftKey }) => {
            const ids = rows.map(({ id }) => id);
            const picking = $picking.get();
            setPicking(shiftKey ? pickRange(picking, ids, row.id) : pick(picking, row.id));
          }}
        />
        <Thumbnail row={row} />
        <span className="recipe-line-title">{row.title}</span>
        <span className="recipe-line-facts">
          <span>{texts.deleted(formatRelativeTime(Date.parse(row.deletedAt), now))}</span>
          <span>{texts.left(daysLeft(Date.parse(row.endsAt), now))}</span>
          {row.wasPublished && <span>{texts.wasPublished}</span>}
        </span>
      </label>
      <button
        type="button"
        className="kitchen-link deleted-restore"
        tabIndex={tabIndex}
        aria-label={texts.restoreNamed(row.title)}
        onClick={() => void restore([row.id])}
      >
        {texts.restore}
      </button>
    </>
  );
}

/** Enter restores the row with the focus; Space is the box's own key. */
function onKey(event: KeyboardEvent<HTMLElement>, rows: readonly Row[]): void {
  const isBox = event.target instanceof HTMLInputElement;
  if (event.nativeEvent.isComposing || event.altKey || !isBox || event.key === ' ') return;
  const { key, shiftKey } = event;
  const picking = $picking.get();
  const isHeld = event.metaKey || event.ctrlKey;
  const ids = rows.map(({ id }) => id);
  const changed = pickingByKey({ key, shiftKey, isHeld }, picking, ids);
  if (changed) setPicking(changed);
  else if (key === 'Enter' && picking.focused !== null) void restore([picking.focused]);
  else return;
  event.preventDefault();
}

/** The focus follows the row that a key chose, and comes back after rows have gone. */
function useFollowedFocus(focused: string | null) {
  const list = useRef<HTMLUListElement>(null);
  const asked = useValue($focusAsked);
  const seen = useRef(asked);
  useEffect(() => {
    const isCalled = seen.current !== asked;
    seen.current = asked;
    const isHere = list.current?.contains(document.activeElement) ?? false;
    if (focused === null || (!isHere && !isCalled)) return;
    list.current?.querySelector<HTMLElement>(`[data-recipe="${focused}"]`)?.focus();
  }, [focused, asked]);
  return list;
}
