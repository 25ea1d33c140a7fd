import type { ImageId } from '../../ids.ts';
import type { ImageUse } from '../../media/image.ts';

/** The list with one entry elsewhere; a place outside it is its nearest end. */
export function moved<Entry>(entries: readonly Entry[], from: number, to: number): Entry[] {
  const place = Math.min(Math.max(to, 0), entries.length - 1);
  const rest = entries.filter((_, index) => index !== from);
  return [...rest.slice(0, place), ...entries.slice(from, from + 1), ...rest.slice(place)];
}

/** When a picture was chosen, counted over the visit; null for those that were there before. */
export type ChosenAt = (id: ImageId) => number | null;

/**
 * The list with a picture that has just arrived. Pictures arrive in any order and stand in that in
 * which they were chosen, behind those that were there before.
 */
export function withArrived(
  pictures: readonly ImageUse[],
  id: ImageId,
  chosenAt: ChosenAt,
): ImageUse[] {
  if (pictures.some((picture) => picture.id === id)) return [...pictures];
  const own = chosenAt(id) ?? Infinity;
  const earlier = pictures.findLastIndex((picture) => (chosenAt(picture.id) ?? Infinity) < own);
  const later = pictures.findIndex((picture) => (chosenAt(picture.id) ?? -Infinity) > own);
  const place = placeBetween(earlier, later, pictures.length);
  return [...pictures.slice(0, place), { id }, ...pictures.slice(place)];
}

function placeBetween(earlier: number, later: number, length: number): number {
  if (earlier >= 0) return earlier + 1;
  return later >= 0 ? later : length;
}
