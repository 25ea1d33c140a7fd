import type { SiteContext } from '#functions/http/context.ts';

/** Who asks, and when. */
export const deedOf = ({ actor, now }: SiteContext) => ({ by: actor.user.id, now });
