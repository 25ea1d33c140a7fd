import type { hc } from 'hono/client';
import type { SiteApi } from '#functions/app.ts';
import { typedClient } from './typed-client.ts';

/** Calls to the public side of a site. */
export const siteApi = typedClient<ReturnType<typeof hc<SiteApi>>>('/api/v1/site');
