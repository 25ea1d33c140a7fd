import type { VisitorContext } from '#functions/http/context.ts';
import { commentingBanned } from '../service-error.ts';

/** Whoever is banned reads on, and neither comments nor upvotes nor reports. */
export async function checkNotBanned({ actor, repositories }: VisitorContext): Promise<void> {
  if (await repositories.commentBans.has(actor.user.id)) throw commentingBanned();
}
