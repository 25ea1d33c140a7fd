import type { Pantry } from '#domain/kitchen/ingredient-rows/pantry.ts';

/** What the files of an import are read with. */
export type Reading = {
  id: string;
  personId: string;
  pantry: Pantry;
  /** Keys of what came before. */
  known: ReadonlySet<string>;
  fetchesPictures: boolean;
  signal: AbortSignal;
  onThing: (title: string) => void;
  /** Brings what was yielded until now. */
  flush: () => Promise<void>;
};
