import { isRecord } from '#domain/is-record.ts';
import type { ImageId } from '#domain/ids.ts';
import type { Crop, Image } from '#domain/media/image.ts';
import { parsedJson } from '#domain/parsed-json.ts';
import { keptHere } from '../../recipes/kept-here.ts';

export type KitchenImage = Omit<Image, 'crop'>;

/** What only its cook knows of it, where that is known. */
export type Described = KitchenImage & { name?: string; startCrop?: Crop | null };

type ByImage = Readonly<Record<ImageId, Described>>;

const kept = keptHere('pictures', readAll);
let isKept = true;

/** What was said of pictures and has not reached the server; this device keeps it until then. */
export const unsavedDescriptions = {
  $all: kept.$value,
  follow: kept.follow,
  /** Whether it would still be here if the page were gone. */
  areKept: (): boolean => isKept,
  note: (image: Described): void => {
    isKept = kept.change((all) => ({ ...all, [image.id]: image }));
  },
  forget: (id: ImageId): void => {
    if (!(id in kept.$value.get())) return;
    kept.change((all) => Object.fromEntries(Object.entries(all).filter(([each]) => each !== id)));
  },
};

function readAll(text: string | null): ByImage {
  const stored = parsedJson(text);
  const entries = isRecord(stored) ? Object.entries(stored) : [];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, Described] => isDescribed(entry[1])),
  );
}

const isDescribed = (value: unknown): value is Described =>
  isRecord(value) &&
  ['id', 'key', 'lqip', 'alt', 'contentType'].every((name) => typeof value[name] === 'string') &&
  ['width', 'height'].every((name) => typeof value[name] === 'number');
