import { type MouseEvent, memo } from 'react';
import { recipeListMessages as texts } from '#contract/kitchen/recipe/recipe-list-messages.ts';
import { recipePath } from '#domain/kitchen/kitchen-paths.ts';
import { focusOn, pick, pickRange } from '#domain/kitchen/recipe-list/picking.ts';
import { recipeState } from '#domain/kitchen/recipe-list/recipe-row.ts';
import { scheduledTime } from '#domain/kitchen/recipe-list/scheduled-time.ts';
import { formatRelativeTime } from '#domain/text/relative-time.ts';
import { siteSlugHere } from '../shell/network/address.ts';
import { $picking, setPicking } from './list-view.ts';
import type { IndexRow } from './recipe-index.ts';
import { Thumbnail } from './Thumbnail.tsx';

type Props = {
  row: IndexRow;
  isPicked: boolean;
  /** Whether Tab leads to this row; from there the arrows do. */
  isTabStop: boolean;
  ids: readonly IndexRow[];
  /** Milliseconds since the epoch; what is told of a time counts from here. */
  now: number;
};

/** Title, picture, state, when, what is missing, and how it does. */
export const RecipeLine = memo(function RecipeLine({ row, isPicked, isTabStop, ids, now }: Props) {
  const pickThis = (event: MouseEvent<HTMLInputElement>) => {
    const picking = $picking.get();
    const all = ids.map(({ id }) => id);
    setPicking(event.shiftKey ? pickRange(picking, all, row.id) : pick(picking, row.id));
  };
  return (
    <>
      <label className="recipe-pick">
        <input
          type="checkbox"
          tabIndex={-1}
          aria-label={texts.pick(row.title)}
          checked={isPicked}
          onClick={pickThis}
          readOnly
        />
      </label>
      <a
        className="recipe-line"
        href={recipePath(siteSlugHere(), row.id)}
        data-recipe={row.id}
        tabIndex={isTabStop ? 0 : -1}
        onFocus={() => setPicking(focusOn($picking.get(), row.id))}
      >
        <Thumbnail row={row} />
        <span className="recipe-line-title">{row.title}</span>
        <Facts row={row} now={now} />
        <Marks row={row} />
        <Reception row={row} />
      </a>
    </>
  );
});

function Facts({ row, now }: Pick<Props, 'row' | 'now'>) {
  const state = recipeState(row);
  return (
    <span className="recipe-line-facts">
      <span className="state" data-state={state}>
        {state === 'scheduled' ? scheduleOf(row, now) : texts.state[state]}
      </span>
      <span>{formatRelativeTime(Date.parse(row.updatedAt), now)}</span>
    </span>
  );
}

function Marks({ row }: { row: IndexRow }) {
  return (
    <span className="recipe-line-marks">
      {row.privacySetting !== 'public' && <span className="recipe-premium">{texts.premium}</span>}
      {row.missing.length > 0 && (
        <span className="recipe-missing">{texts.missing(row.missing)}</span>
      )}
    </span>
  );
}

const ownZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

function scheduleOf({ scheduledAt, scheduledZone, publishedAt }: IndexRow, now: number): string {
  const scheduled = { at: Date.parse(scheduledAt ?? ''), zone: scheduledZone ?? ownZone };
  const { text, place, state } = scheduledTime(scheduled, now, ownZone);
  if (state === 'overdue') return texts.overdue(text);
  if (state === 'due') return texts.due;
  return (publishedAt === null ? texts.scheduled : texts.scheduledChanges)(text, place);
}

/** Views are not counted; what people keep and say is. */
function Reception({ row: { bookmarkCount, commentCount } }: { row: IndexRow }) {
  return (
    <span className="recipe-line-reception">
      {bookmarkCount > 0 && <span>{texts.saved(bookmarkCount)}</span>}
      {commentCount > 0 && <span>{texts.comments(commentCount)}</span>}
    </span>
  );
}
