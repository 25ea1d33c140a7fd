import { anonymous, type Reader } from '#domain/recipe-access.ts';
import type { CurrentUser } from './current-user.ts';

/** Who reads this page; whoever is not known yet reads it as nobody does. */
export function readerOf(user: CurrentUser): Reader {
  if (user === 'pending' || user === null) return anonymous;
  return { kind: 'visitor', plan: user.currentSubscription?.planType ?? null };
}
