import { computed, map, type MapStore, onMount, type ReadableAtom } from 'nanostores';
import type { LibraryImageView, VideoView } from '#contract/media/media.ts';
import type { ImageId, VideoId } from '#domain/ids.ts';
import { type KitchenImage, learnImage } from '../pictures/known-images.ts';
import { codeLater } from '../../shell/frame/code-later.ts';
import { uploadsOf } from './uploads.ts';

const forPictures = codeLater(() => import('./send-picture.ts'));
const forFilms = codeLater(() => import('../films/send-film.ts'));

export const pictureUploads = uploadsOf(async (file, sending) =>
  (await forPictures()).sendPicture(file, sending),
);
export const filmUploads = uploadsOf(async (file, sending) =>
  (await forFilms()).sendFilm(file, sending),
);

const orderChosen = new Map<ImageId, number>();
export const chosenAt = (id: ImageId): number | null => orderChosen.get(id) ?? null;

/** Takes the pictures that have arrived at a place, and keeps what is known of them. */
export function takePictures(place: string): ImageId[] {
  return pictureUploads.take(place).map(({ id, made }) => {
    orderChosen.set(made.id, id);
    learnImage(imageIn(made));
    return made.id;
  });
}

/** Films that came in this visit. */
export const $knownFilms: MapStore<Record<VideoId, VideoView>> = map({});

/** Takes the film that has arrived at a place last; null when none has. */
export function takeFilm(place: string): VideoId | null {
  const film = filmUploads.take(place).at(-1)?.made;
  if (!film) return null;
  if (film.poster) learnImage(imageIn(film.poster));
  $knownFilms.setKey(film.video.id, film.video);
  return film.video.id;
}

/** A picture that was there before, as it is known of one that came in this visit. */
export const learnLibraryImage = (image: LibraryImageView): void => learnImage(imageIn(image));

const imageIn = ({ focalPoint, ...image }: LibraryImageView): KitchenImage => {
  const { id, key, width, height, lqip, alt, contentType } = image;
  const known = { id, key, width, height, lqip, alt, contentType };
  return focalPoint ? { ...known, focalPoint } : known;
};

/** A file that is not in the recipe yet. */
export type PendingUpload = { name: string; hasFailed: boolean };

/** What publishing would leave out, films and pictures. */
export const $pendingUploads: ReadableAtom<readonly PendingUpload[]> = computed(
  [pictureUploads.$uploads, filmUploads.$uploads],
  (pictures, films) =>
    [...pictures, ...films].map(({ name, state }) => ({
      name,
      hasFailed: state.status === 'failed',
    })),
);

export const uploadsPending = (): boolean => $pendingUploads.get().length > 0;

/** Resolves when nothing rises any more; what has failed is left to its Retry. */
export function uploadsSettled(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = $pendingUploads.subscribe((pending) => {
    if (pending.every(({ hasFailed }) => hasFailed)) resolve();
  });
  return promise.finally(stop);
}

// A page that is left takes its files along.
onMount($pendingUploads, () => {
  const hold = (event: BeforeUnloadEvent) => {
    if (uploadsPending()) event.preventDefault();
  };
  globalThis.addEventListener('beforeunload', hold);
  return () => globalThis.removeEventListener('beforeunload', hold);
});
