import { hc } from 'hono/client';
import type { ManageApi } from '#functions/app.ts';
import { send } from './send.ts';

/** Calls of owners and accounts. */
export const manageApi = hc<ManageApi>('/api/v1/manage', { fetch: send });
