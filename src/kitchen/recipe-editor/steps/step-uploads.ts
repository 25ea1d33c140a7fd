import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Id } from '#domain/ids.ts';
import { filmTypeOf } from '#domain/kitchen/media/film-intake.ts';
import type { InstructionGroup } from '#domain/recipe/recipe.ts';
import { filmUploads, pictureUploads } from '../../media/uploads/media-uploads.ts';

const prefix = 'step:';
const registries = [pictureUploads, filmUploads];

/** Tells the files of a step from those of the recipe and of other steps. */
export const placeOfStep = (id: Id): string => `${prefix}${id}`;

/** Pictures and films that are dropped together each go their way; a step has one film. */
export function addToStep(id: Id, files: readonly File[]): void {
  const films = files.filter((file) => filmTypeOf(file) !== null);
  const place = placeOfStep(id);
  pictureUploads.add(
    files.filter((file) => !films.includes(file)),
    place,
  );
  filmUploads.add(films.slice(0, 1), place);
}

/** Where a step goes on in another, its files do too. */
export function redirectFiles(from: Id, to: Id): void {
  for (const { redirect } of registries) redirect(placeOfStep(from), placeOfStep(to));
}

export type RisingFiles = 'none' | 'pictures' | 'film' | 'both';

/** What is on its way to a step: a word, so that progress renders no row. */
export function useRisingFiles(id: Id): RisingFiles {
  return useSyncExternalStore(
    (render) => {
      const stops = registries.map(({ $uploads }) => $uploads.listen(render));
      return () => {
        for (const stop of stops) stop();
      };
    },
    () => risingOf(placeOfStep(id)),
  );
}

function risingOf(place: string): RisingFiles {
  const [pictures, film] = registries.map(({ $uploads }) =>
    $uploads.get().some((each) => each.place === place),
  );
  if (pictures) return film ? 'both' : 'pictures';
  return film ? 'film' : 'none';
}

/** Files whose step is gone rise no further, and go on when it is brought back. */
export function useFilesOfGoneSteps(groups: readonly InstructionGroup[]): void {
  const gone = useRef(new Map<string, (() => void)[]>());
  useEffect(() => {
    const places = new Set(
      groups.flatMap(({ instructions }) => instructions.map(({ id }) => placeOfStep(id))),
    );
    for (const [place, bringBack] of gone.current) {
      if (!places.has(place)) continue;
      gone.current.delete(place);
      for (const again of bringBack) again();
    }
    for (const uploads of registries) {
      for (const { id, place } of uploads.$uploads.get()) {
        if (!place.startsWith(prefix) || places.has(place)) continue;
        const again = uploads.remove(id);
        if (again) gone.current.set(place, [...(gone.current.get(place) ?? []), again]);
      }
    }
  }, [groups]);
}
