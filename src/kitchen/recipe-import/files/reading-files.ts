import type { ImportItemInput } from '#contract/import/imports.ts';
import type { ImportedComment } from '#domain/import/imported-comment.ts';
import type { Stock } from '../recipe-of-parsed.ts';

/** What the files of an import are read with. */
export type Reading = {
  id: string;
  personId: string;
  pantry: Stock;
  /** Keys of what came before. */
  known: ReadonlySet<string>;
  fetchesPictures: boolean;
  signal: AbortSignal;
  onThing: (title: string) => void;
  /** Brings what was yielded until now. */
  flush: () => Promise<void>;
};

/** One thing of the files, as it is sent; no item for what came before. What was said below it comes again each time. */
export type FileItem = {
  key: string;
  item: ImportItemInput | null;
  said: readonly ImportedComment[];
};

/** A thing below which nobody could say anything. */
export const alone = (item: ImportItemInput): FileItem => ({ key: item.key, item, said: [] });
