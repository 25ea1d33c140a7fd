import { type MouseEvent, memo } from 'react';
import { listsMessages as texts } from '#contract/kitchen/lists/lists-messages.ts';
import type { ListEntry } from '#domain/kitchen/lists/list-entry.ts';
import { focusOn, pick, pickRange } from '#domain/kitchen/recipe-list/picking.ts';
import { $picking, openEntry, setPicking } from './lists-view.ts';

type Props = {
  row: ListEntry;
  /** What is said beside the name; empty for nothing. */
  aside: string;
  /** Null until it is counted. */
  count: number | null;
  canPick: boolean;
  isPicked: boolean;
  isOpen: boolean;
  /** Whether Tab leads to this row; from there the arrows do. */
  isTabStop: boolean;
  rows: readonly ListEntry[];
};

/** Its name, what else it is called, and how many recipes have it. */
export const EntryLine = memo(function EntryLine(props: Props) {
  const { row, aside, count, canPick, isPicked, isOpen, isTabStop, rows } = props;
  const { id, title, formerly } = row;
  const pickThis = (event: MouseEvent<HTMLInputElement>) => {
    const picking = $picking.get();
    const all = rows.map((each) => each.id);
    setPicking(event.shiftKey ? pickRange(picking, all, id) : pick(picking, id));
  };
  return (
    <>
      {canPick && (
        <label className="recipe-pick">
          <input
            type="checkbox"
            tabIndex={-1}
            aria-label={texts.pick(title)}
            checked={isPicked}
            onClick={pickThis}
            readOnly
          />
        </label>
      )}
      <button
        type="button"
        className="entry-line"
        data-entry={id}
        aria-expanded={isOpen}
        tabIndex={isTabStop ? 0 : -1}
        onFocus={() => setPicking(focusOn($picking.get(), id))}
        onClick={() => openEntry(id)}
      >
        <span className="entry-names">
          <b>{title}</b>
          {formerly.length > 0 && <span>{texts.also(formerly.map((each) => each.title))}</span>}
        </span>
        <span className="entry-aside">{aside}</span>
        <span className="entry-count" data-unused={count === 0 || undefined}>
          {count !== null && texts.uses(count)}
        </span>
      </button>
    </>
  );
});
