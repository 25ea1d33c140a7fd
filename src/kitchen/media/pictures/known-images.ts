import { map, type MapStore, onMount } from 'nanostores';
import { ApiError } from '#api/api-error.ts';
import { manageApi } from '#api/manage-api.ts';
import { pictureEditMessages as texts } from '#contract/kitchen/media/picture-edit-messages.ts';
import type { ImageId } from '#domain/ids.ts';
import type { Crop, FocalPoint } from '#domain/media/image.ts';
import { failureOf, isExpected } from '#stores/failure.ts';
import { siteSlugHere } from '../../shell/network/address.ts';
import { call } from '../../shell/network/connection.ts';
import { notify } from '../../shell/notices/notices.ts';
import { $hasSessionEnded } from '../../shell/session/session.ts';
import { type Described, type KitchenImage, unsavedDescriptions } from './unsaved-descriptions.ts';

export type { KitchenImage } from './unsaved-descriptions.ts';

export type Saving =
  | { status: 'saved' }
  | { status: 'saving' }
  /** `isRefused` where the same again would be refused again. */
  | { status: 'failed'; reason: string; isRefused?: boolean };

type Known = { image: Described; saving: Saving };

const quietMs = 1000;

/** Pictures that came or were described in this visit; what they say here is newer than any answer. */
export const $knownImages: MapStore<Record<ImageId, Known>> = map({});

const timers = new Map<ImageId, ReturnType<typeof setTimeout>>();
const busy = new Set<ImageId>();
/** Those whose fields are closed: nobody sees there what becomes of them. */
const left = new Set<ImageId>();

export function learnImage(image: KitchenImage): void {
  if ($knownImages.get()[image.id] === undefined) {
    $knownImages.setKey(image.id, { image, saving: { status: 'saved' } });
  }
}

/** The file of a picture was replaced: what was known of it may no longer be so. */
export function forgetImage(id: ImageId): void {
  const { [id]: _gone, ...others } = $knownImages.get();
  $knownImages.set(others);
  unsavedDescriptions.forget(id);
}

export type Description = {
  alt?: string;
  focalPoint?: FocalPoint | null;
  name?: string;
  /** The part that new uses begin with. */
  startCrop?: Crop | null;
};

/** Shows a description at once and saves it when the cook rests. */
export function describeImage(
  before: KitchenImage,
  { alt, focalPoint, ...own }: Description,
): void {
  const known = $knownImages.get()[before.id]?.image ?? before;
  const { focalPoint: lastPoint, ...rest } = known;
  const point = focalPoint === undefined ? lastPoint : focalPoint;
  const image: Described = {
    ...rest,
    ...own,
    ...(alt !== undefined && { alt }),
    ...(point && { focalPoint: point }),
  };
  $knownImages.setKey(image.id, { image, saving: { status: 'saving' } });
  unsavedDescriptions.note(image);
  left.delete(image.id);
  clearTimeout(timers.get(image.id));
  timers.set(
    image.id,
    setTimeout(() => void saveDescription(image.id), quietMs),
  );
}

/** Saves now what waits; one call at a time for each picture, the newest words last. */
export async function saveDescription(id: ImageId): Promise<void> {
  const known = $knownImages.get()[id];
  if (!known || known.saving.status === 'saved' || busy.has(id)) return;
  clearTimeout(timers.get(id));
  busy.add(id);
  const saving = await savingOf(known.image);
  busy.delete(id);
  const now = $knownImages.get()[id];
  if (!now) return;
  if (now.image !== known.image) {
    await saveDescription(id);
    return;
  }
  $knownImages.setKey(id, { ...now, saving });
  if (saving.status === 'saved') unsavedDescriptions.forget(id);
  if (left.delete(id)) tellOf(saving);
}

/** The same once its fields are closed: what is not saved is said in a notice then. */
export function leaveDescription(id: ImageId): void {
  const saving = $knownImages.get()[id]?.saving;
  if (saving === undefined || saving.status === 'saved') return;
  left.add(id);
  void saveDescription(id);
}

function tellOf(saving: Saving): void {
  if (saving.status !== 'failed') return;
  const isKept = unsavedDescriptions.areKept() && !saving.isRefused;
  notify(isKept ? texts.keptHere(saving.reason) : texts.descriptionNotSaved(saving.reason));
}

async function savingOf({ id: imageId, alt, focalPoint, ...own }: Described): Promise<Saving> {
  const param = { siteSlug: siteSlugHere(), imageId };
  const { name, startCrop } = own;
  const json = {
    alt,
    focalPoint: focalPoint ?? null,
    ...(name !== undefined && { name }),
    ...(startCrop !== undefined && { startCrop }),
  };
  // A page that is being left still sends what was typed last.
  const options = { init: { keepalive: true } };
  try {
    await call(() => manageApi[':siteSlug'].images[':imageId'].$put({ param, json }, options));
    return { status: 'saved' };
  } catch (error) {
    if (!isExpected(error)) reportError(error);
    return { status: 'failed', reason: failureOf(error).message, isRefused: isRefusal(error) };
  }
}

/** Neither the network nor the session is in the way. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status < 500 && ![401, 408, 429].includes(error.status);

const unsavedIds = (): ImageId[] =>
  Object.entries($knownImages.get()).flatMap(([id, { saving }]) =>
    saving.status === 'saved' ? [] : [id],
  );

globalThis.addEventListener('pagehide', () => {
  for (const id of unsavedIds()) void saveDescription(id);
});

/** What an earlier page, the network or an ended session kept from the server is tried once more. */
function tryAgain(): void {
  const kept = unsavedDescriptions.$all.get();
  for (const [id, image] of Object.entries(kept)) {
    const known = $knownImages.get()[id];
    if (known?.saving.status === 'saving') continue;
    if (known?.saving.status === 'failed' && known.saving.isRefused) continue;
    $knownImages.setKey(id, { image: known?.image ?? image, saving: { status: 'saving' } });
    void saveDescription(id);
  }
}

onMount($knownImages, () => {
  const ended = new AbortController();
  const { signal } = ended;
  // The page alone has what neither the server nor the device keeps.
  const hold = (event: BeforeUnloadEvent) => {
    if (unsavedIds().length > 0 && !unsavedDescriptions.areKept()) event.preventDefault();
  };
  const stops = [
    unsavedDescriptions.follow(),
    $hasSessionEnded.listen((hasEnded) => {
      if (!hasEnded) tryAgain();
    }),
    () => ended.abort(),
  ];
  globalThis.addEventListener('online', tryAgain, { signal });
  globalThis.addEventListener('beforeunload', hold, { signal });
  tryAgain();
  return () => {
    for (const stop of stops) stop();
  };
});
