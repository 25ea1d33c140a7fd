import type { FileContent, FilePicture, FileProblem } from './file-recipe.ts';
import type { Surroundings } from './source-file.ts';
import { readBytes } from './read-bytes.ts';
import { isPicture } from './base64-picture.ts';
import {
  baseName,
  folderOf,
  isOfSystem,
  joinedPath,
  leadsOut,
  withoutEnding,
  withoutNotionId,
} from '../archive/entry-names.ts';
import { gunzip } from '../archive/gunzip.ts';
import { fileLimits, unpackedMost } from '../archive/limits.ts';
import { type Folder, isFolder } from '../archive/folder.ts';
import { openArchive } from '../archive/open-archive.ts';
import type { ArchiveEntry } from '../archive/zip-archive.ts';

export type OpenBlob<Opened = Blob | Folder> = {
  blob: Opened;
  path: string;
  around: Surroundings;
  /** How many archives are around it. */
  depth: number;
  language: string;
  /** What was unpacked of the whole file until now. */
  spent: { bytes: number };
};

/** Recipes of anything: of a folder or a ZIP each entry, what is packed, or a text. */
export async function* readBlob({ blob, ...open }: OpenBlob): AsyncGenerator<FileContent> {
  if (isFolder(blob)) yield* readArchive({ ...open, blob });
  else yield* readPlain({ ...open, blob });
}

async function* readPlain(open: OpenBlob<Blob>): AsyncGenerator<FileContent> {
  const { blob, path, depth } = open;
  const head = await bytesOf(blob.slice(0, headBytes));
  const kind = kindOf(head);
  if (depth > fileLimits.depth) yield problem(path, 'too_large');
  else if (kind === 'zip') yield* readArchive(open);
  else if (kind === 'gzip') yield* readGzip(open);
  else if (kind === 'other' || blob.size === 0) yield problem(path, 'not_recipes');
  else if (blob.size > fileLimits.textBytes) yield problem(path, 'too_large');
  else yield* readBytes(await bytesOf(blob), { ...open, name: baseName(path) });
}

const headBytes = 64;

type Kind = 'zip' | 'gzip' | 'other' | 'text';

/** `other` is what no recipe is written in: pictures, databases, programs. */
function kindOf(head: Uint8Array): Kind {
  const text = String.fromCodePoint(...head);
  if (zipMarks.some((mark) => text.startsWith(mark))) return 'zip';
  if (text.startsWith('\u001F\u008B')) return 'gzip';
  const isOther = isPicture(head) || otherMarks.some((mark) => text.startsWith(mark));
  return isOther ? 'other' : 'text';
}

/** The second one is that of an empty archive. */
const zipMarks = ['PK\u0003\u0004', 'PK\u0005\u0006'];
const otherMarks = ['\0\u0001\0\0Standard', '%PDF-', 'SQLite format', '\u007FELF'];

async function* readGzip(open: OpenBlob<Blob>): AsyncGenerator<FileContent> {
  const most = unpackedMost(open.spent, open.blob.size, fileLimits.textBytes);
  const unpacked = await gunzip(open.blob, most);
  if ('problem' in unpacked) {
    yield problem(open.path, unpacked.problem);
    return;
  }
  yield* readUnpacked({ ...open, depth: open.depth + 1 }, unpacked.blob);
}

async function* readUnpacked(open: OpenBlob, blob: Blob): AsyncGenerator<FileContent> {
  open.spent.bytes += blob.size;
  yield* readBlob({ ...open, blob });
}

async function* readArchive(open: OpenBlob): AsyncGenerator<FileContent> {
  const { entries, problem: trouble } = await openArchive(open.blob);
  const prefix = open.depth === 0 ? '' : `${open.path}/`;
  const pictures = picturesOf(entries);
  const outer = isFolder(open.blob) ? '' : outerFolderOf(entries);
  let isEmpty = true;
  for (const entry of entries) {
    if (isOfSystem(entry.path) || entry.size === 0) continue;
    const path = prefix + entry.path;
    const around = surroundingsOf(entry.path, pictures, outer);
    for await (const content of readEntry(entry, {
      ...open,
      path,
      around,
      depth: open.depth + 1,
    })) {
      isEmpty = false;
      yield content;
    }
  }
  if (trouble) yield problem(open.path, trouble);
  else if (isEmpty) yield problem(open.path, 'not_recipes');
}

async function* readEntry(entry: ArchiveEntry, open: OpenBlob): AsyncGenerator<FileContent> {
  if (leadsOut(entry.path)) {
    yield problem(open.path, 'unsafe_name');
    return;
  }
  if (entry.isLocked) {
    yield problem(open.path, 'locked');
    return;
  }
  const head = await entry.head(headBytes);
  const kind = head ? kindOf(head) : 'text';
  if (head && isPicture(head)) return;
  if (head && kind === 'other') {
    yield problem(open.path, 'not_recipes');
    return;
  }
  if (entry.file && kind === 'zip') {
    yield* readBlob({ ...open, blob: entry.file });
    return;
  }
  const most = kind === 'zip' ? fileLimits.innerArchiveBytes : fileLimits.textBytes;
  const unpacked = await entry.unpack(unpackedMost(open.spent, entry.packedSize, most));
  if ('problem' in unpacked) yield problem(open.path, unpacked.problem);
  else yield* readUnpacked(open, unpacked.blob);
}

const problem = (path: string, what: FileProblem['problem']): FileContent => ({
  problem: { path, problem: what },
});

const bytesOf = async (blob: Blob): Promise<Uint8Array> => new Uint8Array(await blob.arrayBuffer());

type Pictures = Record<'byPath' | 'byStem', Map<string, FilePicture>> & {
  /** By each end of a path; null where several end so. */
  byEnd: Map<string, FilePicture | null>;
};

const pictureEnding = /\.(?:jpe?g|png|webp|gif|avif|hei[cf]|bmp|tiff?)$/i;

/** What is named like a picture; what its bytes are shows when they are asked for. */
function picturesOf(entries: readonly ArchiveEntry[]): Pictures {
  const pictures: Pictures = { byPath: new Map(), byEnd: new Map(), byStem: new Map() };
  for (const entry of entries) {
    const isUsable =
      pictureEnding.test(entry.path) &&
      !isOfSystem(entry.path) &&
      !leadsOut(entry.path) &&
      !entry.isLocked;
    if (!isUsable) continue;
    const picture = pictureOf(entry);
    const path = entry.path.toLowerCase();
    addOnce(pictures.byPath, path, picture);
    for (const end of endsOf(path))
      pictures.byEnd.set(end, pictures.byEnd.has(end) ? null : picture);
    addOnce(pictures.byStem, withoutEnding(path), picture);
  }
  return pictures;
}

/** "a/b.jpg" and "b.jpg", the longest first. */
function endsOf(path: string): string[] {
  const parts = path.split('/').slice(-endParts);
  return parts.map((_, from) => parts.slice(from).join('/'));
}

const endParts = 4;

function addOnce(pictures: Map<string, FilePicture>, key: string, picture: FilePicture): void {
  if (!pictures.has(key)) pictures.set(key, picture);
}

/** No bytes where they cannot be unpacked. */
const pictureOf = (entry: ArchiveEntry): FilePicture => ({
  name: entry.path,
  bytes: async () => {
    const unpacked = await entry.unpack(fileLimits.pictureBytes);
    return 'blob' in unpacked ? bytesOf(unpacked.blob) : new Uint8Array();
  },
});

/** The folder that is around everything, as most programs pack one; it sorts nothing. */
function outerFolderOf(entries: readonly ArchiveEntry[]): string {
  const paths = entries.map(({ path }) => path).filter((path) => !isOfSystem(path));
  const [first = ''] = paths;
  const outer = first.slice(0, first.indexOf('/') + 1);
  return paths.every((path) => path.startsWith(outer)) ? outer : '';
}

function surroundingsOf(
  entryPath: string,
  { byPath, byEnd, byStem }: Pictures,
  outer: string,
): Surroundings {
  const folder = folderOf(entryPath);
  const near = (path: string) => joinedPath(folder, path)?.toLowerCase() ?? '';
  return {
    folder: withoutNotionId(baseName(folder.slice(outer.length, -1))) || null,
    at: (path) => byPath.get(near(path)) ?? null,
    named: (path) => {
      const ends = endsOf(
        path
          .replaceAll('\\', '/')
          .normalize('NFC')
          .toLowerCase()
          .replaceAll(/(?<=^|\/)\.{0,2}\//g, ''),
      );
      const end = ends.find((each) => byEnd.has(each));
      return end === undefined ? null : (byEnd.get(end) ?? null);
    },
    withStem: (path) => byStem.get(near(path)) ?? null,
  };
}
