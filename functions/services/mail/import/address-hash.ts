import type { SiteContext } from '#functions/http/context.ts';

/** By which a site knows an address again that it has forgotten. */
export const addressHash = (
  { hash, site }: Pick<SiteContext, 'hash' | 'site'>,
  email: string,
): Promise<string> => hash(`${site.id} ${email}`);
