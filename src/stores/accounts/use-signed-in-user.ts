import type { SiteUserView } from '#contract/accounts/current-user.ts';
import { $currentUser } from './current-user.ts';
import { useValue } from '../use-value.ts';

/** Null if the visitor is signed out, and until the server has answered. */
export function useSignedInUser(): SiteUserView | null {
  const current = useValue($currentUser);
  return current.status === 'signed-in' ? current.user : null;
}
