import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { mediaLibraryMessages } from '#contract/kitchen/media/media-library-messages.ts';
import type { MediaItem } from '#contract/media/library.ts';
import { imageUrl } from '#domain/media/picture-address.ts';
import { fileSize, fileType } from '#domain/kitchen/media-library/file-facts.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { dayOf } from '../clock/day-words.ts';
import { FilmName } from './FilmName.tsx';
import { MediaActs } from './MediaActs.tsx';
import { MediaUses } from './MediaUses.tsx';
import { PictureDescription } from './PictureDescription.tsx';
import { nameOf } from './media-names.ts';
import { placeholderOf } from './SheetTile.tsx';
import { loadUses } from './uses.ts';

type OfItem = { item: MediaItem };
type Props = OfItem & { onClose: () => void };

const texts = mediaLibraryMessages.details;
const wide = globalThis.matchMedia('(min-width: 1024px)');
const followWide = (changed: () => void) => {
  wide.addEventListener('change', changed);
  return () => wide.removeEventListener('change', changed);
};
const shownWidth = 800;

/** Everything about one picture or film: beside the sheet, on a phone above it. */
export function MediaDetails({ item, onClose }: Props) {
  const isWide = useSyncExternalStore(followWide, () => wide.matches);
  const { id } = item;
  useEffect(() => {
    // The server knows what shows it.
    void loadUses(id);
  }, [id]);
  const close = () => {
    onClose();
    document.querySelector<HTMLElement>(`[data-media="${id}"]`)?.focus({ preventScroll: true });
  };
  if (!isWide) {
    return (
      <Dialog title={texts.title} isOpen onClose={close}>
        <div className="media-details">
          <Facts item={item} />
        </div>
      </Dialog>
    );
  }
  return (
    <Aside onClose={close}>
      <Facts item={item} />
    </Aside>
  );
}

/** Takes the focus when it opens, and Escape while it has it. */
function Aside({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The focus belongs to the document.
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a key for all of it
    <aside
      className="media-details"
      aria-label={texts.title}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
        // A dialog that was opened from here closes by itself.
        if (event.target instanceof Element && event.target.closest('dialog.dialog')) return;
        event.stopPropagation();
        onClose();
      }}
    >
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {texts.title}
        </h2>
        <button type="button" aria-label={texts.close} onClick={onClose}>
          ×
        </button>
      </header>
      {children}
    </aside>
  );
}

function Facts({ item }: OfItem) {
  const facts = texts.facts(
    item.kind === 'picture'
      ? `${item.width} × ${item.height} · ${fileSize(item.bytes)}`
      : fileSize(item.bytes),
    fileType(item.contentType),
    dayOf(item.createdAt),
  );
  return (
    <>
      <Large item={item} />
      <p className="kitchen-meta">{facts}</p>
      <MediaActs item={item} />
      {item.kind === 'picture' ? (
        <PictureDescription item={item} />
      ) : (
        <FilmName key={item.id} item={item} />
      )}
      <MediaUses item={item} />
    </>
  );
}

/** All of it, however pages cut it. */
function Large({ item }: OfItem) {
  if (item.kind === 'film') {
    const poster = item.poster ? imageUrl(item.poster, { width: shownWidth }) : undefined;
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- the cook's own film, without a sound track of words
      <video
        className="media-large"
        src={`/media/${item.key}`}
        poster={poster}
        aria-label={nameOf(item)}
        controls
        preload="metadata"
      />
    );
  }
  const { key, width, height, contentType } = item;
  const whole = { key, width, height, contentType };
  return (
    <img
      className="media-large"
      src={imageUrl(whole, { width: Math.min(shownWidth, width) })}
      alt={item.alt}
      width={width}
      height={height}
      style={placeholderOf(item)}
    />
  );
}
