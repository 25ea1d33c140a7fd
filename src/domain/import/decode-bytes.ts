const declared =
  /<meta[^>]{0,200}charset\s{0,9}=\s{0,9}["']?([\w-]{2,40})|^\s*<\?xml[^>]{0,200}encoding\s{0,9}=\s{0,9}["']([\w-]{2,40})/i;
/** Where pages and files say their encoding; further below nobody looks. */
const declarationBytes = 4096;

/**
 * The text of a page or file of which nobody knows the encoding for certain: by its byte order mark,
 * else UTF-8 where it is valid, else what the server or the text itself says, else windows-1252.
 */
export function decodeBytes(bytes: Uint8Array, named: string | null = null): string {
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decoded(bytes, 'utf-16be') ?? '';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decoded(bytes, 'utf-16le') ?? '';
  const unicode = decoded(bytes, 'utf-8', true);
  if (unicode !== null) return unicode;
  for (const encoding of [named, declaredEncoding(bytes)]) {
    const text = encoding ? decoded(bytes, encoding) : null;
    if (text !== null) return text;
  }
  return decoded(bytes, 'windows-1252') ?? '';
}

/** What the beginning of a page or file says of its encoding. */
export function declaredEncoding(bytes: Uint8Array): string | null {
  const head = decoded(bytes.subarray(0, declarationBytes), 'windows-1252') ?? '';
  const [, ofPage, ofXml] = declared.exec(head) ?? [];
  return ofPage ?? ofXml ?? null;
}

/** Null where the encoding is unknown, or the bytes are none of it. */
function decoded(bytes: Uint8Array, encoding: string, fatal = false): string | null {
  try {
    return new TextDecoder(encoding, { fatal }).decode(bytes);
  } catch {
    // Neither is a fault of ours: files name what they like.
    return null;
  }
}
