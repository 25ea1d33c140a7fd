import type { SiteContext } from '#functions/http/context.ts';

type Place = {
  site: Pick<SiteContext['site'], 'ownerId' | 'settings'>;
  repositories: Pick<SiteContext['repositories'], 'siteUsers'>;
};

/** Where answers to the letters of a site go; null where nobody would read them. */
export async function replyAddress({ site, repositories }: Place): Promise<string | null> {
  const { newsletterRepliesToOwner, contactEmail } = site.settings;
  if (!newsletterRepliesToOwner) return contactEmail;
  return repositories.siteUsers.findEmail(site.ownerId);
}

export const replyHeader = (address: string | null): Record<string, string> =>
  address === null ? {} : { 'Reply-To': address };
