import { keyedHash } from './keyed-hash.ts';

/** What is kept of the six digits mailed to an address: there are too few of them for a plain hash. */
export type SignInCodes = { hash: (email: string, code: string) => Promise<string> };

export function signInCodes(secret: string): SignInCodes {
  const { mark } = keyedHash(secret, 'sign-in code');
  return { hash: (email, code) => mark(`${email} ${code}`) };
}
