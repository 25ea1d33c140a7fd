const tokenBytes = 32;
const codes = 1_000_000;

/** 256 random bits, fit for an address. */
export function randomToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(tokenBytes));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Six digits, each code as likely as any other. */
export function randomCode(): string {
  const limit = 2 ** 32 - (2 ** 32 % codes);
  const drawn = new Uint32Array(1);
  do crypto.getRandomValues(drawn);
  while ((drawn[0] ?? limit) >= limit);
  return String((drawn[0] ?? 0) % codes).padStart(6, '0');
}
