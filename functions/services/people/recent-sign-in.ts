import { isRecentSignIn } from '#domain/accounts/site-offer.ts';
import type { PersonContext, SiteContext } from '#functions/http/context.ts';
import { signInAgain } from '../service-error.ts';

/** A session that was left open on some device gives no site away, and takes none. */
export function requireRecentSignIn({ actor, now }: PersonContext | SiteContext): void {
  if (!isRecentSignIn(actor.signedInAt, now)) throw signInAgain();
}
