import { handOverParameter } from '#domain/accounts/hand-over.ts';
import { authTokenKey } from '#domain/storage-keys.ts';
import type { InteractionOptions } from '#islands/interaction.ts';

/** Hydrates an island at once where there may be a session: a stored one or one handed over. */
export function whereSignedIn(...queryParameters: string[]): InteractionOptions {
  return {
    storageKeys: [authTokenKey],
    queryParameters: [handOverParameter, ...queryParameters],
  };
}
