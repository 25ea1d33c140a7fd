/** Keyed hashes (HMAC) of texts, in hex. */
export type KeyedHash = {
  mark: (text: string) => Promise<string>;
  isMark: (text: string, mark: string) => Promise<boolean>;
};

/** HMAC-SHA-256 under a key for one purpose alone: a mark made for one is good for no other. */
export function keyedHash(secret: string, purpose: string): KeyedHash {
  return {
    async mark(text) {
      const mark = await crypto.subtle.sign('HMAC', await keyFor(secret, purpose), bytesOf(text));
      return Array.from(new Uint8Array(mark), (byte) => byte.toString(16).padStart(2, '0')).join(
        '',
      );
    },
    async isMark(text, mark) {
      const bytes = Uint8Array.from(mark.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
      return crypto.subtle.verify('HMAC', await keyFor(secret, purpose), bytes, bytesOf(text));
    },
  };
}

async function keyFor(secret: string, purpose: string): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', bytesOf(secret), 'HKDF', false, [
    'deriveKey',
  ]);
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: bytesOf(purpose) },
    material,
    { name: 'HMAC', hash: 'SHA-256', length: 256 },
    false,
    ['sign', 'verify'],
  );
}

const bytesOf = (text: string) => new TextEncoder().encode(text);
