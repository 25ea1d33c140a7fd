import { handOverParameter } from '#domain/accounts/hand-over.ts';
import { isExpected } from '../failure.ts';
import { $currentUser, loadCurrentUser } from './current-user.ts';

let claiming: Promise<void> | null = null;

/**
 * Claims the session that a link from another host carries in the address, and removes it from
 * there. Several islands call this; the first call does the work.
 */
export function claimHandOver(): Promise<void> {
  claiming ??= claim();
  return claiming;
}

/** Claims a hand-over, then says whether the visitor is signed in to the site. */
export async function recogniseOnSite(): Promise<boolean> {
  await claimHandOver();
  try {
    await loadCurrentUser();
  } catch (error) {
    if (!isExpected(error)) reportError(error);
  }
  return $currentUser.get().status === 'signed-in';
}

async function claim(): Promise<void> {
  if (!new URL(globalThis.location.href).searchParams.has(handOverParameter)) return;
  try {
    // Few visitors arrive with a session. Without the code the address keeps it for a reload.
    const { claimToken } = await import('./claim-token.ts');
    await claimToken(takeToken());
  } catch (error) {
    reportError(error);
  }
}

function takeToken(): string {
  const url = new URL(globalThis.location.href);
  const token = url.searchParams.get(handOverParameter) ?? '';
  url.searchParams.delete(handOverParameter);
  globalThis.history.replaceState(globalThis.history.state, '', url);
  return token;
}
