import { BlobReader, type FileEntry, ZipReader } from '@zip.js/zip.js/lib/zip-core-native.js';
import { entryPath } from './entry-names.ts';
import { fileLimits } from './limits.ts';

/** What is unpacked of an entry: all of it, or why not. */
export type Unpacked = { blob: Blob } | { problem: 'broken' | 'too_large' };

export type ArchiveEntry = {
  path: string;
  /** As the archive says; it may not be true. */
  size: number;
  packedSize: number;
  isLocked: boolean;
  /** Where it lies outside of any archive, and takes no memory. */
  file?: Blob;
  /** At most so many bytes of it; `too_large` where there are more. */
  unpack: (most: number) => Promise<Unpacked>;
  /** Its first bytes; null where they cannot be read. */
  head: (most: number) => Promise<Uint8Array | null>;
};

/** `problem` says why the list ends early; what came before it is there. */
export type Archive = { entries: ArchiveEntry[]; problem: 'broken' | 'too_large' | null };

/** The entries of a ZIP, read from its end; nothing is unpacked yet. */
export async function openZip(blob: Blob): Promise<Archive> {
  const entries: ArchiveEntry[] = [];
  const reader = new ZipReader(new BlobReader(blob), {
    useWebWorkers: false,
    strictness: 'tolerant',
    filenameValidation: 'tolerant',
  });
  try {
    for await (const entry of reader.getEntriesGenerator()) {
      if (entry.directory) continue;
      if (entries.length >= fileLimits.entries) return { entries, problem: 'too_large' };
      entries.push(entryOf(entry));
    }
  } catch {
    // A file that only begins like a ZIP, or only half of one.
    return { entries, problem: 'broken' };
  }
  return { entries, problem: null };
}

function entryOf(entry: FileEntry): ArchiveEntry {
  return {
    path: entryPath(entry.filename),
    size: entry.uncompressedSize,
    packedSize: entry.compressedSize,
    isLocked: entry.encrypted,
    unpack: async (most) => {
      const { chunks, length, isWhole } = await chunksOf(entry, most + 1);
      if (length > most) return { problem: 'too_large' };
      return isWhole ? { blob: new Blob(chunks) } : { problem: 'broken' };
    },
    head: async (most) => {
      const { chunks, length } = await chunksOf(entry, most);
      if (length === 0) return null;
      return new Uint8Array(await new Blob(chunks).slice(0, most).arrayBuffer());
    },
  };
}

type Chunks = { chunks: BlobPart[]; length: number; isWhole: boolean };

/** Unpacks until `enough` bytes are there, and no further. */
async function chunksOf(entry: FileEntry, enough: number): Promise<Chunks> {
  const chunks: BlobPart[] = [];
  const stop = new AbortController();
  let length = 0;
  const sink = new WritableStream<Uint8Array<ArrayBuffer>>({
    write(chunk) {
      chunks.push(chunk);
      length += chunk.length;
      if (length >= enough) stop.abort();
    },
  });
  try {
    await entry.getData(sink, {
      signal: stop.signal,
      checkCrc32: true,
      checkOverlappingEntry: true,
      useWebWorkers: false,
    });
    return { chunks, length, isWhole: true };
  } catch {
    // Stopped, or its bytes are none that were packed.
    return { chunks, length, isWhole: false };
  }
}
