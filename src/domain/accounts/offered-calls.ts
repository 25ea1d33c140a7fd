import { isAtLeast, type SiteRole } from './site-role.ts';

/**
 * The least role for calls whose acts would stand on screens that open to others too: the kitchen
 * offers them to those alone who may make them. The server's table holds these and all the rest.
 */
export const offeredCalls = {
  'POST /:siteSlug/builds/:buildId/rollback': 'owner',
  'PUT /:siteSlug/sites': 'owner',
} as const satisfies Record<string, SiteRole>;

export type OfferedCall = keyof typeof offeredCalls;

export const mayCall = (call: OfferedCall, role: SiteRole): boolean =>
  isAtLeast(role, offeredCalls[call]);
