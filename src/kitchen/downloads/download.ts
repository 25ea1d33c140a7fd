import { atom, type ReadableAtom } from 'nanostores';
import { call } from '../shell/network/connection.ts';

const $busy = atom(false);
export const $isDownloading: ReadableAtom<boolean> = $busy;

/** Longer than any list takes. */
const waitMs = 10 * 60_000;
const keptMs = 60_000;

/**
 * Saves what an answer holds as a file: the session is in a header, so a plain link would be refused.
 * Rejects with what `call` rejects with; does nothing while another file comes.
 */
export async function download(
  fileName: string,
  load: () => Promise<{ blob: () => Promise<Blob> }>,
): Promise<void> {
  if ($busy.get()) return;
  $busy.set(true);
  try {
    const answer = await call(async () => (await load()).blob(), waitMs);
    const href = URL.createObjectURL(answer);
    Object.assign(document.createElement('a'), { href, download: fileName }).click();
    setTimeout(() => URL.revokeObjectURL(href), keptMs);
  } finally {
    $busy.set(false);
  }
}
