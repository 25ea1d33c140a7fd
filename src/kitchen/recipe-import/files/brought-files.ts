import { addAll } from '#domain/import/add-all.ts';
import { isOfSystem } from '#domain/import/archive/entry-names.ts';
import { fileLimits } from '#domain/import/archive/limits.ts';
import type { KeptFolder } from '../../device/device-copies.ts';

/** What was chosen or dropped: files that stand for themselves, and folders with all below them. */
export type Brought = { files: readonly File[]; folders: readonly KeptFolder[] };

type Placed = { path: string; blob: File };

export const isNothing = ({ files, folders }: Brought): boolean =>
  files.length === 0 && folders.every((folder) => folder.files.length === 0);

/** The files of a folder that was chosen: the first part of their paths is its name. */
export function chosenFolder(files: readonly File[]): Brought {
  const byFolder = Map.groupBy(files, ({ webkitRelativePath: path }) =>
    path.slice(0, path.indexOf('/')),
  );
  const folders = [...byFolder].map(([name, all]) =>
    folderOf(
      name,
      all.map((file) => ({ path: file.webkitRelativePath.slice(name.length + 1), blob: file })),
    ),
  );
  return { files: [], folders };
}

/**
 * What is dropped, to be gone through after the drop: a browser hands its entries out only while it
 * tells of it. Null is answered for more files than an archive may have.
 */
export function droppedFiles(carried: DataTransfer): () => Promise<Brought | null> {
  const items = [...carried.items].filter(({ kind }) => kind === 'file');
  const entries = items.map((item) => item.webkitGetAsEntry() ?? item.getAsFile());
  return () => broughtIn(entries);
}

async function broughtIn(
  entries: readonly (FileSystemEntry | File | null)[],
): Promise<Brought | null> {
  const files: File[] = [];
  const folders: KeptFolder[] = [];
  for (const entry of entries) {
    if (entry instanceof File) files.push(entry);
    else if (entry && isFileEntry(entry)) files.push(await fileOf(entry));
    else if (entry && isFolderEntry(entry)) {
      const placed = await filesBelow(entry);
      if (!placed) return null;
      folders.push(folderOf(entry.name, placed));
    }
  }
  return { files, folders };
}

const folderOf = (name: string, files: readonly Placed[]): KeptFolder => ({
  name,
  // The same on every device and in every browser, so that going on finds what came before.
  files: files.filter(({ path }) => !isOfSystem(path)).toSorted(byPath),
});

const byPath = (one: Placed, other: Placed): number => (one.path < other.path ? -1 : 1);

/** However deep; null where there are too many. */
async function filesBelow(folder: FileSystemDirectoryEntry): Promise<Placed[] | null> {
  const found: Placed[] = [];
  const folders = [{ entry: folder, path: '' }];
  for (const { entry: open, path } of folders) {
    for (const entry of await entriesIn(open)) {
      if (isOfSystem(entry.name)) continue;
      const at = path + entry.name;
      if (isFolderEntry(entry)) folders.push({ entry, path: `${at}/` });
      else if (isFileEntry(entry)) found.push({ path: at, blob: await fileOf(entry) });
      if (found.length + folders.length > fileLimits.entries) return null;
    }
  }
  return found;
}

/** They come a hundred at a time. */
async function entriesIn(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const { promise, resolve, reject } = Promise.withResolvers<FileSystemEntry[]>();
    reader.readEntries(resolve, reject);
    const some = await promise;
    if (some.length === 0) return all;
    addAll(all, some);
  }
}

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  const { promise, resolve, reject } = Promise.withResolvers<File>();
  entry.file(resolve, reject);
  return promise;
}

const isFileEntry = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolderEntry = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry =>
  entry.isDirectory;
