import { IMAGE_TYPES } from '#domain/media/files/image-header.ts';
import type { ImageType } from '#domain/media/files/image-header.ts';

const VIDEO_TYPES = ['video/mp4', 'video/webm'] as const;
const UPLOAD_TYPES = [...IMAGE_TYPES, ...VIDEO_TYPES];
export type UploadType = ImageType | (typeof VIDEO_TYPES)[number];

/** What one upload address is good for: one name, one type, one person, until `expiresAt`. */
export type UploadClaim = {
  key: string;
  contentType: UploadType;
  userId: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
};

export type UploadVerdict = { claim: UploadClaim } | { refused: 'invalid' | 'expired' };

export type UploadSigner = {
  sign: (claim: UploadClaim) => Promise<string>;
  verify: (token: string, now: number) => Promise<UploadVerdict>;
};

const MAX_TOKEN_LENGTH = 1000;
const ALGORITHM = { name: 'HMAC', hash: 'SHA-256' };
/** Keeps a signature made here from being good for anything else signed with the same secret. */
const PURPOSE = 'image-upload.';

export const uploadSigner = (secret: string): UploadSigner => ({
  sign: (claim) => signUpload(secret, claim),
  verify: (token, now) => verifyUpload(secret, token, now),
});

export async function signUpload(secret: string, claim: UploadClaim): Promise<string> {
  const { key, contentType, userId, expiresAt } = claim;
  const text = JSON.stringify([key, contentType, userId, expiresAt]);
  const payload = toBase64Url(new TextEncoder().encode(text));
  const signature = await crypto.subtle.sign(
    'HMAC',
    await importSecret(secret),
    new TextEncoder().encode(PURPOSE + payload),
  );
  return `${payload}.${toBase64Url(new Uint8Array(signature))}`;
}

export async function verifyUpload(
  secret: string,
  token: string,
  now: number,
): Promise<UploadVerdict> {
  const [payload = '', mark = '', ...more] = token.slice(0, MAX_TOKEN_LENGTH + 1).split('.', 3);
  const signature = fromBase64Url(mark);
  const text = fromBase64Url(payload);
  if (token.length > MAX_TOKEN_LENGTH || more.length > 0 || !signature || !text) {
    return { refused: 'invalid' };
  }
  const isOurs = await crypto.subtle.verify(
    'HMAC',
    await importSecret(secret),
    signature,
    new TextEncoder().encode(PURPOSE + payload),
  );
  const claim = isOurs ? readClaim(new TextDecoder().decode(text)) : undefined;
  if (!claim) return { refused: 'invalid' };
  return now < claim.expiresAt ? { claim } : { refused: 'expired' };
}

function readClaim(text: string): UploadClaim | undefined {
  const fields: unknown = JSON.parse(text);
  if (!Array.isArray(fields)) return undefined;
  const [key, type, userId, expiresAt] = fields as unknown[];
  const contentType = UPLOAD_TYPES.find((known) => known === type);
  if (typeof key !== 'string' || typeof userId !== 'string' || typeof expiresAt !== 'number') {
    return undefined;
  }
  return contentType && { key, contentType, userId, expiresAt };
}

const importSecret = (secret: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', new TextEncoder().encode(secret), ALGORITHM, false, [
    'sign',
    'verify',
  ]);

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Only the one canonical spelling, so that a token has no twins. */
function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]+$/.test(text) || text.length % 4 === 1) return undefined;
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  return toBase64Url(bytes) === text ? bytes : undefined;
}
