/** What a person is on a site, the least first: each may do what those before it may. */
export const siteRoles = ['moderator', 'editor', 'owner'] as const;
export type SiteRole = (typeof siteRoles)[number];

/** What an owner can make of others; a site has one owner. */
export const givenRoles = ['moderator', 'editor'] as const satisfies SiteRole[];
export type GivenRole = (typeof givenRoles)[number];

export const isAtLeast = (role: SiteRole, least: SiteRole): boolean =>
  siteRoles.indexOf(role) >= siteRoles.indexOf(least);
