import { decodeBytes } from '../decode-bytes.ts';
import type { FileContent } from './file-recipe.ts';
import { decodeOldText } from './lines/old-text.ts';
import { readTextFile } from './read-text-file.ts';
import type { SourceFile } from './source-file.ts';

/** The recipes of a text, and what is wrong with it. */
export function readBytes(
  bytes: Uint8Array,
  { path, name, language, around }: Omit<SourceFile, 'text'>,
): FileContent[] {
  const text = textOf(bytes);
  const file = { path, name, language, around };
  const reading = text === null ? null : readSafely({ ...file, text });
  if (reading === 'broken') return [{ problem: { path, problem: 'broken' } }];
  if (!reading) return [{ problem: { path, problem: 'not_recipes' } }];
  const { recipes, isWhole } = reading;
  const contents: FileContent[] = recipes.map((recipe) => ({ recipe }));
  if (!isWhole) contents.push({ problem: { path, problem: 'broken' } });
  else if (contents.length === 0) contents.push({ problem: { path, problem: 'not_recipes' } });
  return contents;
}

/** One file on which a reader fails ends no import of a thousand others. */
function readSafely(file: SourceFile): ReturnType<typeof readTextFile> | 'broken' {
  try {
    return readTextFile(file);
  } catch {
    return 'broken';
  }
}

/** Null where the bytes are no text of any encoding. */
function textOf(bytes: Uint8Array): string | null {
  const text = (decodeOldText(bytes) ?? decodeBytes(bytes)).replace(/^\uFEFF/, '');
  return isNoText(text) ? null : text.replaceAll(lineEnds, '\n');
}

/** Some were translated twice and end in two returns. */
const lineEnds = /(?<!\r)\r+\n/g;

/** What programs write has signs that nobody types, in its beginning already. */
function isNoText(text: string): boolean {
  const beginning = text.slice(0, 4000);
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  const controls = beginning.match(/[\0-\u0008\u000E-\u0019\u007F-\u009F\uFFFD]/g)?.length ?? 0;
  return beginning.includes('\0') || controls * 20 > beginning.length;
}
