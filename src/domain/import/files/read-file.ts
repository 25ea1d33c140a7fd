import { defaultLanguage } from '../../text/language.ts';
import type { Folder } from '../archive/folder.ts';
import { readBlob } from './read-blob.ts';
import type { FileContent } from './file-recipe.ts';
import { alone } from './source-file.ts';

export type OpenFile = {
  name: string;
  blob: Blob | Folder;
  /** Of the reader, for files that name none. */
  language?: string;
};

/** What a file of another program holds, whatever it is called; it is read as it is asked for. */
export async function* readFile({
  name,
  blob,
  language = defaultLanguage,
}: OpenFile): AsyncGenerator<FileContent> {
  yield* readBlob({ blob, path: name, around: alone, depth: 0, language, spent: { bytes: 0 } });
}
