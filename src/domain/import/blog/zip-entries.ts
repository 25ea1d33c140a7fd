import { BlobReader, type FileEntry, ZipReader } from '@zip.js/zip.js';

/** A file in an archive. */
export type ZipEntry = {
  /** Its path in the archive. */
  name: string;
  /** Null where it cannot be unpacked, or unpacks to more than it may. */
  bytes: () => Promise<Uint8Array<ArrayBuffer> | null>;
  blob: () => Promise<Blob | null>;
};

const entriesMax = 100_000;
const bytesMax = 32 * 1024 * 1024;
/** A whole export in an archive, as hosted blogs hand it out. */
const blobBytesMax = 600 * 1024 * 1024;

/** The files of a ZIP archive; null where it is none, is locked, or names more than any blog has. */
export async function zipEntries(blob: Blob): Promise<ZipEntry[] | null> {
  try {
    const reader = new ZipReader(new BlobReader(blob), { useWebWorkers: false });
    const entries: ZipEntry[] = [];
    for await (const entry of reader.getEntriesGenerator()) {
      if (entries.length >= entriesMax) return null;
      if (!entry.directory && !entry.encrypted && !isSystemFile(entry.filename)) {
        entries.push(entryOf(entry));
      }
    }
    return entries;
  } catch {
    // Whoever made the file decides what stands in it.
    return null;
  }
}

/** What systems put beside files when they pack a folder. */
const isSystemFile = (name: string): boolean =>
  /(?:^|\/)(?:__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$)/.test(name);

function entryOf(entry: FileEntry): ZipEntry {
  return {
    name: entry.filename.normalize('NFC'),
    bytes: async () => {
      const parts = await unpacked(entry, bytesMax);
      return parts && new Uint8Array(await new Blob(parts).arrayBuffer());
    },
    blob: async () => {
      const parts = await unpacked(entry, blobBytesMax);
      return parts && new Blob(parts);
    },
  };
}

/** Stops once more comes out than may: the size that an entry names of itself is only a claim. */
async function unpacked(entry: FileEntry, most: number): Promise<Uint8Array<ArrayBuffer>[] | null> {
  if (entry.uncompressedSize > most) return null;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const stop = new AbortController();
  let size = 0;
  const sink = new WritableStream<Uint8Array<ArrayBuffer>>({
    write(part) {
      size += part.length;
      if (size > most) stop.abort();
      else parts.push(part);
    },
  });
  try {
    await entry.getData(sink, { signal: stop.signal, useWebWorkers: false });
    return size > most ? null : parts;
  } catch {
    // Broken, or stopped by us.
    return null;
  }
}
