import { cameByLetterKey } from '#domain/storage-keys.ts';
import { readKept } from '../kept.ts';

/** By which newsletter the visitor came, for calls that subscribe them; empty where by none. */
export function cameByLetter(): { letter?: string } {
  const letter = readKept(cameByLetterKey, 'session');
  return letter === null ? {} : { letter };
}
