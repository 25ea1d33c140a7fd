import { entryPath } from './entry-names.ts';
import type { Archive, ArchiveEntry } from './zip-archive.ts';

/** A file of a folder on somebody's device, by its path from there. */
type FolderFile = { path: string; blob: Blob };

/** A folder on somebody's device, with all that is below it. */
export type Folder = { files: readonly FolderFile[] };

export const isFolder = (opened: Blob | Folder): opened is Folder => 'files' in opened;

/** A folder as an archive whose entries lie unpacked already. */
export const folderArchive = ({ files }: Folder): Archive => ({
  entries: files.map(entryOf),
  problem: null,
});

function entryOf({ path, blob }: FolderFile): ArchiveEntry {
  const head = async (most: number) => {
    try {
      return new Uint8Array(await blob.slice(0, most).arrayBuffer());
    } catch {
      // It was moved or deleted since the folder was chosen.
      return null;
    }
  };
  return {
    path: entryPath(path),
    size: blob.size,
    packedSize: blob.size,
    isLocked: false,
    file: blob,
    unpack: async (most) => {
      if (blob.size > most) return { problem: 'too_large' };
      return (await head(1)) ? { blob } : { problem: 'broken' };
    },
    head,
  };
}
