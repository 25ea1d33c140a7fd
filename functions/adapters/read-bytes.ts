/**
 * The bytes of a body, or null as soon as there are more than `limit`, whatever length was announced;
 * the rest is not read then.
 */
export async function readBytes(
  body: ReadableStream | null,
  limit: number,
): Promise<Uint8Array | null> {
  const reader = body?.getReader();
  const chunks: Uint8Array[] = [];
  for (let length = 0; ;) {
    const chunk: unknown = (await reader?.read())?.value;
    if (!(chunk instanceof Uint8Array)) return concatenated(chunks, length);
    length += chunk.length;
    if (length > limit) {
      await reader?.cancel();
      return null;
    }
    chunks.push(chunk);
  }
}

function concatenated(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const [only] = chunks;
  if (only && chunks.length === 1) return only;
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
