const tokenBytes = 32;
const codes = 1_000_000;

/** 256 random bits, base64url. */
export function randomToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(tokenBytes));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Six digits, uniformly distributed. */
export function randomCode(): string {
  const limit = 2 ** 32 - (2 ** 32 % codes);
  const drawn = new Uint32Array(1);
  do crypto.getRandomValues(drawn);
  while ((drawn[0] ?? limit) >= limit);
  return String((drawn[0] ?? 0) % codes).padStart(6, '0');
}
