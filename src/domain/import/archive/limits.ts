/** Beyond these a file is an attack or a mistake, and no collection of recipes. */
export const fileLimits = {
  /** Of one text, with the pictures that some formats write into it. */
  textBytes: 96 * 1024 * 1024,
  /** Of an archive inside of another one, which has to be held in memory. */
  innerArchiveBytes: 256 * 1024 * 1024,
  /** Of a blog in one file, which is read piece by piece. */
  exportBytes: 600 * 1024 * 1024,
  /** All that is unpacked for reading; pictures do not count, they are unpacked when asked for. */
  totalBytes: 4 * 1024 * 1024 * 1024,
  pictureBytes: 64 * 1024 * 1024,
  filmBytes: 128 * 1024 * 1024,
  entries: 200_000,
  /** A ZIP in a ZIP in a ZIP, each of files that are packed once more. */
  depth: 4,
  /** Text packs to a tenth; only repetition packs to less than this part. */
  ratio: 200,
  /** Small files may well be all repetition. */
  ratioFromBytes: 2 * 1024 * 1024,
} as const;

/** What may be unpacked of so many bytes: by their number, and by what is left for the whole file. */
export function unpackedMost(
  spent: Readonly<{ bytes: number }>,
  packed: number,
  most: number,
): number {
  const byRatio = Math.max(fileLimits.ratioFromBytes, packed * fileLimits.ratio);
  return Math.max(0, Math.min(most, byRatio, fileLimits.totalBytes - spent.bytes));
}
