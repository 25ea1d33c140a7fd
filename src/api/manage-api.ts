import type { hc } from 'hono/client';
import type { ManageApi } from '#functions/app.ts';
import { typedClient } from './typed-client.ts';

/** Calls of owners and accounts. */
export const manageApi = typedClient<ReturnType<typeof hc<ManageApi>>>('/api/v1/manage');
