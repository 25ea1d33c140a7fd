import type { ImageId } from '#domain/ids.ts';
import type { WebPicture, WebPictures } from '#domain/import/pictures/web-pictures.ts';
import { recipeLimits } from '#domain/recipe/recipe-limits.ts';
import type { MadePictures } from '../recipe-of-parsed.ts';
import { keptPicture } from './kept-picture.ts';

/** Pictures as those of the site, and the names or addresses of those that could not be taken. */
export type Taken = { images: MadePictures; lost: string[] };

/** As many of a dish as anybody looks at. */
export const ofDishMax = 20;
/** As many at once as the server of a small site bears. */
const atOnce = 3;

/** Fetches the pictures of a recipe, those that steps share once. */
export async function takeWebPictures(
  { ofDish, ofSteps }: WebPictures,
  signal: AbortSignal,
  triesMost?: number,
): Promise<Taken> {
  const dish = ofDish.slice(0, ofDishMax);
  const steps = ofSteps.slice(0, recipeLimits.steps);
  const wanted = new Map<string, WebPicture>();
  for (const picture of [...dish, ...steps.map((each) => each.picture)]) {
    if (!wanted.has(nameOf(picture))) wanted.set(nameOf(picture), picture);
  }
  const ids = await allKept(wanted, (picture) => keptPicture(picture, signal, triesMost));
  const idOf = (picture: WebPicture) => ids.get(nameOf(picture)) ?? null;
  return {
    images: {
      ofDish: dish.flatMap((picture) => idOf(picture) ?? []),
      ofSteps: steps.flatMap(({ group, step, picture }) => {
        const id = idOf(picture);
        return id === null ? [] : [{ group, step, id }];
      }),
    },
    lost: [...wanted.keys()].filter((name) => ids.get(name) === null),
  };
}

const nameOf = ({ addresses: [address = ''] }: WebPicture): string => address;

async function allKept(
  wanted: ReadonlyMap<string, WebPicture>,
  keep: (picture: WebPicture) => Promise<ImageId | null>,
): Promise<Map<string, ImageId | null>> {
  const ids = new Map<string, ImageId | null>();
  const left = [...wanted];
  while (left.length > 0) {
    const some = left.splice(0, atOnce);
    const kept = await Promise.all(some.map(([, picture]) => keep(picture)));
    for (const [at, [name]] of some.entries()) ids.set(name, kept[at] ?? null);
  }
  return ids;
}
