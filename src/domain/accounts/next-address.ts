import { callbackPath, readNext } from './link-addresses.ts';

const signInPaths = new Set(['/sign-in', '/sign-up', callbackPath]);

/** Where a person goes once signed in: where `next` says if that is here or on the platform, else home. */
export function nextAddress(
  next: string | null,
  { origin, platform }: { origin: string; platform: string },
): string {
  const homes = { origin, others: [], platform };
  const read = readNext(homes, origin, next ?? undefined);
  if (read === null) return '/';
  const { pathname } = new URL(read, origin);
  // A sign-in page would send the signed-in person to the same page again.
  return signInPaths.has(pathname.replace(/\/$/, '')) ? '/' : read;
}
