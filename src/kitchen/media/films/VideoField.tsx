import { useEffect } from 'react';
import { kitchenMediaMessages } from '#contract/kitchen/media/media-messages.ts';
import { limitsMessages as limits } from '#contract/kitchen/shell/limits-messages.ts';
import type { VideoView } from '#contract/media/media.ts';
import type { ImageId, VideoId } from '#domain/ids.ts';
import { youtubeVideoIdFrom, youtubeWatchUrl } from '#domain/media/youtube.ts';
import { useComputed } from '#stores/use-value.ts';
import { TextField } from '#ui/fields/TextField.tsx';
import { useAsTyped } from '../../fields/use-as-typed.ts';
import { tellDone } from '../../shell/notices/page-history.ts';
import { useDropTarget } from '../uploads/dropped-files.ts';
import { FileChoice } from '../uploads/FileChoice.tsx';
import { FilmTile } from './FilmTile.tsx';
import { $knownImages, type KitchenImage } from '../pictures/known-images.ts';
import { $knownFilms, filmUploads, takeFilm } from '../uploads/media-uploads.ts';
import { RisingTile } from '../uploads/RisingTile.tsx';

/** A recipe shows a film of its own or one of YouTube. */
export type ChosenFilm = { videoId: VideoId | null; youtubeVideoId: string | null };

type Props = {
  label: string;
  place: string;
  film: ChosenFilm;
  videos: readonly VideoView[];
  images: readonly KitchenImage[];
  /** Where nothing can be changed now, a film that arrives waits until it can. */
  isReadOnly: boolean;
  /** Takes the place of begun words too. */
  onChange: (film: ChosenFilm) => void;
  /** Words where an address of YouTube is wanted that are none yet; absent where none is taken. */
  youtube?: { begun: string | null; begin: (text: string) => void };
  /** A step takes no film of YouTube, and the files that are dropped on it. */
  isOfStep?: boolean;
};

const { film: texts, upload: uploadTexts } = kitchenMediaMessages;
const none: ChosenFilm = { videoId: null, youtubeVideoId: null };

export function VideoField({ label, place, film, videos, images, onChange, ...rest }: Props) {
  const { isReadOnly, isOfStep = false, youtube } = rest;
  const uploads = useArrivedFilm({
    place,
    isReadOnly,
    onFilm: (videoId) => onChange({ ...none, videoId }),
  });
  const add = (files: File[]) => filmUploads.add(files.slice(0, 1), place);
  const { isOver, target } = useDropTarget(add);
  const knownFilms = useComputed($knownFilms);
  const knownImages = useComputed($knownImages);
  const { videoId } = film;
  const video =
    videoId === null
      ? null
      : (knownFilms[videoId] ?? videos.find(({ id }) => id === videoId) ?? null);
  const posterOf = (id: ImageId | null): KitchenImage | null =>
    id === null
      ? null
      : (knownImages[id]?.image ?? images.find((image) => image.id === id) ?? null);
  const removeUpload = (id: number, name: string) => {
    const bringBack = filmUploads.remove(id);
    if (bringBack) tellDone(uploadTexts.removed(name), async () => bringBack());
  };
  return (
    <section
      className="film-field"
      aria-label={label}
      data-over={isOver ? '' : undefined}
      {...(!isOfStep && target)}
    >
      {uploads.length > 0 && (
        <ol className="picture-list">
          {uploads.map((upload) => (
            <RisingTile
              key={upload.id}
              kind="film"
              upload={upload}
              onRetry={() => filmUploads.retry(upload.id)}
              onRemove={() => removeUpload(upload.id, upload.name)}
            />
          ))}
        </ol>
      )}
      {video && <FilmTile label={label} video={video} poster={posterOf(video.posterImageId)} />}
      {videoId === null && uploads.length === 0 && (
        <FileChoice label={texts.upload} accept="video/mp4,video/webm" onFiles={add} />
      )}
      {videoId === null && youtube && (
        <YoutubeField
          {...youtube}
          videoId={film.youtubeVideoId}
          onChange={(youtubeVideoId) => onChange({ ...none, youtubeVideoId })}
        />
      )}
      {(videoId !== null || film.youtubeVideoId !== null) && (
        <button type="button" className="kitchen-link" onClick={() => onChange(none)}>
          {texts.remove}
        </button>
      )}
    </section>
  );
}

type Arriving = { place: string; isReadOnly: boolean; onFilm: (id: VideoId) => void };

/** The newest film that has arrived counts. */
function useArrivedFilm({ place, isReadOnly, onFilm }: Arriving) {
  const uploads = useComputed(filmUploads.$uploads).filter((each) => each.place === place);
  const hasArrived = uploads.some(({ state }) => state.status === 'done');
  useEffect(() => {
    // The server decides when a film has arrived.
    const id = hasArrived && !isReadOnly ? takeFilm(place) : null;
    if (id !== null) onFilm(id);
  });
  return uploads;
}

type YoutubeProps = NonNullable<Props['youtube']> & {
  videoId: string | null;
  onChange: (videoId: string | null) => void;
};

function YoutubeField({ videoId, begun, begin, onChange }: YoutubeProps) {
  const stored = videoId === null ? '' : youtubeWatchUrl(videoId);
  const { shown, type, leave } = useAsTyped(begun ?? stored, addressKeptOf);
  const read = (text: string) => {
    type(text);
    const id = youtubeVideoIdFrom(text);
    // What is no address yet stays as it was typed.
    if (id === null && text.trim() !== '') begin(text);
    else if (id !== videoId || begun !== null) onChange(id);
  };
  return (
    <TextField
      label={texts.youtube}
      inputMode="url"
      data-field="youtubeVideoId"
      value={shown}
      error={begun === null ? null : limits.unreadable.youtubeVideoId}
      onType={read}
      onBlur={leave}
    />
  );
}

/** Of an address with more in it the film is kept. */
function addressKeptOf(text: string): string {
  const id = youtubeVideoIdFrom(text);
  if (id !== null) return youtubeWatchUrl(id);
  return text.trim() === '' ? '' : text;
}
