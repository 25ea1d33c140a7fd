import type { SiteId } from '#domain/ids.ts';

/** An address of a cook from which the mail service takes no letter, whatever is in it. */
export type RefusedSender = { siteId: SiteId; address: string };
