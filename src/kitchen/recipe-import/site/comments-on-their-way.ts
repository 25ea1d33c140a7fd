import type { ImportKey } from '../../device/device-copies.ts';
import { importedThings, keepImportedThing } from '../../device/kept-imports.ts';

const [begun, ended] = ['begun', 'ended'];

/**
 * Remembers of which pages comments are on their way. A page is not fetched again once its recipe is
 * there, and its comments come after that: where the reading breaks off between them, it is.
 */
export function commentsOnTheirWay(of: ImportKey) {
  let waiting: string[] = [];
  return {
    begin: async (key: string): Promise<void> => {
      waiting.push(key);
      await keepImportedThing(of, key, begun);
    },
    /** They come in their order: more of the last page may follow. */
    end: async (arrived: readonly string[]): Promise<void> => {
      const at = waiting.lastIndexOf(arrived.at(-1) ?? '');
      const whole = waiting.slice(0, Math.max(0, at));
      waiting = waiting.slice(whole.length);
      for (const key of whole) await keepImportedThing(of, key, ended);
    },
  };
}

/** The pages whose comments did not come, or may not have. */
export async function keysWithComments(of: ImportKey): Promise<Set<string>> {
  const things = await importedThings(of);
  return new Set([...things].flatMap(([key, state]) => (state === begun ? [key] : [])));
}
