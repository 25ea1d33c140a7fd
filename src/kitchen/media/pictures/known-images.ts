import { map, type MapStore } from 'nanostores';
import { manageApi } from '#api/manage-api.ts';
import type { ImageId } from '#domain/ids.ts';
import type { Crop, FocalPoint, Image } from '#domain/media/image.ts';
import { failureOf, isExpected } from '#stores/failure.ts';
import { siteSlugHere } from '../../shell/network/address.ts';
import { call } from '../../shell/network/connection.ts';

export type KitchenImage = Omit<Image, 'crop'>;

/** What only its cook knows of it, where that is known. */
type Described = KitchenImage & { name?: string; startCrop?: Crop | null };

export type Saving =
  | { status: 'saved' }
  | { status: 'saving' }
  | { status: 'failed'; reason: string };

type Known = { image: Described; saving: Saving };

const quietMs = 1000;

/** Pictures that came or were described in this visit; what they say here is newer than any answer. */
export const $knownImages: MapStore<Record<ImageId, Known>> = map({});

const timers = new Map<ImageId, ReturnType<typeof setTimeout>>();
const busy = new Set<ImageId>();

export function learnImage(image: KitchenImage): void {
  if ($knownImages.get()[image.id] === undefined) {
    $knownImages.setKey(image.id, { image, saving: { status: 'saved' } });
  }
}

/** The file of a picture was replaced: what was known of it may no longer be so. */
export function forgetImage(id: ImageId): void {
  const { [id]: _gone, ...others } = $knownImages.get();
  $knownImages.set(others);
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
  if (now.image === known.image) $knownImages.setKey(id, { ...now, saving });
  else await saveDescription(id);
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
    const { message, detail } = failureOf(error);
    return { status: 'failed', reason: detail ?? message };
  }
}

globalThis.addEventListener('pagehide', () => {
  for (const id of Object.keys($knownImages.get())) void saveDescription(id);
});
