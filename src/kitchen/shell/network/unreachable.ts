import { ApiError } from '#api/api-error.ts';
import { NetworkError } from '#api/network-error.ts';

/** Whether nobody can tell what the server would have said. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof ApiError && error.status >= 500);
