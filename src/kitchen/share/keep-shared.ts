import { sharedSource } from '#domain/import/shared-source.ts';
import { keepText } from './shared-text.ts';

/**
 * Keeps what this address was given, before it is known whose it is, and takes it out of the address,
 * so that no mail and no history carries it on.
 */
export function keepShared(): void {
  const { pathname, search } = globalThis.location;
  const text = sharedSource(search);
  if (text !== null && keepText(text)) globalThis.history.replaceState(null, '', pathname);
}
