import type { Unpacked } from './zip-archive.ts';

/** The bytes inside of a gzip, up to a measure. */
export async function gunzip(packed: Blob, most: number): Promise<Unpacked> {
  const chunks: BlobPart[] = [];
  let length = 0;
  const reader = packed.stream().pipeThrough(new DecompressionStream('gzip')).getReader();
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) break;
      chunks.push(value);
      length += value.length;
      if (length > most) {
        await reader.cancel();
        return { problem: 'too_large' };
      }
    }
  } catch {
    // Half a gzip, or none behind its first bytes.
    return { problem: 'broken' };
  }
  return { blob: new Blob(chunks) };
}
