/** Whom an unsubscribe address is about. */
type Recipient = { siteId: string; userId: string };

/** Makes tokens that end one person's newsletters of one site, whenever they come back. */
export type UnsubscribeSigner = {
  sign: (recipient: Recipient) => Promise<string>;
  /** The person, or null where we never made the token for that site. */
  verify: (token: string, siteId: string) => Promise<string | null>;
};

const purpose = 'unsubscribe.';
const algorithm = { name: 'HMAC', hash: 'SHA-256' };

export const unsubscribeSigner = (secret: string): UnsubscribeSigner => ({
  async sign({ siteId, userId }) {
    const mark = await crypto.subtle.sign('HMAC', await keyOf(secret), bytesOf(siteId, userId));
    return `${userId}.${hexOf(new Uint8Array(mark))}`;
  },
  async verify(token, siteId) {
    const [, userId, mark] = /^([\da-f-]{36})\.([\da-f]{64})$/.exec(token) ?? [];
    if (userId === undefined || mark === undefined) return null;
    const bytes = Uint8Array.from(mark.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
    const key = await keyOf(secret);
    const isOurs = await crypto.subtle.verify('HMAC', key, bytes, bytesOf(siteId, userId));
    return isOurs ? userId : null;
  },
});

const keyOf = (secret: string) =>
  crypto.subtle.importKey('raw', new TextEncoder().encode(secret), algorithm, false, [
    'sign',
    'verify',
  ]);

const bytesOf = (siteId: string, userId: string) =>
  new TextEncoder().encode(`${purpose}${siteId}.${userId}`);

const hexOf = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
