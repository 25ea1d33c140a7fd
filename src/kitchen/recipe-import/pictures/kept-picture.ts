import { ApiError } from '#api/api-error.ts';
import type { ImageId } from '#domain/ids.ts';
import type { WebPicture } from '#domain/import/pictures/web-pictures.ts';
import { Refused } from '../../media/uploads/refused.ts';
import { patiently } from '../patiently.ts';
import { fetchOwnPicture } from './fetch-own-picture.ts';

/** A server that has no time for a picture so often never has. */
const askedMost = 6;

/** The first copy of a picture that can be had, as a picture of the site; null where none can. */
export async function keptPicture(
  { addresses, alt }: WebPicture,
  signal: AbortSignal,
  triesMost = askedMost,
): Promise<ImageId | null> {
  for (const address of addresses) {
    const id = await kept(() => fetchOwnPicture(address, alt), signal, triesMost);
    if (id !== null) return id;
  }
  return null;
}

/** Null for a picture that is refused; what fails otherwise is tried until it comes, or so many times. */
export async function kept(
  take: () => Promise<ImageId>,
  signal: AbortSignal,
  triesMost?: number,
): Promise<ImageId | null> {
  try {
    return await patiently(take, signal, triesMost);
  } catch (error) {
    if (error instanceof Refused) return null;
    if (error instanceof ApiError && refusals.has(error.status)) return null;
    throw error;
  }
}

/** What is said of the picture itself; of a server that is too busy only after all tries. */
const refusals = new Set([400, 413, 415, 429]);
