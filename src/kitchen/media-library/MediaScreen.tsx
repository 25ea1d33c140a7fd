import { useEffect } from 'react';
import { mediaLibraryMessages as texts } from '#contract/kitchen/media/media-library-messages.ts';
import { filmTypeOf } from '#domain/kitchen/media/film-intake.ts';
import { mediaViewQuery, wholeLibrary } from '#domain/kitchen/media-library/media-view.ts';
import { useComputed, useValue } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';
import { useDropGuard, useDropTarget, usePastedFiles } from '../media/uploads/dropped-files.ts';
import { FileChoice } from '../media/uploads/FileChoice.tsx';
import { $pendingUploads, filmUploads, pictureUploads } from '../media/uploads/media-uploads.ts';
import { Ghosts } from '../shell/frame/Ghosts.tsx';
import { Shell } from '../shell/frame/Shell.tsx';
import { ContactSheet } from './ContactSheet.tsx';
import {
  $isAnswered,
  $partFailure,
  $library,
  $libraryFailure,
  followLibrary,
  loadMore,
  refreshLibrary,
} from './library.ts';
import { followArrivals, libraryPlace } from './library-actions.ts';
import {
  $mediaView,
  $openMedia,
  followMediaAddress,
  openMedia,
  showMedia,
} from './library-view.ts';
import { LibraryFilters } from './LibraryFilters.tsx';
import { LibraryUploads } from './LibraryUploads.tsx';
import { PickBar } from './PickBar.tsx';
import { laterDialog } from '../shell/frame/Later.tsx';
import { NotLoaded } from '../shell/frame/NotLoaded.tsx';
import { MoreNotLoaded } from '../shell/frame/MoreNotLoaded.tsx';

const MediaDetails = laterDialog(async () => (await import('./MediaDetails.tsx')).MediaDetails);

/** iOS hands over a JPEG where HEIC is not asked for. */
const accepted =
  'image/jpeg,image/png,image/webp,image/gif,image/avif,image/svg+xml,video/mp4,video/webm';

function add(files: readonly File[]): void {
  const films = files.filter((file) => filmTypeOf(file) !== null);
  filmUploads.add(films, libraryPlace);
  pictureUploads.add(
    files.filter((file) => !films.includes(file)),
    libraryPlace,
  );
}

export function MediaScreen() {
  return <Shell>{() => <Library />}</Shell>;
}

function Library() {
  const library = useComputed($library);
  const failure = useValue($libraryFailure);
  const isAnswered = useComputed($isAnswered);
  const partFailure = useValue($partFailure);
  const open = useValue($openMedia);
  const { isOver, target } = useDropTarget(add);
  useDropGuard();
  usePastedFiles(true, add);
  useEffect(() => {
    // The address, the server and files on their way are outside of React.
    const stops = [
      followMediaAddress(),
      followLibrary(),
      followArrivals(),
      $pendingUploads.listen(() => undefined),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  const notLoaded = failure && (
    <NotLoaded texts={texts} failure={failure} onAgain={refreshLibrary} />
  );
  const shown = library?.items.find(({ id }) => id === open);
  return (
    <div className="media-library" data-over={isOver ? '' : undefined} {...target}>
      <header className="list-head">
        <h1>{texts.heading}</h1>
        {library && isAnswered && (
          <p className="kitchen-meta">
            {isOver
              ? texts.dropNow
              : texts.count(library.counts[library.view.filter], library.counts.all)}
          </p>
        )}
        {library?.counts.all !== 0 && (
          <FileChoice label={texts.add} accept={accepted} isMultiple onFiles={add} />
        )}
      </header>
      {library === null && notLoaded}
      {library && (
        <>
          {library.counts.all > 0 && (
            <LibraryFilters counts={library.counts} isAnswered={isAnswered} />
          )}
          {notLoaded}
          <LibraryUploads />
          <div className="media-body">
            {isAnswered && <Sheet />}
            {shown && <MediaDetails key={shown.id} item={shown} onClose={() => openMedia(null)} />}
          </div>
          {isAnswered && partFailure && (
            <MoreNotLoaded texts={texts} failure={partFailure} onAgain={loadMore} />
          )}
          <PickBar found={library.counts[library.view.filter]} isKnown={isAnswered} />
        </>
      )}
    </div>
  );
}

function Sheet() {
  const library = useComputed($library);
  const view = useValue($mediaView);
  if (!library) return null;
  const total = library.counts[library.view.filter];
  if (library.items.length > 0) return <ContactSheet items={library.items} total={total} />;
  const isWhole = mediaViewQuery(view) === '';
  const hasWords = view.text.trim() !== '';
  const message =
    view.filter !== 'all' && !hasWords
      ? { heading: texts.praise[view.filter], text: '' }
      : texts.nothing;
  return (
    <div>
      <div className="list-message" aria-live="polite">
        <h2>{isWhole ? texts.empty.heading : message.heading}</h2>
        <p>{isWhole ? texts.empty.text : message.text}</p>
        {isWhole ? (
          <FileChoice label={texts.add} accept={accepted} isMultiple onFiles={add} />
        ) : (
          <Button variant="quiet" onClick={() => showMedia(wholeLibrary)}>
            {texts.nothing.clear}
          </Button>
        )}
      </div>
      {isWhole && <Ghosts kind="tiles" />}
    </div>
  );
}
