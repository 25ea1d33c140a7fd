import { type MouseEvent, memo } from 'react';
import { recipeListMessages as texts } from '#contract/kitchen/recipe-list-messages.ts';
import { recipePath } from '#domain/kitchen/kitchen-paths.ts';
import { focusOn, pick, pickRange } from '#domain/kitchen/recipe-list/picking.ts';
import { recipeState } from '#domain/kitchen/recipe-list/recipe-row.ts';
import { mediaType } from '#domain/media/media-key.ts';
import { imageUrl } from '#domain/media/picture-address.ts';
import { formatRelativeTime } from '#domain/text/relative-time.ts';
import { siteSlugHere } from '../shell/address.ts';
import { $picking, setPicking } from './list-view.ts';
import type { IndexRow } from './recipe-index.ts';

type Props = {
  row: IndexRow;
  isPicked: boolean;
  /** Whether Tab leads to this row; from there the arrows do. */
  isTabStop: boolean;
  ids: readonly IndexRow[];
  /** Milliseconds since the epoch; what is told of a time counts from here. */
  now: number;
};

const side = 88;

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
        <Reception row={row} />
      </a>
    </>
  );
});

function Thumbnail({ row: { image, title } }: { row: IndexRow }) {
  if (!image) {
    return (
      <span className="recipe-line-blank" aria-hidden>
        {title.slice(0, 1)}
      </span>
    );
  }
  const picture = { ...image, contentType: mediaType(image.key) ?? '' };
  const src = imageUrl(picture, { width: side, height: side });
  return <img src={src} alt="" width={side / 2} height={side / 2} loading="lazy" />;
}

function Facts({ row, now }: Pick<Props, 'row' | 'now'>) {
  const state = recipeState(row);
  return (
    <span className="recipe-line-facts">
      <span className="state" data-state={state}>
        {texts.state[state]}
      </span>
      <span>{formatRelativeTime(Date.parse(row.updatedAt), now)}</span>
      {row.privacySetting !== 'public' && <span className="recipe-premium">{texts.premium}</span>}
      {row.missing.length > 0 && (
        <span className="recipe-missing">{texts.missing(row.missing)}</span>
      )}
    </span>
  );
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
