import { handOverParameter } from '#domain/accounts/hand-over.ts';
import { authTokenKey } from '#domain/storage-keys.ts';
import type { InteractionOptions } from '#islands/interaction.ts';

/** Wakes an island where somebody may be signed in: by a kept session or by one handed over. */
export function whereSignedIn(...queryParameters: string[]): InteractionOptions {
  return {
    storageKeys: [authTokenKey],
    queryParameters: [handOverParameter, ...queryParameters],
  };
}
