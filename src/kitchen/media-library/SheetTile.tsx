import { type MouseEvent, memo } from 'react';
import { mediaLibraryMessages as texts } from '#contract/kitchen/media/media-library-messages.ts';
import type { MediaItem } from '#contract/media/library.ts';
import { focusOn, pick, pickRange } from '#domain/kitchen/recipe-list/picking.ts';
import type { FocalPoint } from '#domain/media/image.ts';
import { imageUrl } from '#domain/media/picture-address.ts';
import { nameOf } from './media-names.ts';
import { $mediaPicking, openMedia, setMediaPicking } from './library-view.ts';

type Props = {
  item: MediaItem;
  /** Told apart from those of the others. */
  name: string;
  isPicked: boolean;
  isOpen: boolean;
  /** Whether Tab leads to this tile; from there the arrows do. */
  isTabStop: boolean;
  ids: readonly string[];
};

const side = 320;

export const SheetTile = memo(function SheetTile(props: Props) {
  const { item, name, isPicked, isOpen, isTabStop, ids } = props;
  const lacksDescription = item.kind === 'picture' && item.alt === '';
  const pickThis = (event: MouseEvent<HTMLElement>) => {
    const picking = $mediaPicking.get();
    setMediaPicking(event.shiftKey ? pickRange(picking, ids, item.id) : pick(picking, item.id));
  };
  return (
    <>
      <button
        type="button"
        className="sheet-tile"
        data-media={item.id}
        tabIndex={isTabStop ? 0 : -1}
        aria-label={texts.open(name)}
        aria-pressed={isOpen}
        onFocus={() => setMediaPicking(focusOn($mediaPicking.get(), item.id))}
        onClick={(event) => {
          if (event.shiftKey || event.metaKey || event.ctrlKey) pickThis(event);
          else openMedia(item.id);
        }}
      >
        <Thumbnail item={item} />
        <span className="sheet-caption">
          {item.kind === 'film' && <b>{texts.film}</b>}
          <span>{nameOf(item)}</span>
          {lacksDescription && (
            <i className="sheet-lack" title={texts.undescribed}>
              <span className="visually-hidden">{texts.undescribed}</span>
            </i>
          )}
        </span>
      </button>
      <label className="sheet-pick">
        <input
          type="checkbox"
          tabIndex={-1}
          aria-label={texts.pick(name)}
          checked={isPicked}
          onClick={pickThis}
          readOnly
        />
      </label>
    </>
  );
});

/** Behind a picture that lets nothing through. */
export const placeholderOf = ({ contentType, lqip }: { contentType: string; lqip: string }) =>
  contentType === 'image/jpeg' && lqip !== '' ? { backgroundImage: `url("${lqip}")` } : undefined;

/** For drawings, which are sent whole, and for what stands there until a picture has come. */
function positionOf({ focalPoint }: { focalPoint?: FocalPoint }) {
  if (!focalPoint) return undefined;
  const place = `${focalPoint.x * 100}% ${focalPoint.y * 100}%`;
  return { objectPosition: place, backgroundPosition: place };
}

/** A square of it around its focal point; a drawing such as a lettered logo says nothing in part. */
export function Thumbnail({ item }: { item: MediaItem }) {
  const picture = item.kind === 'film' ? item.poster : item;
  if (!picture) return <span className="sheet-blank" aria-hidden />;
  const size = Math.min(side, picture.width, picture.height);
  const isLong = Math.abs(Math.log2(picture.width / picture.height)) > 1;
  const isLettering = picture.contentType === 'image/svg+xml' && isLong;
  return (
    <img
      src={imageUrl(picture, { width: size, height: size })}
      alt=""
      draggable={false}
      loading="lazy"
      decoding="async"
      data-whole={isLettering || undefined}
      style={{ ...placeholderOf(picture), ...positionOf(picture) }}
    />
  );
}
