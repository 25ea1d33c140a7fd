import { anonymous, type Reader } from '#domain/recipe-access.ts';
import { $currentUser, type CurrentUser } from './current-user.ts';

/** Who reads this page; whoever is not known yet reads it as nobody does. */
export function readerOf(user: CurrentUser): Reader {
  if (user === 'pending' || user === null) return anonymous;
  return { kind: 'visitor', plan: user.currentSubscription?.planType ?? null };
}

/** Calls back once somebody else reads than at first, as after signing in or out; answers how to stop. */
export function followReader(changed: () => void): () => void {
  let reader = readerId($currentUser.get());
  return $currentUser.listen((user) => {
    const before = reader;
    reader = readerId(user) ?? before;
    if (before !== undefined && reader !== before) changed();
  });
}

/** Undefined as long as it is not known; the first to be known changes nothing. */
function readerId(user: CurrentUser): string | undefined {
  if (user === 'pending') return undefined;
  return user?.id ?? 'nobody';
}
