import type { SiteUserView } from '#contract/accounts/current-user.ts';
import { anonymous, type Reader } from '#domain/recipe/recipe-access.ts';
import { $currentUser, type CurrentUser } from './current-user.ts';

export function readerOf(user: SiteUserView | null): Reader {
  return user ? { kind: 'visitor', plan: user.currentSubscription?.planType ?? null } : anonymous;
}

/** Calls back when the visitor signs in or out; returns a function that stops it. */
export function followReader(changed: () => void): () => void {
  let reader = readerId($currentUser.get());
  return $currentUser.listen((current) => {
    const before = reader;
    reader = readerId(current) ?? before;
    if (before !== undefined && reader !== before) changed();
  });
}

/** Undefined while pending: learning who the first reader is counts as no change. */
function readerId(current: CurrentUser): string | undefined {
  if (current.status === 'pending') return undefined;
  return current.status === 'signed-in' ? current.user.id : 'signed-out';
}
