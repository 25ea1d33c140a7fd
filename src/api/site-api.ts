import { hc } from 'hono/client';
import type { SiteApi } from '#functions/app.ts';
import { send } from './send.ts';

/** Calls to the public side of a site. */
export const siteApi = hc<SiteApi>('/api/v1/site', { fetch: send });
